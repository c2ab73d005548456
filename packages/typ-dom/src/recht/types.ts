import type { Clock, GameTypes, Seat, ViewOf } from '@estocade/kernel'
import type { Settlement } from '../crossword/types.ts'
import type { Cell, CellKey, Run } from '../grid.ts'
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

/** Wer behält recht? */
export interface RechtConfig extends RackedConfig {
  readonly clock: Clock
}

/** The word being built: what is named, by whom, and the stones laid for it. */
export interface Naming extends Run {
  readonly author: Seat
  /** Named in the turn that is being played (T44). */
  readonly fresh: boolean
  /** One cell of the piece; the piece is the run through it. */
  readonly piece: Cell
  /** Cells filled since BEGIN: they return to the stocks if the word fails (T46). */
  readonly own: readonly CellKey[]
}

interface OnTurn {
  readonly seat: Seat
  /** T2: jollies laid in this turn. */
  readonly fresh: readonly CellKey[]
  readonly proposed: boolean
}

export type RechtPhase =
  | { readonly type: 'dealing' }
  | ({ readonly type: 'begin'; readonly bought: boolean } & OnTurn)
  | ({ readonly type: 'grow'; readonly bought: boolean } & OnTurn)
  | ({ readonly type: 'bonus'; readonly left: number } & OnTurn)
  | ({ readonly type: 'duty' } & OnTurn)
  | Pause<RechtSettlement>
  | Over<RechtSettlement>

export type TurnPhase = Extract<RechtPhase, OnTurn>

export type RechtSettlement = Settlement

interface Common extends RackedCommon {
  readonly config: RechtConfig
  readonly phase: RechtPhase
  readonly naming: Naming | null
  /** The word finished last. */
  readonly finished: Run | null
  /** Seats that failed a duty in this round. */
  readonly out: readonly Seat[]
  /** BEGINs passed in a row with empty stocks. */
  readonly passes: number
}

export type RechtState = Common & RackedSecrets
/** The racks of players who are out are shown, too. */
export type RechtView = ViewOf<Common & RackedShown>

/** A stone (lower case: a jolly) on a cell. */
export interface OneStone extends Cell {
  readonly stone: string
}

export type RechtEvent =
  | RackedEvent
  | { readonly type: 'phased'; readonly phase: TurnPhase }
  | {
      readonly type: 'named'
      readonly seat: Seat
      readonly laid: OneStone
      readonly run: Run
      readonly begins: boolean
    }
  | { readonly type: 'added'; readonly seat: Seat; readonly laid: OneStone }
  | { readonly type: 'fulfilled'; readonly seat: Seat; readonly laid: readonly OneStone[] }
  | { readonly type: 'completed'; readonly run: Run }
  | { readonly type: 'passed'; readonly seat: Seat; readonly counts: boolean }
  | {
      readonly type: 'dropped'
      readonly seat: Seat
      readonly rack: readonly Stone[]
      readonly changes: readonly number[]
    }
  | {
      readonly type: 'settled'
      readonly settlement: RechtSettlement
      readonly racks: readonly (readonly Stone[])[]
    }

export type RechtSeen = Exclude<RechtEvent, { readonly type: 'dealt' | 'bought' }> | HiddenEvent

export type RechtAction =
  /** Names a word that begins at `start`, and lays one stone of it. */
  | ({ readonly type: 'name'; readonly word: string; readonly start: Cell } & OneStone)
  /** Lays one more stone of the named word. */
  | ({ readonly type: 'add' } & OneStone)
  /** Draws a stone of this colour. */
  | { readonly type: 'buy'; readonly colour: Colour }
  /** Ends the turn. */
  | { readonly type: 'pass' }
  /** T50: buys and passes at once; only the table's clock sends it. */
  | { readonly type: 'buy-and-pass'; readonly colour: Colour }
  /** The named word from its first letter, `.` where a stone lies. */
  | { readonly type: 'fulfil'; readonly stones: string }
  /** Admits that the named word cannot be laid. */
  | { readonly type: 'fail' }
  /** T2: takes the jolly on this cell for the letter it stands for. */
  | ({ readonly type: 'swap' } & Cell)
  /** T13: ready for the next round. */
  | { readonly type: 'ready' }
  | LeavingAction
  | HouseWordAction

export interface RechtTypes extends GameTypes {
  Config: RechtConfig
  State: RechtState
  Event: RechtEvent
  Action: RechtAction
  View: RechtView
  SeenEvent: RechtSeen
}
