import { type Chance, Decision, type Seat, seatsOf } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { settleRacks } from '../crossword/rules.ts'
import { inSquare, type Run } from '../grid.ts'
import { rackPrice } from '../stones.ts'
import { adoptIfAgreed } from '../table/house-words.ts'
import { type LeavingPart, players } from '../table/leaving.ts'
import { beginner, dealRacks } from '../table/stocks.ts'
import { swapsOf } from '../table/swaps.ts'
import { evolveRecht } from './evolve.ts'
import { fulfilments, missing, nextIn, stillIn } from './naming.ts'
import type { OneStone, RechtConfig, RechtEvent, RechtSettlement, RechtState, TurnPhase } from './types.ts'

/** A decision of Wer behält recht? */
export class RechtDecision extends Decision<RechtState, RechtEvent> {
  constructor(
    state: RechtState,
    readonly chance: Chance,
  ) {
    super(state, evolveRecht)
  }

  enter(phase: TurnPhase): void {
    this.emit({ type: 'phased', phase })
  }

  begin(seat: Seat): void {
    this.enter(beginOf(seat))
  }
}

const onTurn = (seat: Seat) => ({ seat, fresh: [], proposed: false })
const beginOf = (seat: Seat): TurnPhase => ({ type: 'begin', bought: false, ...onTurn(seat) })

export function dealRecht(
  config: RechtConfig,
  part: LeavingPart,
  round: number,
  factor: number,
  chance: Chance,
): readonly RechtEvent[] {
  const alphabet = alphabets[config.language]
  const racks = dealRacks(alphabet, part, { red: 5, black: 8 }, chance)
  const first = beginner(racks, alphabet, chance)
  return [
    { type: 'dealt', round, factor, racks, first },
    { type: 'phased', phase: beginOf(first) },
  ]
}

/** What follows after the player on turn has laid a stone; `bonus` is what it earned (R1–R3, R7–R11, R14–R17). */
export function afterStone(decision: RechtDecision, { seat }: TurnPhase, bonus: number): void {
  const { state } = decision
  const { naming } = state
  if (state.racks[seat]!.length === 0) {
    settle(decision, 'out')
    return
  }
  if (!naming) throw new Error('A stone was laid for no word')
  if (missing(state.grid, naming).length === 0) {
    const { direction, row, col, word } = naming
    const run: Run = { direction, row, col, word }
    decision.emit({ type: 'completed', run })
    decision.begin(naming.fresh ? nextIn(state, seat) : naming.author)
    return
  }
  const { fresh, proposed } = state.phase as TurnPhase
  if (bonus > 0) decision.enter({ type: 'bonus', left: bonus, seat, fresh, proposed })
  else growFrom(decision, seat)
}

/** GROW of the next player, or the author's duty (R18, R19). */
export function growFrom(decision: RechtDecision, seat: Seat): void {
  const { state } = decision
  const next = nextIn(state, seat)
  const { naming } = state
  if (naming?.author !== next) {
    decision.enter({ type: 'grow', bought: false, ...onTurn(next) })
    return
  }
  const rack = state.racks[next]!
  const able = fulfilments(state.grid, naming, rack).length > 0 || swapsOf(state.grid, rack, []).length > 0
  if (able) decision.enter({ type: 'duty', ...onTurn(next) })
  else drop(decision, next)
}

/** T46 */
export function drop(decision: RechtDecision, seat: Seat): void {
  emitDropped(decision, seat)
  if (stillIn(decision.state).length === 1) settle(decision, 'alone')
  else decision.begin(nextIn(decision.state, seat))
}

function emitDropped(decision: RechtDecision, seat: Seat): void {
  const { state } = decision
  const price = rackPrice(state.racks[seat]!) * state.factor
  const others = stillIn(state).filter((one) => one !== seat)
  const changes = seatsOf(state.seats).map((one) =>
    one === seat ? 0 - price * others.length : others.includes(one) ? price : 0,
  )
  decision.emit({ type: 'dropped', seat, rack: state.racks[seat]!, changes })
}

