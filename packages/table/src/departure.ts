import type { TableEvent } from './events.ts'
import type { Table } from './table.ts'

/** Stands for the name and the words of somebody who has left for good, in any language. */
export const DEPARTED = '—'

/** Whether this player's name or words are still part of the table as it is. */
export const concerns = ({ sides, chat }: Table, player: string): boolean =>
  [...sides.flatMap(({ members }) => members), ...chat].some(
    (one) => one.player === player && one.name !== DEPARTED,
  )

export const departed = (table: Table, player: string): Table => ({
  ...table,
  sides: table.sides.map((side) =>
    side.members.some((member) => member.player === player)
      ? {
          ...side,
          members: side.members.map((member) =>
            member.player === player ? { ...member, name: DEPARTED } : member,
          ),
        }
      : side,
  ),
  chat: table.chat.map((line) =>
    line.player === player ? { ...line, name: DEPARTED, text: DEPARTED } : line,
  ),
})

/**
 * The same event without name and words of these players; the event itself when they are not in it. A log that
 * went through this folds to the table that `departed` leads to, and its matches verify as before.
 */
export function withoutPerson(event: TableEvent, players: ReadonlySet<string>): TableEvent {
  if (event.type === 'sat' && players.has(event.player)) return { ...event, name: DEPARTED }
  if (event.type === 'said' && players.has(event.player)) return { ...event, name: DEPARTED, text: DEPARTED }
  return event
}
