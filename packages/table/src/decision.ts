import { type GameTypes, type Live, ok, type Refusal, type Result, refuse } from '@estocade/kernel'
import type { TableEvent } from './events.ts'

/** What a command leads to. */
export interface TableDecision {
  readonly events: readonly TableEvent[]
  /**
   * The match after each `step` event that is not an undo, in order. Deciding has computed it already, so applying the
   * events does not call the game again.
   */
  readonly reached: readonly Live<GameTypes>[]
}

export type Decided = Result<TableDecision, Refusal>

/** A decision without a step of the game. */
export const facts = (...events: readonly TableEvent[]): Decided => ok({ events, reached: [] })

export const hostOnly = (): Result<never> => refuse('not-host', 'Only the host may do that.')
export const notNow = (): Result<never> => refuse('not-now', 'That is not possible at this moment.')
export const stale = (): Result<never> => refuse('stale', 'Too late: the moment this answers is over.')
export const noSeat = (): Result<never> => refuse('no-seat', 'There is no such seat.')
