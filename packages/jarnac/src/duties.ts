import type { Duty, Seat } from '@estocade/kernel'
import type { JarnacAction } from './action.ts'
import { unanswered } from './challenge.ts'
import { callersLeft, type Table } from './sides.ts'
import type { LastJarnac, Opening } from './state.ts'

/** J41: seconds to challenge or accept a word. */
export const CHALLENGE_SECONDS = 10
/** J25: seconds for an open Jarnac. */
export const OPEN_SECONDS = 5

/** Who may or must do something now. */
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
  const others = callers.filter((seat) => seat !== phase.seat)
  const turn: Duty = { seat: phase.seat, for: 'turn', about: `t${table.turn}` }
  const waits = others.length > 0 && !callers.includes(phase.seat)
  return [...(waits ? [] : [turn]), ...others.map((seat) => callDuty(table, phase, seat))]
}

/** With open Jarnac all have the same short time; else the next side answers on its own clock. */
const callDuty = (table: Table, phase: Opening | LastJarnac, seat: Seat): Duty => {
  const about = phase.window!.id
  return table.config.callers === 'open'
    ? { seat, for: 'window', about, limit: OPEN_SECONDS }
    : { seat, for: 'turn', about }
}

/** J11, J45: silence accepts and declines; a turn is passed; an empty bank loses. */
export function onTimeout(table: Table, seat: Seat): JarnacAction {
  const { phase, config } = table
  if (phase.type === 'challenge') return { type: 'accept', window: phase.window }
  const duty = duties(table).find((one) => one.seat === seat)
  if (duty?.for === 'turn' && config.clock.type === 'bank') return { type: 'timeout' }
  const callers = callersLeft(table, phase)
  if ((phase.type === 'opening' || phase.type === 'last-jarnac') && callers.includes(seat)) {
    const mustAnswer = phase.seat !== seat || phase.window!.final !== null || callers.length > 1
    if (mustAnswer) return { type: 'decline', window: phase.window!.id }
  }
  return { type: 'timeout' }
}
