import type { Found } from './game-review.ts'
import type { Replayed } from './moment.ts'
import type { Unreadable } from './read-log.ts'

export type ToReviewer =
  /** A log or a record as text; or what stood in a link. */
  | { readonly type: 'read'; readonly text: string }
  | { readonly type: 'unpack'; readonly packed: string }
  /** Once more, after the dictionary could not be had. */
  | { readonly type: 'review' }

export interface ReadGame {
  readonly replay: Replayed
  readonly names: readonly string[]
  /** The game as text notation and as JSON, to keep; the notation only of a sound log. */
  readonly record: string | undefined
  /** The table ended it before the rules did. */
  readonly brokenOff: boolean
  readonly json: string
}

/** What verifying found. Versions count moves from the lot, which is 1; 0 is the header. */
export type Soundness =
  | { readonly type: 'sound' }
  | { readonly type: 'altered'; readonly version: number; readonly text: string }
  /** Words may be judged otherwise now: what differs is no proof. */
  | { readonly type: 'other-dictionary' }

export type FromReviewer =
  | { readonly type: 'unreadable'; readonly why: Unreadable | { readonly type: 'damaged-link' } }
  | { readonly type: 'read'; readonly game: ReadGame }
  | { readonly type: 'verified'; readonly soundness: Soundness }
  | { readonly type: 'found'; readonly found: Found }
  | { readonly type: 'no-dictionary' }
