import type { Seat } from '@estocade/kernel'
import { isFull } from './material.ts'
import { callersLeft, callersOn, liveSeats, nextSeat } from './sides.ts'
import type { EndReason, JarnacState } from './state.ts'
import type { Unfolding } from './unfolding.ts'

/** J37: so many turns running without a word, for every side, end the game. */
export const IDLE_TURNS = 6

/** J12: the turn is over; the next side opens. */
export function endTurn(tale: Unfolding, seat: Seat, by: 'choice' | 'time' | 'penalty', extra = 0): void {
  tale.add({ type: 'passed', seat, by })
  if (tale.state.config.solo) nextSoloTurn(tale, seat)
  else openTurn(tale, nextSeat(tale.state, seat), extra, seat, finalReason(tale, seat))
}

/** J45: a wrong Jarnac costs the turn, which goes to `next` with a letter more; the game never ends by it. */
export function loseTurn(tale: Unfolding, caller: Seat, next: Seat): void {
  tale.add({ type: 'passed', seat: caller, by: 'penalty' })
  openTurn(tale, next, 1, caller, null)
}

/** A turn begins with a window on `victim`, or the game ends when nobody can answer its last pass. */
export function openTurn(
  tale: Unfolding,
  seat: Seat,
  extra: number,
  victim: Seat | null,
  final: EndReason | null,
): void {
  const open = victim !== null && callersOn(tale.state, victim, seat).length > 0
  const window = open ? { id: tale.nextWindow(), victim, final } : null
  if (final !== null && !open) tale.add({ type: 'ended', reason: final })
  else tale.add({ type: 'turned', seat, extra, window })
}

/** Why the game is over unless a Jarnac answers this pass (J34, J36, J37). */
function finalReason(tale: Unfolding, seat: Seat): EndReason | null {
  const { state } = tale
  const live = liveSeats(state)
  if (isFull(state.sides[seat]!.rows)) return 'full'
  if (tale.bagSize === 0 && state.passes >= live.length) return 'stuck'
  return live.every((s) => state.sides[s]!.idle >= IDLE_TURNS) ? 'idle' : null
}

/** J60: a pass draws one letter. */
function nextSoloTurn(tale: Unfolding, seat: Seat): void {
  const reason = soloEnd(tale, seat)
  if (reason !== null) {
    tale.add({ type: 'ended', reason })
    return
  }
  tale.add({ type: 'turned', seat, extra: 0, window: null })
  tale.add({ type: 'took', seat, letters: tale.draw(1), first: false })
}

function soloEnd(tale: Unfolding, seat: Seat): EndReason | null {
  const { config, sides } = tale.state
  const { rows, turns } = sides[seat]!
  if (isFull(rows)) return 'full'
  if (tale.bagSize === 0) return 'stuck'
  return config.turnLimit !== null && turns >= config.turnLimit ? 'turn-limit' : null
}

/** J31–J33: a word on the last empty row. */
export function fillLastRow(tale: Unfolding, seat: Seat, length: number): void {
  const next = nextSeat(tale.state, seat)
  const answered = tale.state.config.ending === 'last-jarnac' && callersOn(tale.state, seat, next).length > 0
  if (answered) tale.add({ type: 'filled', seat, length, window: tale.nextWindow() })
  else tale.add({ type: 'ended', reason: 'full' })
}

/** A word on the last row ends the game, but not under "full and passed". */
export const endsByFilling = (state: JarnacState, seat: Seat): boolean =>
  state.config.ending !== 'full-and-passed' && isFull(state.sides[seat]!.rows)

/** Closes a window that nobody can use any more, if the game ends with it. */
export function closeWindow(tale: Unfolding): void {
  const { phase } = tale.state
  if (phase.type !== 'opening' && phase.type !== 'last-jarnac') return
  const { window } = phase
  if (!window?.final || tale.state.sides[window.victim]!.out) return
  if (callersLeft(tale.state, phase).length === 0) tale.add({ type: 'ended', reason: window.final })
}

/** J51: if the side whose turn it is has gone out, the next one opens; a window open to it stays open. */
export function moveOn(tale: Unfolding): void {
  const { phase, sides } = tale.state
  if (!('seat' in phase) || !sides[phase.seat]!.out) return
  const next = nextSeat(tale.state, phase.seat)
  const window = phase.type === 'opening' && phase.window?.victim !== next ? phase.window : null
  const extra = phase.type === 'opening' ? phase.extra : 0
  openTurn(tale, next, extra, window?.victim ?? null, window?.final ?? null)
}