/** BEGIN goes on, or nobody can begin any more (R5, R6). */
export function beginFrom(decision: RechtDecision, seat: Seat): void {
  const { state } = decision
  if (state.passes >= stillIn(state).length) settle(decision, 'stuck')
  else decision.begin(nextIn(state, seat))
}

/** T47: does the stone just laid complete a filled square? */
export const squareBonus = (state: RechtState, laid: OneStone): number => (inSquare(state.grid, laid) ? 1 : 0)

/** T48, T49: a player who is out has paid already, one who left pays like one who lost (T14). */
export function settle(decision: RechtDecision, reason: RechtSettlement['reason']): void {
  const { state } = decision
  const settlement = settleRacks(state, stillIn(state), reason)
  decision.emit({ type: 'settled', settlement, racks: state.racks })
  const seated = players(state)
  if (seated.length === 1) decision.emit({ type: 'ended', winners: seated })
  if (seated.length === 1 || state.round < state.config.rounds) return
  const { scores } = decision.state
  const most = Math.max(...seated.map((one) => scores[one]!))
  const winners = scores.every((score) => score === 0) ? [] : seated.filter((one) => scores[one] === most)
  decision.emit({ type: 'ended', winners })
}

/** T14: a leaver with a duty pays like a player who cannot fulfil it; a word whose author leaves is removed. */
export function leave(decision: RechtDecision, by: Seat, why: 'choice' | 'time'): void {
  const { state } = decision
  const { phase } = state
  if (phase.type === 'duty' && phase.seat === by) {
    leaveDuty(decision, by, why)
    return
  }
  const plays = 'seat' in phase && stillIn(state).includes(by)
  const rack = plays ? state.racks[by]! : []
  decision.emit({ type: 'left', seat: by, by: why, rack, price: rackPrice(rack) })
  goOn(decision, by)
}

function leaveDuty(decision: RechtDecision, by: Seat, why: 'choice' | 'time'): void {
  const rack = decision.state.racks[by]!
  emitDropped(decision, by)
  const next = nextIn(decision.state, by)
  decision.emit({ type: 'left', seat: by, by: why, rack, price: 0 })
  // The next player begins. If the round is over, it is settled without the player who left.
  if (stillIn(decision.state).length === 1) settle(decision, 'alone')
  else decision.begin(next)
}

function goOn(decision: RechtDecision, by: Seat): void {
  const { phase } = decision.state
  if (!('seat' in phase)) afterPauseLeft(decision)
  else if (stillIn(decision.state).length === 1) settle(decision, 'alone')
  else {
    adoptIfAgreed(decision)
    turnAfterLeft(decision, phase, by)
  }
}

function turnAfterLeft(decision: RechtDecision, phase: TurnPhase, by: Seat): void {
  const mine = phase.seat === by
  const next = mine ? nextIn(decision.state, by) : phase.seat
  if (decision.state.naming === null && phase.type !== 'begin') decision.begin(next)
  else if (mine && phase.type === 'begin') decision.begin(next)
  else if (mine) growFrom(decision, by)
}

function afterPauseLeft(decision: RechtDecision): void {
  const seated = players(decision.state)
  if (seated.length === 1) decision.emit({ type: 'ended', winners: seated })
  else dealIfReady(decision)
}

/** T13, T11: deals the next round when all are ready; each round in a row without a winner doubles the next. */
export function dealIfReady(decision: RechtDecision): void {
  const { state, chance } = decision
  const { phase, config, round, factor } = state
  if (phase.type !== 'pause' || players(state).some((one) => !phase.ready.includes(one))) return
  const next = phase.settlement.winners.length === 0 ? factor * 2 : 1
  decision.emitAll(dealRecht(config, state, round + 1, next, chance))
}
