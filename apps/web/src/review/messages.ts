import type { Found } from './game-review.ts'
import type { Replayed } from './moment.ts'
import type { Unreadable } from './read-log.ts'
import type { DisplayForms } from './written.ts'

export type ToReviewer =
  /** A log or a record as text, or the content of a link. */
  | { readonly type: 'read'; readonly text: string }
  | { readonly type: 'unpack'; readonly packed: string }
  /** Try again after the dictionary could not be loaded. */
  | { readonly type: 'review' }

export interface ReadGame {
  readonly replay: Replayed
  readonly names: readonly string[]
  /** The game as text notation and as JSON, for download; the notation only for a valid log. */
  readonly record: string | undefined
  /** Whether the table ended it before the rules did. */
  readonly brokenOff: boolean
  readonly json: string
}

/** The result of verifying. Versions count moves; the lot is version 1 and the header is 0. */
export type Soundness =
  | { readonly type: 'sound' }
  | { readonly type: 'altered'; readonly version: number; readonly text: string }
  /** The dictionary may judge words differently now, so a difference proves nothing. */
  | { readonly type: 'other-dictionary' }

export type FromReviewer =
  | { readonly type: 'unreadable'; readonly why: Unreadable | { readonly type: 'damaged-link' } }
  | { readonly type: 'read'; readonly game: ReadGame }
  | { readonly type: 'verified'; readonly soundness: Soundness }
  | { readonly type: 'found'; readonly found: Found; readonly forms: DisplayForms }
  | { readonly type: 'no-dictionary' }
