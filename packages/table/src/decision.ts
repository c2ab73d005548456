import { type GameTypes, type Live, ok, type Refusal, type Result, refuse } from '@estocade/kernel'
import type { TableEvent } from './events.ts'

/** What a command leads to. */
export interface TableDecision {
  readonly events: readonly TableEvent[]
  /**
   * The match after each `step` event that is not an undo, in order: the game was asked while deciding, and
   * applying the events need not ask it again.
   */
  readonly reached: readonly Live<GameTypes>[]
}

export type Decided = Result<TableDecision, Refusal>

/** A decision in which no game moved on. */
export const facts = (...events: readonly TableEvent[]): Decided => ok({ events, reached: [] })

export const hostOnly = (): Result<never> => refuse('not-host', 'Only the host may do that.')
export const notNow = (): Result<never> => refuse('not-now', 'That is not possible at this moment.')
export const stale = (): Result<never> => refuse('stale', 'Too late: the moment this answers is over.')
export const noSeat = (): Result<never> => refuse('no-seat', 'There is no such seat.')
