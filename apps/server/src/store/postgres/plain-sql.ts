import type { Pool } from 'pg'
import type { PlainSql } from '../shared/plain-sql.ts'
import { transaction } from './transaction.ts'

export function plainPostgres(pool: Pool): PlainSql {
  const rows: PlainSql['rows'] = async (text, ...values) => (await pool.query(numbered(text), values)).rows
  return {
    rows,
    longRows: rows,
    run: async (text, ...values) => (await pool.query(numbered(text), values)).rowCount ?? 0,
    together: (statements) =>
      transaction(pool, async (client) => {
        for (const [text, ...values] of statements) await client.query(numbered(text), values)
      }),
  }
}

function numbered(text: string): string {
  let count = 0
  return text.replace(/\?/g, () => `$${++count}`)
}
