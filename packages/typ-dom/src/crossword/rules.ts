import { type Seat, seatsOf } from '@estocade/kernel'
import type { StoneSet } from '../stones.ts'
import { isJollyStone, rackPrice, type Stone, wordPoints } from '../stones.ts'
import type { CrosswordState, Settlement } from './types.ts'

/** Where Kreuzwort and Point part. */
export interface CrosswordRules {
  readonly id: 'kreuzwort' | 'point'
  readonly mostSeats: number
  /** T8, T23: how many stones one may buy instead of laying. */
  readonly mostBought: number
  /** T8: with stones in the stocks one may not simply pass. */
  readonly mustBuy: boolean
  /** T22: a further word is a right, not a duty. */
  readonly furtherIsFree: boolean
  /** T24: the round goes on to the end of the lap when a rack is empty. */
  readonly playsLapOut: boolean
  points(stones: string, set: StoneSet): number
  settle(state: CrosswordState, reason: Settlement['reason'], set: StoneSet): Settlement
  /** The match's winners by scores and rounds won. */
  winners(state: CrosswordState): readonly Seat[]
}

/** T24 */
export const FIRST_OUT_BONUS = 10
/** T24: a jolly left over. */
const JOLLY_LEFT = 10

export const kreuzwort: CrosswordRules = {
  id: 'kreuzwort',
  mostSeats: 5,
  mostBought: 1,
  mustBuy: true,
  furtherIsFree: false,
  playsLapOut: false,
  points: () => 0,
  settle: (state, reason) => settlePrices(state.racks.map(rackPrice), reason, state.factor),
  winners: ({ scores }) =>
    leaders(
      scores,
      scores.some((score) => score !== 0),
    ),
}

export const point: CrosswordRules = {
  id: 'point',
  mostSeats: 6,
  mostBought: 3,
  mustBuy: false,
  furtherIsFree: true,
  playsLapOut: true,
  points: (stones, set) => wordPoints(stones, set.points),
  settle: settlePoints,
  winners: ({ config, scores, wins }) =>
    config.winner === 'most-points' ? leaders(scores) : bestOf(leaders(wins), scores),
}

/**
 * T10, T11: the lowest rack is paid what the others' are worth above it; an empty one is worth nothing. Two
 * lowest racks: nobody wins.
 */
export function settlePrices(
  prices: readonly number[],
  reason: Settlement['reason'],
  factor: number,
): Settlement {
  const lowest = Math.min(...prices)
  const winners = seatsOf(prices.length).filter((seat) => prices[seat] === lowest)
  if (winners.length > 1) return { reason, winners: [], changes: prices.map(() => 0) }
  const paid = prices.map((price) => (price - lowest) * factor)
  const total = paid.reduce((sum, n) => sum + n, 0)
  return { reason, winners, changes: paid.map((n, seat) => (seat === winners[0] ? total : 0 - n)) }
}

/** T24–T26 */
function settlePoints(state: CrosswordState, reason: Settlement['reason'], set: StoneSet): Settlement {
  const changes = state.racks.map((rack, seat) => state.points[seat]! - leftPoints(rack, set))
  const byOrder = reason === 'out' && state.config.winner === 'first-out' && state.out !== null
  return { reason, winners: byOrder ? [state.out!] : leaders(changes), changes }
}

export const leftPoints = (rack: readonly Stone[], set: StoneSet): number =>
  rack.reduce((sum, stone) => sum + (isJollyStone(stone) ? JOLLY_LEFT : set.points[stone]!), 0)

function leaders(numbers: readonly number[], any = true): readonly Seat[] {
  return any ? bestOf(seatsOf(numbers.length), numbers) : []
}

function bestOf(seats: readonly Seat[], numbers: readonly number[]): readonly Seat[] {
  const most = Math.max(...seats.map((seat) => numbers[seat]!))
  return seats.filter((seat) => numbers[seat] === most)
}
