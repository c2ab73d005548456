import type { PlainSql, Value } from '../shared/plain-sql.ts'
import type { Database } from './driver.ts'
import type { Reader } from './reader.ts'
import { rowsOf } from './rows.ts'
import { transactions } from './transaction.ts'

export function plainSqlite(db: Database, reader: Reader): PlainSql {
  const prepared = new Map<string, ReturnType<Database['prepare']>>()
  const statement = (text: string) => {
    const known = prepared.get(text) ?? db.prepare(text)
    prepared.set(text, known)
    return known
  }
  const inTransaction = transactions(db)
  const run = (text: string, values: readonly Value[]) => Number(statement(text).run(...values).changes)
  return {
    rows: async (text, ...values) => rowsOf(statement(text), ...values),
    longRows: (text, ...values) => reader.rows(text, ...values),
    run: async (text, ...values) => run(text, values),
    together: async (statements) =>
      inTransaction(() => {
        for (const [text, ...values] of statements) run(text, values)
      }),
  }
}
