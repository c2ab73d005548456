import type { Clock, GameTypes, Seat, ViewOf } from '@estocade/kernel'
import type { Cell, CellKey } from '../grid.ts'
import type { Placement } from '../placement.ts'
import type { Colour, Stone } from '../stones.ts'
import type { HouseWordAction } from '../table/house-words.ts'
import type { LeavingAction } from '../table/leaving.ts'
import type {
  HiddenEvent,
  RackedCommon,
  RackedConfig,
  RackedEvent,
  RackedSecrets,
  RackedShown,
} from '../table/racked.ts'
import type { Over, Pause } from '../table/rounds.ts'
import type { ColourCounts } from '../table/stocks.ts'

/** The configuration of Kreuzwort and Point: racks, a common table, one word per turn. */
export interface CrosswordConfig extends RackedConfig {
  readonly deal: ColourCounts
  /** T4: touching is enough, no shared letter needed. */
  readonly touching: boolean
  /** T7: a second word that links earns a third, and so on. */
  readonly chains: boolean
  /** T25, Point: who wins a round. */
  readonly winner: 'first-out' | 'most-points'
  readonly clock: Clock
}

export interface Settlement {
  /** `alone`: all others have left (T14). */
  readonly reason: 'out' | 'stuck' | 'alone'
  /** None when the lowest racks are equal. */
  readonly winners: readonly Seat[]
  /** What the round adds to the match scores, doubling included. */
  readonly changes: readonly number[]
}

export type CrosswordPhase =
  | { readonly type: 'dealing' }
  | {
      readonly type: 'turn'
      readonly seat: Seat
      /** Words laid in this turn. */
      readonly laid: number
      /** T7: a further word is earned. */
      readonly owed: boolean
      /** T2: jollies laid in this turn may not be taken. */
      readonly fresh: readonly CellKey[]
      readonly proposed: boolean
    }
  | Pause<Settlement>
  | Over<Settlement>

interface Common extends RackedCommon {
  readonly config: CrosswordConfig
  /** The seat that began the round; laps are counted from it. */
  readonly first: Seat
  readonly phase: CrosswordPhase
  /** Turns in a row in which nothing was laid or bought. */
  readonly passes: number
  /** T24: the first empty rack. */
  readonly out: Seat | null
  /** Point: points for words in this round, by seat. */
  readonly points: readonly number[]
}

export type CrosswordState = Common & RackedSecrets
export type CrosswordView = ViewOf<Common & RackedShown>

export type CrosswordEvent =
  | RackedEvent
  | { readonly type: 'turned'; readonly seat: Seat }
  | {
      readonly type: 'laid'
      readonly seat: Seat
      readonly placement: Placement
      readonly word: string
      /** Point: the word's points; 0 in Kreuzwort. */
      readonly points: number
      /** T6, T7: one more word is earned. */
      readonly earned: boolean
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'emptied'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'settled'
      readonly settlement: Settlement
      readonly racks: readonly (readonly Stone[])[]
    }

export type CrosswordSeen = Exclude<CrosswordEvent, { readonly type: 'dealt' | 'bought' }> | HiddenEvent

export type CrosswordAction =
  /** T2: takes the jolly on this cell for the letter it stands for. */
  | ({ readonly type: 'swap' } & Cell)
  /** T3, T4: lays a word. `stones` runs from its first letter: `.` where a stone lies, a small letter for a jolly. */
  | ({ readonly type: 'lay' } & Placement)
  /** Draws stones of these colours from the stocks. */
  | { readonly type: 'buy'; readonly colours: readonly Colour[] }
  /** Ends the turn. */
  | { readonly type: 'pass' }
  /** T13: ready for the next round. */
  | { readonly type: 'ready' }
  | LeavingAction
  | HouseWordAction

export interface CrosswordTypes extends GameTypes {
  Config: CrosswordConfig
  State: CrosswordState
  Event: CrosswordEvent
  Action: CrosswordAction
  View: CrosswordView
  SeenEvent: CrosswordSeen
}
