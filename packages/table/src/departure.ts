import type { TableEvent } from './events.ts'
import type { Table } from './table.ts'

/** Replaces the name and the chat of a deleted player, in every language. */
export const DEPARTED = '—'

/** Whether the table still holds this player's name or chat. */
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
 * The event without the names and chat of these players; the same object if it has none. A log cleaned this way folds
 * to the table that the `departed` event leads to, and its matches still verify.
 */
export function withoutPerson(event: TableEvent, players: ReadonlySet<string>): TableEvent {
  if (event.type === 'sat' && players.has(event.player)) return { ...event, name: DEPARTED }
  if (event.type === 'said' && players.has(event.player)) return { ...event, name: DEPARTED, text: DEPARTED }
  return event
}
