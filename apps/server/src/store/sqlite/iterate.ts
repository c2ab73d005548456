import type { Database } from './driver.ts'

type Statement = ReturnType<Database['prepare']>

/** Statements with an open iterator. The iterator itself does not keep its statement from being collected. */
const open = new Set<Statement>()

/** Rows of a query, one at a time, while other work goes on in between. */
export function* iterate<Row>(db: Database, sql: string): Generator<Row> {
  const statement = db.prepare(sql)
  open.add(statement)
  try {
    yield* statement.iterate() as Iterable<Row>
  } finally {
    open.delete(statement)
  }
}
