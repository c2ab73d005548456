import type { Append, StoredEntry } from '../store.ts'
import type { Database } from './driver.ts'
import { rowsOf } from './rows.ts'
import type { TableNumbers } from './table-numbers.ts'

/**
 * Entries are stored in the order they were made. Each names the one before it at its table, and the table's head
 * names the last, so no index has to be updated with every move.
 * Parameters: the table's number, the version to stop at.
 */
export const CHAIN = `
  WITH RECURSIVE chain (seq, before) AS (
    SELECT e.seq, e.before FROM heads JOIN entries e ON e.seq = last WHERE no = ?1 AND e.version > ?2
    UNION ALL
    SELECT e.seq, e.before FROM chain JOIN entries e ON e.seq = chain.before WHERE e.version > ?2
  )`

/** The newest first. */
export const ENTRIES = `${CHAIN} SELECT version, at, command, body FROM chain CROSS JOIN entries USING (seq)`

export interface SqliteLog {
  /** Those after version `after`, in order. */
  entries(table: string, after: number): readonly StoredEntry[]
  /** Which row of `entries` holds which version. */
  rows(table: string): ReadonlyMap<number, number>
  /** False when the table is not at the expected version; then nothing was written. */
  add(append: Append): boolean
}

export function sqliteLog(db: Database, tableNumbers: TableNumbers): SqliteLog {
  const entries = db.prepare(ENTRIES)
  const rows = db.prepare(`${CHAIN} SELECT version, seq FROM chain CROSS JOIN entries USING (seq)`)
  const insert = db.prepare(
    `INSERT INTO entries (before, table_no, version, at, command, body)
     SELECT last, no, version + 1, ?, ?, ? FROM heads WHERE no = ? AND version = ?`,
  )
  const move = db.prepare(
    `UPDATE heads SET version = ?, changed_at = ?, deadline = ?, working = ?, acting = ?, last = last_insert_rowid()
     WHERE no = ?`,
  )
  return {
    entries: (table, after) => rowsOf<StoredEntry>(entries, tableNumbers.of(table), after).reverse(),
    rows(table) {
      const found = rowsOf<{ version: number; seq: number }>(rows, tableNumbers.of(table), 0)
      return new Map(found.map(({ version, seq }) => [version, seq]))
    },
    add({ table, expected, command, at, body, deadline, working, acting }) {
      const no = tableNumbers.of(table)
      if (no === null || insert.run(at, command ?? null, body, no, expected).changes === 0) return false
      move.run(expected + 1, at, deadline ?? null, working ? 1 : 0, acting, no)
      return true
    },
  }
}
