import { type Seat, seatsOf } from '@estocade/kernel'
import type { StoneSet } from '../stones.ts'
import { isJollyStone, rackPrice, type Stone, wordPoints } from '../stones.ts'
import { hasLeft, players } from '../table/leaving.ts'
import type { CrosswordState, Settlement } from './types.ts'

/** The rules that differ between Kreuzwort and Point. */
export interface CrosswordRules {
  readonly id: 'kreuzwort' | 'point'
  /** T8, T23: how many stones a player may buy instead of laying. */
  readonly mostBought: number
  /** T8: whether a player may not pass while the stocks have stones. */
  readonly mustBuy: boolean
  /** T22: a further word is a right, not a duty. */
  readonly furtherIsFree: boolean
  /** T24: the round goes on to the end of the lap when a rack is empty. */
  readonly playsLapOut: boolean
  points(stones: string, set: StoneSet): number
  settle(state: CrosswordState, reason: Settlement['reason'], set: StoneSet): Settlement
  /** T14: what a player who leaves pays for their rack. */
  leftPrice(rack: readonly Stone[], set: StoneSet): number
  /** The winners of the match, by scores and rounds won; players who left cannot win. */
  winners(state: CrosswordState): readonly Seat[]
}

/** T24 */
export const FIRST_OUT_BONUS = 10
/** T24: a jolly left over. */
const JOLLY_LEFT = 10

export const kreuzwort: CrosswordRules = {
  id: 'kreuzwort',
  mostBought: 1,
  mustBuy: true,
  furtherIsFree: false,
  playsLapOut: false,
  points: () => 0,
  settle: (state, reason) => settleRacks(state, players(state), reason),
  leftPrice: rackPrice,
  winners: (state) =>
    state.scores.every((score) => score === 0) ? [] : bestOf(players(state), state.scores),
}

export const point: CrosswordRules = {
  id: 'point',
  mostBought: 3,
  mustBuy: false,
  furtherIsFree: true,
  playsLapOut: true,
  points: (stones, set) => wordPoints(stones, set.points),
  settle: settlePoints,
  leftPrice: leftPoints,
  winners: (state) => {
    const { config, scores, wins } = state
    const most = config.winner === 'most-points' ? players(state) : bestOf(players(state), wins)
    return bestOf(most, scores)
  },
}

/**
 * T10, T11: the player with the lowest rack gets the differences between the other racks and theirs; an empty rack has
 * the value 0. If two racks are lowest, nobody wins.
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

/**
 * T10, T11, T14: settles the racks of the players in `among`. A player who left in this round pays the winner for the
 * rack held then, less the lowest rack that is still in play. With one player left nothing is compared.
 */
export function settleRacks<R extends 'out' | 'stuck' | 'alone'>(
  state: Pick<CrosswordState, 'seats' | 'left' | 'racks' | 'debts' | 'factor'>,
  among: readonly Seat[],
  reason: R,
): { readonly reason: R; readonly winners: readonly Seat[]; readonly changes: readonly number[] } {
  const prices = among.map((seat) => (reason === 'alone' ? 0 : rackPrice(state.racks[seat]!)))
  const settled = settlePrices(prices, reason, state.factor)
  const winners = settled.winners.map((i) => among[i]!)
  const changes = Array<number>(state.seats).fill(0)
  for (const [i, seat] of among.entries()) changes[seat] = settled.changes[i]!
  const [winner] = winners
  for (const { seat } of winner === undefined ? [] : state.left) {
    const owed = Math.max(0, state.debts[seat]! - Math.min(...prices)) * state.factor
    changes[seat]! -= owed
    changes[winner!]! += owed
  }
  return { reason, winners, changes }
}

/** T24–T26; T14: a player who left keeps the points won, less the rack, and cannot win. */
function settlePoints(state: CrosswordState, reason: Settlement['reason'], set: StoneSet): Settlement {
  const changes = state.racks.map(
    (rack, seat) => state.points[seat]! - leftPoints(rack, set) - state.debts[seat]!,
  )
  const { out } = state
  const byOrder =
    reason === 'out' && state.config.winner === 'first-out' && out !== null && !hasLeft(state, out)
  return { reason, winners: byOrder ? [out] : bestOf(players(state), changes), changes }
}

export function leftPoints(rack: readonly Stone[], set: StoneSet): number {
  return rack.reduce((sum, stone) => sum + (isJollyStone(stone) ? JOLLY_LEFT : set.points[stone]!), 0)
}

function bestOf(seats: readonly Seat[], numbers: readonly number[]): readonly Seat[] {
  const most = Math.max(...seats.map((seat) => numbers[seat]!))
  return seats.filter((seat) => numbers[seat] === most)
}
