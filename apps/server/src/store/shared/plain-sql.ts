import type { DatabaseSyncInstance as DatabaseSync } from '@photostructure/sqlite'
import type { Pool } from 'pg'
import { transactions } from '../sqlite/transaction.ts'

export type Value = string | number | null
export type Statement = readonly [text: string, ...values: readonly Value[]]

/**
 * Statements that both dialects read the same, with `?` for values: for what is asked seldom and need not be
 * written twice.
 */
export interface PlainSql {
  rows<Row extends object>(...statement: Statement): Promise<readonly Row[]>
  /** How many rows it changed. */
  run(...statement: Statement): Promise<number>
  /** All or nothing. */
  together(statements: readonly Statement[]): Promise<void>
}

/** As many places as there are values; none of them is equal to anything when there are no values. */
export const placesFor = (values: readonly unknown[]): string =>
  values.length === 0 ? 'NULL' : values.map(() => '?').join(', ')

export function plainSqlite(db: DatabaseSync): PlainSql {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const statement = (text: string) => {
    const known = prepared.get(text) ?? db.prepare(text)
    prepared.set(text, known)
    return known
  }
  const inTransaction = transactions(db)
  const run = (text: string, values: readonly Value[]) => Number(statement(text).run(...values).changes)
  return {
    rows: async (text, ...values) => statement(text).all(...values) as never,
    run: async (text, ...values) => run(text, values),
    together: async (statements) =>
      inTransaction(() => {
        for (const [text, ...values] of statements) run(text, values)
      }),
  }
}

export function plainPostgres(pool: Pool): PlainSql {
  return {
    rows: async (text, ...values) => (await pool.query(numbered(text), values)).rows,
    run: async (text, ...values) => (await pool.query(numbered(text), values)).rowCount ?? 0,
    async together(statements) {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        for (const [text, ...values] of statements) await client.query(numbered(text), values)
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
  }
}

function numbered(text: string): string {
  let count = 0
  return text.replace(/\?/g, () => `$${++count}`)
}
