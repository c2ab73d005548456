import { type Seat, seat, seatsOf } from '@estocade/kernel'
import { isFull } from './material.ts'
import type { JarnacState, LastJarnac, Opening, Phase, Window } from './state.ts'

/** A state or a view: these functions use only public parts. */
export type Table = Omit<JarnacState, 'bag'>

export const liveSeats = (table: Table): readonly Seat[] =>
  seatsOf(table.sides.length).filter((s) => !table.sides[s]!.out)

/** The sides in play that have no empty row. */
export const fullSides = (table: Table): readonly Seat[] =>
  liveSeats(table).filter((s) => isFull(table.sides[s]!.rows))

export function nextSeat(table: Table, after: Seat): Seat {
  const { length } = table.sides
  for (let step = 1; step <= length; step++) {
    const next = seat((after + step) % length)
    if (!table.sides[next]!.out) return next
  }
  throw new Error('No side is left.')
}

/** Whether a side could put a Jarnac on its board, in any window. */
const couldCall = (table: Table, caller: Seat, victim: Seat): boolean =>
  caller !== victim &&
  table.config.calls !== 0 &&
  !table.sides[caller]!.out &&
  !table.sides[victim]!.out &&
  !isFull(table.sides[caller]!.rows)

/** J24: the seats that may call on `victim` when it is `next`'s turn. */
export const callersOn = (table: Table, victim: Seat, next: Seat): readonly Seat[] =>
  (table.config.callers === 'open' ? liveSeats(table) : [next]).filter((caller) =>
    couldCall(table, caller, victim),
  )

/** The seats that may still call in the window of this phase. */
export function callersLeft(table: Table, phase: Phase): readonly Seat[] {
  if ((phase.type !== 'opening' && phase.type !== 'last-jarnac') || phase.window === null) return []
  const { window } = phase
  return callersOn(table, window.victim, turnAfter(table, phase)).filter(
    (caller) => !window.declined.includes(caller) && !isSpent(table, window, caller),
  )
}

export const isSpent = (table: Table, window: Window, caller: Seat): boolean =>
  table.config.calls !== null && window.calls[caller]! >= table.config.calls

/** The seat that has the turn, or will have it when the window closes. */
export const turnAfter = (table: Table, phase: Opening | LastJarnac): Seat =>
  phase.type === 'opening' ? phase.seat : nextSeat(table, phase.seat)
