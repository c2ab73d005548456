import { ok, type Result, type Seat } from '@estocade/kernel'
import { afterCall, giveUpCalls } from './jarnac-call.ts'
import { afterLay, judged } from './lay.ts'
import { refusals } from './refusals.ts'
import { liveSeats, nextSeat, type Table } from './sides.ts'
import type { Challenge, PendingWord } from './state.ts'
import { endTurn, loseTurn, moveOn, openTurn } from './turn.ts'
import type { Unfolding } from './unfolding.ts'

export function accept(tale: Unfolding, seat: Seat, id: string): Result<void> {
  const open = challengeFor(tale.state, seat, id)
  if (!open.ok) return open
  tale.add({ type: 'accepted', seat })
  closeIfAccepted(tale)
  return ok(undefined)
}

/** J41–J45: the verdict, then what follows from it. */
export function challenge(tale: Unfolding, seat: Seat, id: string): Result<void> {
  const open = challengeFor(tale.state, seat, id)
  if (!open.ok) return open
  const { pending } = open.value
  const wrong = judged(tale.judge, pending.word, pending.was)
  tale.add({ type: 'challenged', seat, word: pending.word, right: !wrong, reason: wrong?.code ?? '' })
  if (!wrong) letStand(tale, pending, tale.state.config.penalty ? 1 : 0)
  else strike(tale, pending, wrong.code === 'same-entry' ? pending.was : null)
  return ok(undefined)
}

/** Those whose answer is still out. */
export const unanswered = (table: Table, { pending, accepted }: Challenge): readonly Seat[] =>
  liveSeats(table).filter((seat) => seat !== pending.seat && !accepted.includes(seat))

export function closeIfAccepted(tale: Unfolding): void {
  const { phase } = tale.state
  if (phase.type === 'challenge' && unanswered(tale.state, phase).length === 0)
    letStand(tale, phase.pending, 0)
}

function challengeFor(table: Table, seat: Seat, id: string): Result<Challenge> {
  const { phase } = table
  if (phase.type !== 'challenge')
    return table.config.judging === 'checked' ? refusals.noChallenge() : refusals.stale()
  if (phase.window !== id) return refusals.stale()
  if (phase.pending.seat === seat) return refusals.ownWord()
  return phase.accepted.includes(seat) ? refusals.accepted() : ok(phase)
}

function letStand(tale: Unfolding, { seat, word, was, victim }: PendingWord, bonus: number): void {
  tale.add({ type: 'stood' })
  if (victim === null) afterLay(tale, seat, word, was === '', bonus)
  else afterCall(tale, seat, word, bonus)
  moveOn(tale)
}

/** `from`: wrong only as a lengthening of that word. */
function strike(tale: Unfolding, { seat, victim }: PendingWord, from: string | null): void {
  tale.add({ type: 'struck', wrong: true, from })
  if (tale.state.config.penalty) punish(tale, seat, victim)
  moveOn(tale)
}

/** J43, J45: the turn of a wrong word is over; a wrong Jarnac gives it to the victim. */
function punish(tale: Unfolding, seat: Seat, victim: Seat | null): void {
  const { phase } = tale.state
  if (victim === null) endTurn(tale, seat, 'penalty', 1)
  else if (phase.type === 'opening' && phase.seat === seat)
    loseTurn(tale, seat, robbed(tale.state, victim, seat))
  // Out of turn there is no turn to lose; but the game does not end by a wrong call.
  else if (phase.type === 'opening' && phase.window?.final) openTurn(tale, victim, 1, null, null)
  else giveUpCalls(tale, seat)
}

/** Who has the turn after a wrong Jarnac: the victim or, if it has left, the next side that is not the caller. */
function robbed(table: Table, victim: Seat, caller: Seat): Seat {
  if (!table.sides[victim]!.out) return victim
  const next = nextSeat(table, victim)
  return next === caller ? nextSeat(table, caller) : next
}
