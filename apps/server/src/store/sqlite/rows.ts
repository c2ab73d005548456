import type { Database } from './driver.ts'

type Statement = ReturnType<Database['prepare']>
type Values = Parameters<Statement['all']>

/** What a statement selects has the names and types that its SQL gives it; the driver cannot know them. */
export function rowsOf<T extends object>(statement: Statement, ...values: Values): T[] {
  const rows: unknown[] = statement.all(...values)
  return rows as T[]
}

export function rowOf<T extends object>(statement: Statement, ...values: Values): T | undefined {
  const row: unknown = statement.get(...values)
  return row as T | undefined
}
