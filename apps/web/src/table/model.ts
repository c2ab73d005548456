import type { SideView, TableCommand, TableView } from '@estocade/table'
import type { RefusalText, TableSession } from '../session/session.ts'
import { isCaptain, isShared, seatOf, useNames } from './seating.ts'

/** What talk, requests and the menu need to know of a table, whatever is played at it. */
export interface TableModel {
  readonly session: TableSession
  readonly table: TableView
  /** The own seat; undefined for one who watches. */
  readonly seat: number | undefined
  /** The seat that places and marks are counted from: one's own, unless several people share the device. */
  readonly from: number
  readonly side: SideView
  /** Whether one's word counts for the side; else one proposes. */
  readonly captain: boolean
  readonly names: readonly string[]
  readonly send: (command: TableCommand) => Promise<RefusalText | undefined>
}

export function useTableModel(session: TableSession): TableModel {
  const table = session.view!
  const seat = seatOf(table)
  const names = useNames(session)
  const { send } = session
  const from = isShared(session) ? 0 : (seat ?? 0)
  return {
    session,
    table,
    seat,
    from,
    side: table.sides[seat ?? 0]!,
    captain: isCaptain(session),
    names,
    send,
  }
}
