import type { Bag, Clock, Leaving, Seat, ViewOf } from '@estocade/kernel'
import type { LexiconId, Reason, WordRules } from '@estocade/words'
import type { Cards } from './cards.ts'
import type { Rack } from './rack.ts'

export interface Config {
  readonly language: LexiconId
  /** `challenge`: any letters may be laid, the others may object (A26). */
  readonly judging: 'checked' | 'challenge'
  /** A hand card may be laid face down as an eraser, one each turn (A24). */
  readonly beginners: boolean
  /** A24: where the face-down card may lie; a match logged before this option has the edge. */
  readonly faceDown?: 'edge' | 'anywhere'
  /** Whether a card may cover one that shows the same letter (A13). */
  readonly coverSame: boolean
  /** Which words the table admits (A25). */
  readonly words: Words
  readonly clock: Clock
}

export interface Words extends WordRules {
  /** Words that are admitted besides the dictionary, normalised. */
  readonly houseWords: readonly string[]
}

export type Grow = 'none' | 'front' | 'end'

/**
 * Cards for the new rack, one character per cell: `.` nothing, a capital a letter card, a small
 * letter a joker standing for it, `-` an eraser, `#` the card `down`, face down.
 */
export interface Laying {
  /** Where the rack gets one more cell. That cell is in `cards`. */
  readonly grow: Grow
  readonly cards: string
  readonly down?: string
}

export type Action =
  /** A3: offers a starting word; a small letter is a joker that stands for it. */
  | { readonly type: 'choose'; readonly cards: string }
  /** A3: offers none. */
  | { readonly type: 'decline' }
  /**
   * A7–A9: lays cards. `cards` has one character for each cell of the new rack: `.` no card, a capital a
   * letter, a small letter a joker that stands for it, `-` an eraser, `#` the card `down`, face down.
   */
  | ({ readonly type: 'lay' } & Laying)
  /** A18: puts a card under the stock and takes another. */
  | { readonly type: 'exchange'; readonly card: string }
  /** Ends the turn without a word. */
  | { readonly type: 'pass' }
  /** A26: does not doubt the word that was laid. */
  | { readonly type: 'accept'; readonly window: string }
  /** A26: doubts it. */
  | { readonly type: 'challenge'; readonly window: string }
  /** Only the table sets `by`: a player who concedes does not send it. */
  | { readonly type: 'concede'; readonly by?: 'time' }

/** A starting word as revealed (A3); `cards` is empty for a side that declined. */
export interface StartingWord {
  readonly cards: string
  readonly points: number
  /** False for a word that the judge does not admit: it counts as no word. */
  readonly admitted: boolean
}

export type EndReason = 'hand-empty' | 'all-passed' | 'conceded'

export type Event =
  | { readonly type: 'dealt'; readonly hands: readonly Cards[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly cards: string }
  | { readonly type: 'started'; readonly words: readonly StartingWord[]; readonly by: 'points' | 'lot' }
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly gave: string; readonly took: string }
  | ({ readonly type: 'laid'; readonly seat: Seat } & Laying)
  | {
      readonly type: 'opened'
      readonly window: string
      readonly word: string
      readonly points: number
      readonly awaiting: readonly Seat[]
    }
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly word: string; readonly wrong?: Reason }
  | { readonly type: 'withdrawn'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'scored'; readonly seat: Seat; readonly word: string; readonly points: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: Cards }
  | { readonly type: 'conceded'; readonly seat: Seat; readonly by?: 'time' }
  | {
      readonly type: 'ended'
      readonly reason: EndReason
      /** The cards left, by seat, and what each subtracts; none is subtracted when all others conceded. */
      readonly hands: readonly Cards[]
      readonly costs: readonly number[]
    }

export interface Turn {
  readonly seat: Seat
  readonly number: number
  readonly exchanges: number
}

/** The table before a word that may still be withdrawn. */
export interface Before {
  readonly rack: Rack
  readonly covered: Bag
  readonly down: Cards
  readonly hand: Cards
}

export interface Pending extends Turn {
  readonly window: string
  readonly word: string
  readonly points: number
  readonly awaiting: readonly Seat[]
}

export type Phase =
  | { readonly type: 'starting'; readonly chosen: readonly (string | null)[] }
  | ({ readonly type: 'turn' } & Turn)
  /** Between `laid` and the event that follows; only inside one step. */
  | ({ readonly type: 'laid'; readonly before: Before } & Turn)
  | ({ readonly type: 'window'; readonly before: Before } & Pending)
  | { readonly type: 'over'; readonly reason: EndReason }

export interface State {
  readonly config: Config
  readonly stock: Bag
  /** Cards exchanged away, first in first out, reached when the rest of the stock is gone (A18). */
  readonly under: Cards
  readonly hands: readonly Cards[]
  readonly rack: Rack
  /** Face-up cards that have been covered. */
  readonly covered: Bag
  /** Cards laid face down, covered or not. */
  readonly down: Cards
  readonly scores: readonly number[]
  readonly out: readonly boolean[]
  /** A27: who left, in that order. */
  readonly left: readonly Leaving[]
  /** Words that were found wrong and may not be laid again (A26). */
  readonly wrong: readonly string[]
  readonly windows: number
  /** Passes in a row made with the stock empty (A22). */
  readonly idle: number
  readonly turns: number
  readonly phase: Phase
}

export type PhaseView =
  | {
      readonly type: 'starting'
      readonly chosen: readonly boolean[]
      /** The viewer's own choice. */
      readonly own: string | null
    }
  | ({ readonly type: 'turn' } & Turn)
  | ({ readonly type: 'window' } & Pending)
  | { readonly type: 'over'; readonly reason: EndReason }

export interface ViewData {
  readonly config: Config
  readonly viewer: Seat | 'spectator'
  /** How many cards are left in the stock. */
  readonly stock: number
  /**
   * The viewer's own hand; every hand once the match is over; `null` for what is hidden. One character a card: `*` is
   * a joker, `-` an eraser.
   */
  readonly hands: readonly (Cards | null)[]
  readonly handSizes: readonly number[]
  /** One character a cell: a small letter is a joker standing for it, `_` an eraser, `#` a card face down. */
  readonly rack: Rack
  readonly covered: Bag
  /** How many cards have been laid face down. */
  readonly down: number
  readonly scores: readonly number[]
  readonly out: readonly boolean[]
  readonly left: readonly Leaving[]
  readonly wrong: readonly string[]
  readonly idle: number
  readonly turns: number
  readonly phase: PhaseView
}

export type View = ViewOf<ViewData>

type Plain = Exclude<Event, { type: 'dealt' | 'chose' | 'exchanged' | 'laid' | 'drew' }>

/** `null` stands for what the viewer may not see. */
export type SeenEvent =
  | Plain
  | { readonly type: 'dealt'; readonly hands: readonly (Cards | null)[]; readonly each: number }
  | { readonly type: 'chose'; readonly seat: Seat; readonly cards: string | null }
  | {
      readonly type: 'exchanged'
      readonly seat: Seat
      readonly gave: string | null
      readonly took: string | null
    }
  | {
      readonly type: 'laid'
      readonly seat: Seat
      readonly grow: Grow
      readonly cards: string
      readonly down: string | null
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: Cards | null; readonly count: number }

export interface AbrahaminetzTypes {
  Config: Config
  State: State
  Event: Event
  Action: Action
  View: View
  SeenEvent: SeenEvent
}
