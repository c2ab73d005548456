import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { migrate } from '../store/migrations.ts'
import {
  type BackedUp,
  backedUp,
  backedUpTables,
  orderOf,
  type Row,
  type Source,
  type Value,
} from './tables.ts'

type Db = InstanceType<typeof DatabaseSync>

/** Tables that this store keeps in parts, as a backup sees them. */
const whole: Partial<Readonly<Record<BackedUp, string>>> = {
  tables: '(SELECT * FROM tables JOIN heads USING (no))',
  entries: '(SELECT t.id AS table_id, e.* FROM entries e JOIN tables t ON t.no = e.table_no)',
}

export const sqliteSource = (file: string): Source => ({
  async *dump() {
    if (!existsSync(file)) throw new Error(`There is no house in ${file}.`)
    const db = new DatabaseSync(file)
    try {
      migrate(db)
      db.exec('BEGIN')
      for (const table of backedUpTables) {
        const columns = backedUp[table].map((column) => `"${column}"`).join(', ')
        const from = whole[table] ?? table
        const rows = db.prepare(`SELECT ${columns} FROM ${from}${orderOf(table)}`).iterate()
        for (const row of rows as Iterable<Record<string, Value>>)
          yield { table, values: backedUp[table].map((column) => row[column]!) }
      }
    } finally {
      // Else what was read may be kept from being overwritten as long as somebody remembers this connection.
      if (db.isTransaction) db.exec('ROLLBACK')
      db.close()
    }
  },

  async load(rows) {
    mkdirSync(dirname(file), { recursive: true })
    const db = new DatabaseSync(file)
    try {
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
      migrate(db)
      if (db.prepare('SELECT 1 FROM players LIMIT 1').get() !== undefined)
        throw new Error(`${file} is not empty: a backup is restored into a new house.`)
      await fill(db, rows)
    } finally {
      db.close()
    }
  },
})

async function fill(db: Db, rows: AsyncIterable<Row>): Promise<void> {
  const inserts = new Map(backedUpTables.map((table) => [table, inserter(db, table)]))
  db.exec('BEGIN IMMEDIATE; DELETE FROM meta')
  try {
    for await (const { table, values } of rows) inserts.get(table)!(values)
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

const HEAD: ReadonlySet<string> = new Set(['version', 'changed_at', 'deadline', 'working', 'acting'])

function inserter(db: Db, table: BackedUp): (values: readonly Value[]) => void {
  const columns: readonly string[] = backedUp[table]
  const pick = (values: readonly Value[], which: (column: string) => boolean) =>
    values.filter((_, i) => which(columns[i]!))
  if (table === 'tables') {
    const isHead = (column: string) => HEAD.has(column)
    const rest = columns.filter((column) => !isHead(column))
    const body = db.prepare(`INSERT INTO tables (${list(rest)}) VALUES (${places(rest)})`)
    const head = db.prepare(
      `INSERT INTO heads (no, ${list([...HEAD])}) SELECT no, ${places([...HEAD])} FROM tables WHERE id = ?`,
    )
    return (values) => {
      body.run(...pick(values, (column) => !isHead(column)))
      head.run(...pick(values, isHead), values[0]!)
    }
  }
  if (table === 'entries') {
    const rest = columns.slice(1)
    const insert = db.prepare(
      `INSERT INTO entries (table_no, ${list(rest)}) SELECT no, ${places(rest)} FROM tables WHERE id = ?`,
    )
    return ([id, ...values]) => void insert.run(...values, id!)
  }
  const insert = db.prepare(`INSERT INTO ${table} (${list(columns)}) VALUES (${places(columns)})`)
  return (values) => void insert.run(...values)
}

const list = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')
const places = (columns: readonly string[]): string => columns.map(() => '?').join(', ')
