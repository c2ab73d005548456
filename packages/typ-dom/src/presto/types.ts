import type { Clock, GameTypes, Leaving, Seat, ViewOf } from '@estocade/kernel'
import type { LexiconId, WordRules } from '@estocade/words'
import type { Grid } from '../grid.ts'
import type { Stone } from '../stones.ts'
import type { HouseWordAction, HouseWordEvent, HouseWordsPart } from '../table/house-words.ts'
import type { LeavingAction, LeavingPart } from '../table/leaving.ts'
import type { BenchFault } from './bench.ts'

export interface PrestoConfig {
  readonly language: LexiconId
  /** T33: one stone may be left over, for half the points. */
  readonly easy: boolean
  /** T37: a number of rounds, or a goal of points. */
  readonly rounds: number | null
  readonly goal: number | null
  /** T35: seconds a round may last. */
  readonly limit: number | null
  readonly houseWords: readonly string[]
  /** T12: which kinds of words count; a match logged before this option has those of the box. */
  readonly words?: WordRules
  readonly clock: Clock
}

/** A player's progress in the round. The workbench itself belongs to the client and is not part of the state. */
export type Builder =
  | { readonly type: 'building' }
  | { readonly type: 'blocked'; readonly bench: Grid; readonly faults: readonly BenchFault[] }
  | { readonly type: 'finished'; readonly bench: Grid; readonly points: number }
  /** T35: given up, or out of time. */
  | { readonly type: 'gave-up'; readonly by?: 'time' }

export type SeenBuilder =
  | Exclude<Builder, { readonly type: 'blocked' | 'finished' }>
  | {
      readonly type: 'blocked'
      readonly placed: number
      readonly bench: Grid | null
      readonly faults: readonly BenchFault[]
    }
  | {
      readonly type: 'finished'
      readonly placed: number
      readonly bench: Grid | null
      readonly points: number
    }

export type PrestoPhase =
  | { readonly type: 'dealing' }
  | { readonly type: 'building' }
  | { readonly type: 'pause'; readonly ready: readonly Seat[] }
  | { readonly type: 'over'; readonly winners: readonly Seat[] }

interface Common extends HouseWordsPart, LeavingPart {
  readonly config: PrestoConfig
  readonly round: number
  readonly phase: PrestoPhase
  /** Refused claims of this round, by seat. */
  readonly refused: readonly number[]
  readonly scores: readonly number[]
}

export interface PrestoState extends Common {
  readonly racks: readonly (readonly Stone[])[]
  readonly builders: readonly Builder[]
}

export type PrestoView = ViewOf<
  Common & {
    /** `+` is a red jolly, `*` a black one. Others' racks are `null` until the round is over. */
    readonly racks: readonly (readonly Stone[] | null)[]
    readonly builders: readonly SeenBuilder[]
  }
>

export type PrestoEvent =
  | { readonly type: 'dealt'; readonly round: number; readonly racks: readonly (readonly Stone[])[] }
  | { readonly type: 'finished'; readonly seat: Seat; readonly bench: Grid; readonly points: number }
  | {
      readonly type: 'refused'
      readonly seat: Seat
      readonly bench: Grid
      readonly faults: readonly BenchFault[]
    }
  | { readonly type: 'resumed'; readonly seat: Seat }
  | { readonly type: 'gave-up'; readonly seat: Seat; readonly by?: 'time' }
  | ({ readonly type: 'left' } & Leaving)
  | { readonly type: 'settled'; readonly points: readonly number[] }
  | { readonly type: 'readied'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }
  | HouseWordEvent

export type PrestoSeen =
  | Exclude<PrestoEvent, { readonly type: 'dealt' | 'finished' | 'refused' }>
  | { readonly type: 'dealt'; readonly round: number; readonly racks: readonly (readonly Stone[] | null)[] }
  | {
      readonly type: 'finished'
      readonly seat: Seat
      readonly placed: number
      readonly bench: Grid | null
      readonly points: number
    }
  | {
      readonly type: 'refused'
      readonly seat: Seat
      readonly placed: number
      readonly bench: Grid | null
      readonly faults: readonly BenchFault[]
    }

export type PrestoAction =
  /** Claims "Fertig!" with the bench of this round: stones by `row,col`, a small letter for a jolly. */
  | { readonly type: 'claim'; readonly round: number; readonly bench: Grid }
  /** Ends the round for this player, without points. */
  | { readonly type: 'give-up'; readonly round: number; readonly by?: 'time' }
  /** Ends the block after a refused claim. Only the table's clock sends it. */
  | { readonly type: 'resume' }
  /** Ready for the next round. */
  | { readonly type: 'ready' }
  | LeavingAction
  | HouseWordAction

export interface PrestoTypes extends GameTypes {
  Config: PrestoConfig
  State: PrestoState
  Event: PrestoEvent
  Action: PrestoAction
  View: PrestoView
  SeenEvent: PrestoSeen
}
