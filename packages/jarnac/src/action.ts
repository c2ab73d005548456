/** Windows are named by id: an answer to an old one is `stale`. Rows count from 0; `null` is a new word. */
export type JarnacAction =
  | { readonly type: 'take' }
  /** Three letters of the reserve go back for three. */
  | { readonly type: 'swap'; readonly letters: string }
  | { readonly type: 'lay'; readonly word: string; readonly row: number | null }
  | { readonly type: 'pass' }
  /** Jarnac! `row` is the victim's. */
  | { readonly type: 'call'; readonly window: string; readonly word: string; readonly row: number | null }
  | { readonly type: 'decline'; readonly window: string }
  | { readonly type: 'challenge'; readonly window: string }
  | { readonly type: 'accept'; readonly window: string }
  | { readonly type: 'hint'; readonly kind: 'play' | 'place' }
  | { readonly type: 'concede' }
  /** Time is up: what `onTimeout` gives when neither a window's default nor a pass will do. */
  | { readonly type: 'timeout' }
