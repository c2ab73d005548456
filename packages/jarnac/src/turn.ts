import type { Seat } from '@estocade/kernel'
import type { JarnacDecision } from './jarnac-decision.ts'
import { isFull } from './material.ts'
import { callersLeft, callersOn, liveSeats, nextSeat } from './sides.ts'
import type { EndReason, JarnacState } from './state.ts'

/** J37: the number of turns in a row without a word, for every side, that ends the game. */
export const IDLE_TURNS = 6

/** J12: the turn is over; the next side opens. */
export function endTurn(
  decision: JarnacDecision,
  seat: Seat,
  by: 'choice' | 'time' | 'penalty',
  extra = 0,
): void {
  decision.emit({ type: 'passed', seat, by })
  if (decision.state.config.solo) nextSoloTurn(decision, seat)
  else openTurn(decision, nextSeat(decision.state, seat), extra, seat, finalReason(decision, seat))
}

/** J45: after a wrong Jarnac `next` gets the turn and one more letter; this never ends the game. */
export function loseTurn(decision: JarnacDecision, caller: Seat, next: Seat): void {
  decision.emit({ type: 'passed', seat: caller, by: 'penalty' })
  openTurn(decision, next, 1, caller, null)
}

/** Begins a turn with a window on `victim`, or ends the game when nobody can answer the last pass. */
export function openTurn(
  decision: JarnacDecision,
  seat: Seat,
  extra: number,
  victim: Seat | null,
  final: EndReason | null,
): void {
  const open = victim !== null && callersOn(decision.state, victim, seat).length > 0
  const window = open ? { id: decision.nextWindow(), victim, final } : null
  if (final !== null && !open) decision.emit({ type: 'ended', reason: final })
  else decision.emit({ type: 'turned', seat, extra, window })
}

/** Why the game is over unless a Jarnac answers this pass (J34, J36, J37). */
function finalReason(decision: JarnacDecision, seat: Seat): EndReason | null {
  const { state } = decision
  const live = liveSeats(state)
  if (isFull(state.sides[seat]!.rows)) return 'full'
  if (decision.bagSize === 0 && state.passes >= live.length) return 'stuck'
  return live.every((s) => state.sides[s]!.idle >= IDLE_TURNS) ? 'idle' : null
}

/** J60: a pass draws one letter. */
function nextSoloTurn(decision: JarnacDecision, seat: Seat): void {
  const reason = soloEnd(decision, seat)
  if (reason !== null) {
    decision.emit({ type: 'ended', reason })
    return
  }
  decision.emit({ type: 'turned', seat, extra: 0, window: null })
  decision.emit({ type: 'took', seat, letters: decision.draw(1), first: false })
}

function soloEnd(decision: JarnacDecision, seat: Seat): EndReason | null {
  const { config, sides } = decision.state
  const { rows, turns } = sides[seat]!
  if (isFull(rows)) return 'full'
  if (decision.bagSize === 0) return 'stuck'
  return config.turnLimit !== null && turns >= config.turnLimit ? 'turn-limit' : null
}

/** J31–J33: a word on the last empty row. */
export function fillLastRow(decision: JarnacDecision, seat: Seat, length: number): void {
  const next = nextSeat(decision.state, seat)
  const answered =
    decision.state.config.ending === 'last-jarnac' && callersOn(decision.state, seat, next).length > 0
  if (answered) decision.emit({ type: 'filled', seat, length, window: decision.nextWindow() })
  else decision.emit({ type: 'ended', reason: 'full' })
}

/** A word on the last row ends the game, but not under "full and passed". */
export const endsByFilling = (state: JarnacState, seat: Seat): boolean =>
  state.config.ending !== 'full-and-passed' && isFull(state.sides[seat]!.rows)

/** Ends the game if its last window can no longer be used by anybody. */
export function closeWindow(decision: JarnacDecision): void {
  const { phase } = decision.state
  if (phase.type !== 'opening' && phase.type !== 'last-jarnac') return
  const { window } = phase
  if (!window?.final || decision.state.sides[window.victim]!.out) return
  if (callersLeft(decision.state, phase).length === 0) decision.emit({ type: 'ended', reason: window.final })
}

/** J51: if the side with the turn is out, the turn of the next side begins; an open window stays open. */
export function moveOn(decision: JarnacDecision): void {
  const { phase, sides } = decision.state
  if (!('seat' in phase) || !sides[phase.seat]!.out) return
  const next = nextSeat(decision.state, phase.seat)
  const window = phase.type === 'opening' && phase.window?.victim !== next ? phase.window : null
  const extra = phase.type === 'opening' ? phase.extra : 0
  openTurn(decision, next, extra, window?.victim ?? null, window?.final ?? null)
}
