import { Client } from 'pg'
import { DERIVED } from '../store/postgres/derived.ts'
import { migrate } from '../store/postgres/migrate.ts'
import {
  type BackedUp,
  backedUp,
  backedUpTables,
  orderOf,
  type Row,
  type Source,
  type Value,
} from './tables.ts'

/** Rows per round trip. */
const PAGE = 500

export const postgresSource = (url: string): Source => ({
  async *dump() {
    const client = await connected(url)
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      for (const table of backedUpTables) yield* pages(client, table)
    } finally {
      await client.end()
    }
  },

  async load(rows) {
    const client = await connected(url)
    try {
      const { rowCount } = await client.query('SELECT 1 FROM players LIMIT 1')
      if (rowCount !== 0)
        throw new Error('The database is not empty: a backup is restored into a new database.')
      await client.query('BEGIN')
      await client.query('DELETE FROM meta')
      await fill(client, rows)
      await client.query(DERIVED)
      await client.query('COMMIT')
    } finally {
      // The end of the connection rolls back what was not committed.
      await client.end()
    }
  },
})

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  // What fails is told by the query; an unhandled error event would end the process.
  client.on('error', () => {})
  await client.connect()
  await migrate(client)
  return client
}

async function* pages(client: Client, table: BackedUp): AsyncIterable<Row> {
  const columns = backedUp[table].map((column) => `"${column}"`).join(', ')
  await client.query(`DECLARE page CURSOR FOR SELECT ${columns} FROM ${table}${orderOf(table)}`)
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`FETCH ${PAGE} FROM page`)
    for (const row of rows)
      yield { table, values: backedUp[table].map((column) => plain(column, row[column])) }
    if (rows.length < PAGE) break
  }
  await client.query('CLOSE page')
}

/** Columns of type bigint, which the driver returns as text; our values fit a number. */
const TIMES: ReadonlySet<string> = new Set([
  'created_at',
  'changed_at',
  'seen_at',
  'closed_at',
  'decided_at',
  'used_at',
  'since',
  'starts',
  'until',
  'deadline',
  'at',
  'counter',
])

/** The form of a value that both stores write. */
function plain(column: string, value: unknown): Value {
  if (typeof value === 'boolean') return value ? 1 : 0
  return value !== null && TIMES.has(column) ? Number(value) : (value as Value)
}

async function fill(client: Client, rows: AsyncIterable<Row>): Promise<void> {
  let table: BackedUp | undefined
  let page: (readonly Value[])[] = []
  const flush = async () => {
    if (table !== undefined && page.length > 0) await insert(client, table, page)
    page = []
  }
  for await (const row of rows) {
    if (row.table !== table || page.length === PAGE) await flush()
    table = row.table
    page.push(row.values)
  }
  await flush()
}

async function insert(client: Client, table: BackedUp, page: readonly (readonly Value[])[]): Promise<void> {
  const columns = backedUp[table]
  const names = columns.map((column) => `"${column}"`).join(', ')
  const rows = page.map((values) =>
    Object.fromEntries(
      columns.map((column, i) => [column, column === 'working' ? values[i] === 1 : values[i]]),
    ),
  )
  await client.query(
    `INSERT INTO ${table} (${names}) SELECT ${names}
     FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
