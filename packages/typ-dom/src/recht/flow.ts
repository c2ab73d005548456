import { type Chance, type Seat, seatsOf } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { settleRacks } from '../crossword/rules.ts'
import { inSquare, type Run } from '../grid.ts'
import { rackPrice } from '../stones.ts'
import { adoptedByLeaving } from '../table/house-words.ts'
import { type LeavingPart, players } from '../table/leaving.ts'
import { beginner, dealRacks } from '../table/stocks.ts'
import { swapsOf } from '../table/swaps.ts'
import { evolveRecht } from './evolve.ts'
import { fulfilments, missing, nextIn, stillIn } from './naming.ts'
import type { OneStone, RechtConfig, RechtEvent, RechtSettlement, RechtState, TurnPhase } from './types.ts'

export type Events = readonly RechtEvent[]

const onTurn = (seat: Seat) => ({ seat, fresh: [], proposed: false })
const phased = (phase: TurnPhase): RechtEvent => ({ type: 'phased', phase })
const begin = (seat: Seat): RechtEvent => phased({ type: 'begin', bought: false, ...onTurn(seat) })

export function dealRecht(
  config: RechtConfig,
  part: LeavingPart,
  round: number,
  factor: number,
  chance: Chance,
): Events {
  const alphabet = alphabets[config.language]
  const racks = dealRacks(alphabet, part, { red: 5, black: 8 }, chance)
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

/** T48, T49; who is out has paid already, who left pays as one who lost (T14). */
export function settle(state: RechtState, reason: RechtSettlement['reason']): Events {
  const settlement = settleRacks(state, stillIn(state), reason)
  const settled: RechtEvent = { type: 'settled', settlement, racks: state.racks }
  const seated = players(state)
  if (seated.length === 1) return [settled, { type: 'ended', winners: seated }]
  if (state.round < state.config.rounds) return [settled]
  const { scores } = evolveRecht(state, settled)
  const most = Math.max(...seated.map((one) => scores[one]!))
  const winners = scores.every((score) => score === 0) ? [] : seated.filter((one) => scores[one] === most)
  return [settled, { type: 'ended', winners }]
}

/** T14: a leaver with a duty pays as one who cannot fulfil it; a word whose author leaves is taken off. */
export function leave(state: RechtState, by: Seat, why: 'choice' | 'time', chance: Chance): Events {
  const { phase } = state
  if (phase.type === 'duty' && phase.seat === by) return leaveDuty(state, by, why)
  const plays = 'seat' in phase && stillIn(state).includes(by)
  const rack = plays ? state.racks[by]! : []
  const left: RechtEvent = { type: 'left', seat: by, by: why, rack, price: rackPrice(rack) }
  const gone = evolveRecht(state, left)
  return [left, ...goOn(gone, by, chance)]
}

function leaveDuty(state: RechtState, by: Seat, why: 'choice' | 'time'): Events {
  const [dropped, ...rest] = drop(state, by)
  const left: RechtEvent = { type: 'left', seat: by, by: why, rack: state.racks[by]!, price: 0 }
  const gone = [dropped!, left].reduce(evolveRecht, state)
  // The next begins, unless the round is over: then it is settled without the one who left.
  return [dropped!, left, ...(stillIn(gone).length === 1 ? settle(gone, 'alone') : rest)]
}

function goOn(state: RechtState, by: Seat, chance: Chance): Events {
  const { phase } = state
  if (!('seat' in phase)) return afterPauseLeft(state, chance)
  if (stillIn(state).length === 1) return settle(state, 'alone')
  const adopted = adoptedByLeaving(state)
  if (state.naming === null && phase.type !== 'begin')
    return [...adopted, begin(phase.seat === by ? nextIn(state, by) : phase.seat)]
  if (phase.seat !== by) return adopted
  return [...adopted, ...(phase.type === 'begin' ? [begin(nextIn(state, by))] : growFrom(state, by))]
}

function afterPauseLeft(state: RechtState, chance: Chance): Events {
  const seated = players(state)
  return seated.length === 1 ? [{ type: 'ended', winners: seated }] : dealIfReady(state, chance)
}

/** T13, T11: when all are ready; each round in a row without a winner doubles the next. */
export function dealIfReady(state: RechtState, chance: Chance): Events {
  const { phase, config, round, factor } = state
  if (phase.type !== 'pause' || players(state).some((one) => !phase.ready.includes(one))) return []
  const next = phase.settlement.winners.length === 0 ? factor * 2 : 1
  return dealRecht(config, state, round + 1, next, chance)
}
