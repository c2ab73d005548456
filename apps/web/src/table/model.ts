import type { SideView, TableCommand, TableView } from '@estocade/table'
import type { RefusalText, TableSession } from '../session/session.ts'
import { isCaptain, isShared, seatOf, useNames } from './seating.ts'

/** What chat, requests and the menu need to know about a table of any game. */
export interface TableModel {
  readonly session: TableSession
  readonly table: TableView
  /** The player's own seat; undefined for a spectator. */
  readonly seat: number | undefined
  /** The seat that texts call "you"; undefined where several people share the device, because each has a name there. */
  readonly you: number | undefined
  /** The seat from which places and marks are counted: the viewer's own, unless several people share the device. */
  readonly from: number
  readonly side: SideView
  /** Whether the player is the captain of the side; other members only propose. */
  readonly captain: boolean
  readonly names: readonly string[]
  readonly send: (command: TableCommand) => Promise<RefusalText | undefined>
}

export function useTableModel(session: TableSession): TableModel {
  const table = session.view!
  const seat = seatOf(table)
  const names = useNames(session)
  const { send } = session
  const shared = isShared(session)
  return {
    session,
    table,
    seat,
    you: shared ? undefined : seat,
    from: shared ? 0 : (seat ?? 0),
    side: table.sides[seat ?? 0]!,
    captain: isCaptain(session),
    names,
    send,
  }
}
