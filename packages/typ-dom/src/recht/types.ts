import type { Clock, GameTypes, Seat, ViewOf } from '@estocade/kernel'
import type { LexiconId } from '@estocade/words'
import type { Settlement } from '../crossword/types.ts'
import type { Cell, CellKey, Grid, Run } from '../grid.ts'
import type { Colour, Stone } from '../stones.ts'
import type { HouseWordAction, HouseWordEvent, HouseWordsPart } from '../table/house-words.ts'
import type { ColourCounts, Stocks } from '../table/stocks.ts'

/** Wer behält recht? */
export interface RechtConfig {
  readonly language: LexiconId
  readonly rounds: number
  readonly houseWords: readonly string[]
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
  | { readonly type: 'pause'; readonly settlement: RechtSettlement; readonly ready: readonly Seat[] }
  | { readonly type: 'over'; readonly settlement: RechtSettlement; readonly winners: readonly Seat[] }

export type TurnPhase = Extract<RechtPhase, OnTurn>

export interface RechtSettlement extends Omit<Settlement, 'reason'> {
  readonly reason: 'out' | 'stuck' | 'alone'
}

interface Common extends HouseWordsPart {
  readonly config: RechtConfig
  readonly seats: number
  readonly round: number
  readonly factor: number
  readonly grid: Grid
  readonly turn: number
  readonly phase: RechtPhase
  readonly naming: Naming | null
  /** The word finished last. */
  readonly finished: Run | null
  /** Seats that failed a duty in this round. */
  readonly out: readonly Seat[]
  /** BEGINs passed in a row with empty stocks. */
  readonly passes: number
  readonly scores: readonly number[]
  readonly wins: readonly number[]
}

export interface RechtState extends Common {
  readonly racks: readonly (readonly Stone[])[]
  readonly stocks: Stocks
}

export type RechtView = ViewOf<
  Common & {
    /** `null` where the viewer does not see it: others' racks, until they are out or the round is settled. */
    readonly racks: readonly (readonly Stone[] | null)[]
    readonly held: readonly ColourCounts[]
    readonly stocks: ColourCounts
  }
>

/** A stone (lower case: a jolly) on a cell. */
export interface OneStone extends Cell {
  readonly stone: string
}

export type RechtEvent =
  | {
      readonly type: 'dealt'
      readonly round: number
      readonly factor: number
      readonly racks: readonly (readonly Stone[])[]
      readonly first: Seat
    }
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
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly row: number
      readonly col: number
      readonly letter: Stone
    }
  | { readonly type: 'bought'; readonly seat: Seat; readonly stones: readonly Stone[] }
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
  | { readonly type: 'readied'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }
  | HouseWordEvent

export type RechtSeen =
  | Exclude<RechtEvent, { readonly type: 'dealt' | 'bought' }>
  | {
      readonly type: 'dealt'
      readonly round: number
      readonly factor: number
      readonly racks: readonly (readonly Stone[] | null)[]
      readonly first: Seat
    }
  | {
      readonly type: 'bought'
      readonly seat: Seat
      readonly stones: readonly Stone[] | null
      readonly colours: readonly Colour[]
    }

export type RechtAction =
  | ({ readonly type: 'name'; readonly word: string; readonly start: Cell } & OneStone)
  | ({ readonly type: 'add' } & OneStone)
  | { readonly type: 'buy'; readonly colour: Colour }
  | { readonly type: 'pass' }
  /** T50: both in one, for the clock. */
  | { readonly type: 'buy-and-pass'; readonly colour: Colour }
  /** The named word from its first letter, `.` where a stone lies. */
  | { readonly type: 'fulfil'; readonly stones: string }
  | { readonly type: 'fail' }
  | ({ readonly type: 'swap' } & Cell)
  | { readonly type: 'ready' }
  | HouseWordAction

export interface RechtTypes extends GameTypes {
  Config: RechtConfig
  State: RechtState
  Event: RechtEvent
  Action: RechtAction
  View: RechtView
  SeenEvent: RechtSeen
}
