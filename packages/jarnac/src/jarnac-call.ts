import { ok, type Result, type Seat } from '@estocade/kernel'
import type { JarnacDecision } from './jarnac-decision.ts'
import { earn, fit, shaped, stopped } from './lay.ts'
import { firstEmptyRow, isFull } from './material.ts'
import { refusals } from './refusals.ts'
import { callersOn, isSpent, type Table, turnAfter } from './sides.ts'
import type { LastJarnac, Opening, Window } from './state.ts'
import { closeWindow, endsByFilling, fillLastRow, openTurn } from './turn.ts'

type Called = { readonly seat: Seat; readonly phase: Opening | LastJarnac; readonly window: Window }

/** J20–J28: takes a play that the victim missed. */
export function call(
  decision: JarnacDecision,
  seat: Seat,
  id: string,
  word: string,
  row: number | null,
): Result<void> {
  const here = windowFor(decision.state, seat, id)
  if (!here.ok) return here
  const misshapen = shaped(decision.state, decision.judge, word)
  if (misshapen) return { ok: false, error: misshapen }
  const { window } = here.value
  const taken = callable(decision.state, here.value, word, row)
  if (!taken.ok) return taken
  const stop = stopped(decision.state, decision.judge, word, taken.value.was)
  if (stop) return { ok: false, error: stop }
  const challengeWindow = decision.state.config.judging === 'challenge' ? decision.nextWindow() : null
  decision.emit({
    type: 'called',
    seat,
    victim: window.victim,
    from: row,
    row: firstEmptyRow(decision.state.sides[seat]!.rows),
    word,
    ...taken.value,
    window: challengeWindow,
  })
  if (challengeWindow === null) afterCall(decision, seat, word, 0)
  return ok(undefined)
}

/** Whether the play is possible on the victim's board: letters, immunity, and room for a new word. */
function callable(table: Table, { seat, phase, window }: Called, word: string, row: number | null) {
  const victim = table.sides[window.victim]!
  const fitted = fit(victim, word, row)
  if (!fitted.ok) {
    const rivals = window.calls.some((calls, caller) => calls > 0 && caller !== seat)
    return rivals && fit(window.found, word, row).ok ? refusals.gone(word) : fitted
  }
  const { was } = fitted.value
  if (isImmune(table, window.victim, was)) return refusals.immune(was)
  if (row !== null) return fitted
  if (phase.type === 'last-jarnac')
    return word.length > phase.length ? fitted : refusals.notLonger(word, phase.length)
  return isFull(window.found.rows) ? refusals.victimFull() : fitted
}

/** J23. */
export function isImmune(table: Table, victim: Seat, was: string): boolean {
  const length = table.config.immunity[victim] ?? null
  return length !== null && was.length >= length
}

/** The window with this id, or the refusal if `seat` cannot call in it. */
function windowFor(table: Table, seat: Seat, id: string): Result<Called> {
  const { phase } = table
  if ((phase.type !== 'opening' && phase.type !== 'last-jarnac') || phase.window?.id !== id)
    return refusals.stale()
  const { window } = phase
  if (window.declined.includes(seat)) return refusals.declined()
  if (isSpent(table, window, seat)) return refusals.callLimit(table.config.calls!)
  if (callersOn(table, window.victim, turnAfter(table, phase)).includes(seat))
    return ok({ seat, phase, window })
  const barred = seat !== window.victim && isFull(table.sides[seat]!.rows)
  return barred ? refusals.callerFull() : refusals.notCaller()
}

/** J27, J32, J35: checks the end of the game first; after a last Jarnac the caller's turn begins. */
export function afterCall(decision: JarnacDecision, seat: Seat, word: string, bonus: number): void {
  const { phase } = decision.state
  const last = phase.type === 'last-jarnac'
  if (endsByFilling(decision.state, seat)) {
    if (last) decision.emit({ type: 'ended', reason: 'full' })
    else fillLastRow(decision, seat, word.length)
    return
  }
  if (bonus > 0) earn(decision, seat, bonus)
  if (last) openTurn(decision, seat, 0, null, null)
}

export function decline(decision: JarnacDecision, seat: Seat, id: string): Result<void> {
  const here = windowFor(decision.state, seat, id)
  if (!here.ok) return here
  giveUpCalls(decision, seat)
  return ok(undefined)
}

export function giveUpCalls(decision: JarnacDecision, seat: Seat): void {
  decision.emit({ type: 'declined', seat })
  closeWindow(decision)
}
