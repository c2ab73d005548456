import type { Pool } from 'pg'
import type { PlainSql } from '../shared/plain-sql.ts'

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
