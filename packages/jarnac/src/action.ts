import type { Level } from '@estocade/kernel'

/** Windows are named by id: an answer to an old one is `stale`. Rows count from 0; `null` is a new word. */
export type JarnacAction =
  /** Draws the letters that a turn begins with. */
  | { readonly type: 'take' }
  /** Three letters of the reserve go back for three. */
  | { readonly type: 'swap'; readonly letters: string }
  /** Lays a word on an empty row (`row: null`), or a longer one on one of the player's own rows. */
  | { readonly type: 'lay'; readonly word: string; readonly row: number | null }
  /** Ends the turn. */
  | { readonly type: 'pass' }
  /** Jarnac! `row` is the victim's. */
  | { readonly type: 'call'; readonly window: string; readonly word: string; readonly row: number | null }
  /** Makes no call in this window. */
  | { readonly type: 'decline'; readonly window: string }
  /** Doubts the word that was laid last. */
  | { readonly type: 'challenge'; readonly window: string }
  /** Does not doubt it. */
  | { readonly type: 'accept'; readonly window: string }
  /** Asks for a whole play, or only for the row where one is possible; with a level, for a word that the level knows. */
  | { readonly type: 'hint'; readonly kind: 'play' | 'place'; readonly level?: Level }
  | { readonly type: 'concede' }
  /** Time is up: what `onTimeout` gives when neither a window's default nor a pass will do. */
  | { readonly type: 'timeout' }
