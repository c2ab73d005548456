import { type Leaving, type Outcome, type Seat, seat, seatsOf } from '@estocade/kernel'
import type { Stone } from '../stones.ts'

/** T14: the players who have left the match. */
export interface LeavingPart {
  readonly seats: number
  readonly left: readonly Leaving[]
}

/** Leaves the match. Only the table sets `by`; a player who concedes sends none. */
export type LeavingAction = { readonly type: 'concede'; readonly by?: 'time' }

/** `rack` goes back to the stocks, visible to all; `price` is what its owner pays for it in this round. */
export interface Left extends Leaving {
  readonly type: 'left'
  readonly rack: readonly Stone[]
  readonly price: number
}

export const hasLeft = ({ left }: LeavingPart, one: Seat): boolean => left.some((gone) => gone.seat === one)

/** Those who still play the match. */
export const players = (part: LeavingPart): readonly Seat[] =>
  part.left.length === 0 ? seatsOf(part.seats) : seatsOf(part.seats).filter((one) => !hasLeft(part, one))

/** The next who still plays, on the left. */
export function nextPlayer(part: LeavingPart, from: Seat): Seat {
  let next = seat((from + 1) % part.seats)
  while (hasLeft(part, next)) next = seat((next + 1) % part.seats)
  return next
}

export const withLeft = (outcome: Outcome, { left }: LeavingPart): Outcome =>
  left.length === 0 ? outcome : { ...outcome, left }

/** Why the match ended: the others have left, or how its last round ended. */
export const reasonOf = (part: LeavingPart, { reason }: { readonly reason: string }): string =>
  players(part).length === 1 ? 'conceded' : reason
