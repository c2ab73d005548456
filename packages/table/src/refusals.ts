import { type Refusal, type Result, refuse } from '@estocade/kernel'
import type { TableEvent } from './events.ts'

export type Decided = Result<readonly TableEvent[], Refusal>

export const hostOnly = (): Result<never> => refuse('not-host', 'Only the host may do that.')
export const notNow = (): Result<never> => refuse('not-now', 'That is not possible at this moment.')
export const stale = (): Result<never> => refuse('stale', 'Too late: the moment this answers is over.')
export const noSeat = (): Result<never> => refuse('no-seat', 'There is no such seat.')
