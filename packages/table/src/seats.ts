import { type Refusal, type Result, refuse, type Seat } from '@estocade/kernel'
import type { Speaker } from './commands.ts'
import type { Side, Table } from './table.ts'

export interface Place {
  readonly seat: Seat
  readonly side: Side
  readonly captain: boolean
}

export function placeOf({ sides }: Table, player: string): Place | undefined {
  for (let seat = 0; seat < sides.length; seat++) {
    const side = sides[seat]!
    for (const member of side.members)
      if (member.player === player) return { seat: seat as Seat, side, captain: side.captain === player }
  }
  return undefined
}

/** The seat whose view a player gets; `spectator` without a seat. */
export const viewerOf = (table: Table, player: string | undefined): Seat | 'spectator' =>
  (player === undefined ? undefined : placeOf(table, player)?.seat) ?? 'spectator'

/** Whether this person may see the table. Before the first match everybody who knows the link may. */
export function mayWatch(table: Table, player: string | undefined): boolean {
  const { visibility, spectators } = table.settings
  if (visibility !== 'private' && spectators) return true
  if (table.phase === 'gathering' && table.match === undefined) return true
  return player !== undefined && (player === table.host || placeOf(table, player) !== undefined)
}

export function captainOf(table: Table, by: Speaker): Result<Place, Refusal> {
  const place = placeOf(table, by.player)
  if (place === undefined) return refuse('not-seated', 'You have no seat at this table.')
  if (!place.captain) return refuse('not-captain', "The captain's word is final: propose it to your captain.")
  return { ok: true, value: place }
}

export function memberOf(table: Table, by: Speaker): Result<Place, Refusal> {
  const place = placeOf(table, by.player)
  return place === undefined
    ? refuse('not-seated', 'You have no seat at this table.')
    : { ok: true, value: place }
}

export const validSeat = (table: Table, seat: number): seat is Seat =>
  Number.isInteger(seat) && seat >= 0 && seat < table.sides.length
