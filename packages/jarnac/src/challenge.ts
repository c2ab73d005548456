import { ok, type Result, type Seat } from '@estocade/kernel'
import { afterCall, giveUpCalls } from './jarnac-call.ts'
import type { JarnacDecision } from './jarnac-decision.ts'
import { afterLay, judged } from './lay.ts'
import { refusals } from './refusals.ts'
import { liveSeats, nextSeat, type Table } from './sides.ts'
import type { Challenge, PendingWord } from './state.ts'
import { endTurn, loseTurn, moveOn, openTurn } from './turn.ts'

export function accept(decision: JarnacDecision, seat: Seat, id: string): Result<void> {
  const open = challengeFor(decision.state, seat, id)
  if (!open.ok) return open
  decision.emit({ type: 'accepted', seat })
  closeIfAccepted(decision)
  return ok(undefined)
}

/** J41–J45: decides whether the word is right, then applies the consequences. */
export function challenge(decision: JarnacDecision, seat: Seat, id: string): Result<void> {
  const open = challengeFor(decision.state, seat, id)
  if (!open.ok) return open
  const { pending } = open.value
  const wrong = judged(decision.judge, pending.word, pending.was)
  decision.emit({ type: 'challenged', seat, word: pending.word, right: !wrong, reason: wrong?.code ?? '' })
  if (!wrong) letStand(decision, pending, decision.state.config.penalty ? 1 : 0)
  else strike(decision, pending, wrong.code === 'same-entry' ? pending.was : null)
  return ok(undefined)
}

/** The seats that have not answered yet. */
export const unanswered = (table: Table, { pending, accepted }: Challenge): readonly Seat[] =>
  liveSeats(table).filter((seat) => seat !== pending.seat && !accepted.includes(seat))

export function closeIfAccepted(decision: JarnacDecision): void {
  const { phase } = decision.state
  if (phase.type === 'challenge' && unanswered(decision.state, phase).length === 0)
    letStand(decision, phase.pending, 0)
}

function challengeFor(table: Table, seat: Seat, id: string): Result<Challenge> {
  const { phase } = table
  if (phase.type !== 'challenge')
    return table.config.judging === 'checked' ? refusals.noChallenge() : refusals.stale()
  if (phase.window !== id) return refusals.stale()
  if (phase.pending.seat === seat) return refusals.ownWord()
  return phase.accepted.includes(seat) ? refusals.accepted() : ok(phase)
}

function letStand(decision: JarnacDecision, { seat, word, was, victim }: PendingWord, bonus: number): void {
  decision.emit({ type: 'stood' })
  if (victim === null) afterLay(decision, seat, word, was === '', bonus)
  else afterCall(decision, seat, word, bonus)
  moveOn(decision)
}

/** Takes the word back. `from`: it is wrong only as a lengthening of that word. */
function strike(decision: JarnacDecision, { seat, victim }: PendingWord, from: string | null): void {
  decision.emit({ type: 'struck', wrong: true, from })
  if (decision.state.config.penalty) punish(decision, seat, victim)
  moveOn(decision)
}

/** J43, J45: the turn of a wrong word is over; a wrong Jarnac gives it to the victim. */
function punish(decision: JarnacDecision, seat: Seat, victim: Seat | null): void {
  const { phase } = decision.state
  if (victim === null) endTurn(decision, seat, 'penalty', 1)
  else if (phase.type === 'opening' && phase.seat === seat)
    loseTurn(decision, seat, robbed(decision.state, victim, seat))
  // A caller out of turn has no turn to lose. But a wrong call must not end the game.
  else if (phase.type === 'opening' && phase.window?.final) openTurn(decision, victim, 1, null, null)
  else giveUpCalls(decision, seat)
}

/** The side that has the turn after a wrong Jarnac: the victim or, if it has left, the side after the caller. */
const robbed = (table: Table, victim: Seat, caller: Seat): Seat =>
  table.sides[victim]!.out ? nextSeat(table, caller) : victim
