import { type Chance, type Seat, seatsOf } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { settlePrices } from '../crossword/rules.ts'
import { inSquare, type Run } from '../grid.ts'
import { rackPrice } from '../stones.ts'
import { beginner, dealRacks } from '../table/stocks.ts'
import { swapsOf } from '../table/swaps.ts'
import { evolveRecht } from './evolve.ts'
import { fulfilments, missing, nextIn, stillIn } from './naming.ts'
import type { OneStone, RechtConfig, RechtEvent, RechtState, TurnPhase } from './types.ts'

export type Events = readonly RechtEvent[]

const onTurn = (seat: Seat) => ({ seat, fresh: [], proposed: false })
const phased = (phase: TurnPhase): RechtEvent => ({ type: 'phased', phase })
const begin = (seat: Seat): RechtEvent => phased({ type: 'begin', bought: false, ...onTurn(seat) })

export function dealRecht(
  config: RechtConfig,
  seats: number,
  round: number,
  factor: number,
  chance: Chance,
): Events {
  const alphabet = alphabets[config.language]
  const racks = dealRacks(alphabet, seats, { red: 5, black: 8 }, chance)
  const first = beginner(racks, alphabet, chance)
  return [{ type: 'dealt', round, factor, racks, first }, begin(first)]
}

/** What follows a stone laid by the player on turn; `bonus` is what it earned (R1–R3, R7–R11, R14–R17). */
export function afterStone(state: RechtState, phase: TurnPhase, bonus: number): Events {
  const { seat } = phase
  if (state.racks[seat]!.length === 0) return settle(state, 'out')
  const { naming } = state
  if (!naming) throw new Error('A stone was laid for no word')
  if (missing(state.grid, naming).length === 0) {
    const { direction, row, col, word } = naming
    const run: Run = { direction, row, col, word }
    return [{ type: 'completed', run }, begin(naming.fresh ? nextIn(state, seat) : naming.author)]
  }
  const { fresh, proposed } = state.phase as TurnPhase
  return bonus > 0 ? [phased({ type: 'bonus', left: bonus, seat, fresh, proposed })] : growFrom(state, seat)
}

/** GROW of the next player, or the author's duty (R18, R19). */
export function growFrom(state: RechtState, seat: Seat): Events {
  const next = nextIn(state, seat)
  const { naming } = state
  if (naming?.author !== next) return [phased({ type: 'grow', bought: false, ...onTurn(next) })]
  const rack = state.racks[next]!
  const able = fulfilments(state.grid, naming, rack).length > 0 || swapsOf(state.grid, rack, []).length > 0
  return able ? [phased({ type: 'duty', ...onTurn(next) })] : drop(state, next)
}

/** T46 */
export function drop(state: RechtState, seat: Seat): Events {
  const price = rackPrice(state.racks[seat]!) * state.factor
  const others = stillIn(state).filter((one) => one !== seat)
  const changes = seatsOf(state.seats).map((one) =>
    one === seat ? 0 - price * others.length : others.includes(one) ? price : 0,
  )
  const dropped: RechtEvent = { type: 'dropped', seat, rack: state.racks[seat]!, changes }
  const after = evolveRecht(state, dropped)
  return [dropped, ...(others.length === 1 ? settle(after, 'alone') : [begin(nextIn(after, seat))])]
}

/** BEGIN goes on, or nobody can begin any more (R5, R6). */
export function beginFrom(state: RechtState, seat: Seat): Events {
  return state.passes >= stillIn(state).length ? settle(state, 'stuck') : [begin(nextIn(state, seat))]
}

export const beginAgain = (seat: Seat): Events => [begin(seat)]

/** T47: does the stone just laid complete a filled square? */
export const squareBonus = (state: RechtState, laid: OneStone): number => (inSquare(state.grid, laid) ? 1 : 0)

/** T48, T49; who is out has paid already. */
export function settle(state: RechtState, reason: 'out' | 'stuck' | 'alone'): Events {
  const settlement = settlementOf(state, reason)
  const settled: RechtEvent = { type: 'settled', settlement, racks: state.racks }
  if (state.round < state.config.rounds) return [settled]
  const { scores } = evolveRecht(state, settled)
  const most = Math.max(...scores)
  const winners = scores.every((score) => score === 0)
    ? []
    : seatsOf(state.seats).filter((one) => scores[one] === most)
  return [settled, { type: 'ended', winners }]
}

function settlementOf(state: RechtState, reason: 'out' | 'stuck' | 'alone') {
  const seated = stillIn(state)
  const none = Array<number>(state.seats).fill(0)
  if (reason === 'alone') return { reason, winners: seated, changes: none }
  const among = settlePrices(
    seated.map((one) => rackPrice(state.racks[one]!)),
    reason,
    state.factor,
  )
  const changes = seated.reduce((all, one, i) => all.with(one, among.changes[i]!), none)
  return { reason, winners: among.winners.map((i) => seated[i]!), changes }
}
