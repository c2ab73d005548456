import type { Duty, Seat } from '@estocade/kernel'
import type { JarnacAction } from './action.ts'
import { unanswered } from './challenge.ts'
import { callersLeft, type Table } from './sides.ts'
import type { LastJarnac, Opening } from './state.ts'

/** J41: seconds to challenge or accept a word. */
export const CHALLENGE_SECONDS = 10
/** J25: seconds for an open Jarnac. */
export const OPEN_SECONDS = 5

/** The seats that may or must act now. */
export function duties(table: Table): readonly Duty[] {
  const { phase } = table
  switch (phase.type) {
    case 'dealing':
    case 'over':
      return []
    case 'playing':
      return [{ seat: phase.seat, for: 'turn', about: `t${table.turn}` }]
    case 'challenge':
      return unanswered(table, phase).map((seat) => ({
        seat,
        for: 'window',
        about: phase.window,
        limit: CHALLENGE_SECONDS,
      }))
    case 'opening':
      return openingDuties(table, phase)
    case 'last-jarnac':
      return callersLeft(table, phase).map((seat) => callDuty(table, phase, seat))
  }
}

/** The side to move waits while others may call and it cannot. */
function openingDuties(table: Table, phase: Opening): readonly Duty[] {
  const callers = callersLeft(table, phase)
  const own: readonly Duty[] = callers.includes(phase.seat)
    ? [ownDuty(table, phase, phase.seat, `t${table.turn}`)]
    : callers.length > 0
      ? []
      : [{ seat: phase.seat, for: 'turn', about: `t${table.turn}` }]
  const others = callers.filter((seat) => seat !== phase.seat)
  return [...own, ...others.map((seat) => callDuty(table, phase, seat))]
}

/** With open Jarnac all callers have the same short time; otherwise the next side has its own time. */
const callDuty = (table: Table, phase: Opening | LastJarnac, seat: Seat): Duty => {
  const about = phase.window!.id
  return table.config.callers === 'open'
    ? { seat, for: 'window', about, limit: table.config.callTime ?? OPEN_SECONDS }
    : ownDuty(table, phase, seat, about)
}

/**
 * J19: the next side calls within the time to call, or within the seconds of a turn. That time is not part of its
 * turn. Without either, the call is part of its turn, and the duty is a `turn`.
 */
function ownDuty({ config }: Table, { window }: Opening | LastJarnac, seat: Seat, turn: string): Duty {
  const { clock } = config
  const limit = config.callTime ?? (clock.type === 'turn' ? clock.seconds : undefined)
  return limit === undefined
    ? { seat, for: 'turn', about: turn }
    : { seat, for: 'window', about: window!.id, limit }
}

/** J11, J19: a time-out accepts a word, declines to call, or passes a turn; an empty bank loses. */
export function onTimeout(table: Table, seat: Seat): JarnacAction {
  const { phase, config } = table
  if (phase.type === 'challenge') return { type: 'accept', window: phase.window }
  const duty = duties(table).find((one) => one.seat === seat)
  if (duty?.for === 'turn' && config.clock.type === 'bank') return { type: 'timeout' }
  const callers = callersLeft(table, phase)
  if ((phase.type === 'opening' || phase.type === 'last-jarnac') && callers.includes(seat)) {
    const mustAnswer =
      duty?.for === 'window' || phase.seat !== seat || phase.window!.final !== null || callers.length > 1
    if (mustAnswer) return { type: 'decline', window: phase.window!.id }
  }
  return { type: 'timeout' }
}
