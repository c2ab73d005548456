import type { Seat } from '@estocade/kernel'
import type { EndReason } from './state.ts'

/** A hint: a whole play, or only the row where one is possible (`null`: a new word). */
export type Hint =
  | { readonly type: 'play'; readonly word: string; readonly row: number | null; readonly jarnac: boolean }
  | { readonly type: 'place'; readonly row: number | null; readonly jarnac: boolean }
  | { readonly type: 'nothing' }

/** Folding events needs neither dictionary nor chance. Nothing is hidden, so all viewers see them unchanged. */
export type JarnacEvent =
  | { readonly type: 'began'; readonly lexicon: string; readonly first: Seat }
  /** A turn begins; `window` names the right to call on `victim`. */
  | {
      readonly type: 'turned'
      readonly seat: Seat
      readonly extra: number
      readonly window: {
        readonly id: string
        readonly victim: Seat
        readonly final: EndReason | null
      } | null
    }
  /** `first`: these are the letters of its first turn. */
  | { readonly type: 'took'; readonly seat: Seat; readonly letters: string; readonly first: boolean }
  /** Vowel rule: the last letter drawn goes back for another. */
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly drawn: string; readonly back: string }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly drawn: string; readonly back: string }
  | {
      readonly type: 'laid'
      readonly seat: Seat
      readonly row: number
      readonly word: string
      readonly was: string
      /** Letters that left the reserve. */
      readonly used: string
      /** The challenge window it opens; `null` when words are checked as they are laid. */
      readonly window: string | null
    }
  | {
      readonly type: 'called'
      readonly seat: Seat
      readonly victim: Seat
      /** The victim's row; `null` for a new word. */
      readonly from: number | null
      /** The caller's row. */
      readonly row: number
      readonly word: string
      readonly was: string
      readonly used: string
      readonly window: string | null
    }
  | { readonly type: 'earned'; readonly seat: Seat; readonly letters: string }
  | { readonly type: 'accepted'; readonly seat: Seat }
  | {
      readonly type: 'challenged'
      readonly seat: Seat
      readonly word: string
      readonly right: boolean
      /** A code of the judge, or `same-entry`; '' when right. */
      readonly reason: string
    }
  /** The challenge window closed and the word stays. */
  | { readonly type: 'stood' }
  /** The word was taken back: rows and reserves as before it. `wrong`: it may not be laid again. */
  | { readonly type: 'struck'; readonly wrong: boolean; readonly from: string | null }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat; readonly by: 'choice' | 'time' | 'penalty' }
  | {
      readonly type: 'filled'
      readonly seat: Seat
      readonly length: number
      readonly window: string
    }
  | { readonly type: 'hinted'; readonly seat: Seat; readonly hint: Hint }
  | { readonly type: 'conceded'; readonly seat: Seat; readonly by: 'choice' | 'time' }
  | { readonly type: 'ended'; readonly reason: EndReason }
