import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '@estocade/words/node'
import { DERIVED } from '../store/sqlite/derived.ts'
import { type Database, DatabaseSync } from '../store/sqlite/driver.ts'
import { iterate } from '../store/sqlite/iterate.ts'
import { sqliteLog } from '../store/sqlite/log.ts'
import { migrate } from '../store/sqlite/migrate.ts'
import { openPrivately } from '../store/sqlite/open.ts'
import { TableNumbers } from '../store/sqlite/table-numbers.ts'
import { type BackedUp, backedUp, backedUpTables, type Row, type Source, type Value } from './tables.ts'

type Db = Database

/** Tables that SQLite stores in parts, as a backup sees them. */
const whole: Partial<Readonly<Record<BackedUp, string>>> = {
  tables: '(SELECT * FROM tables JOIN heads USING (no))',
}

export const sqliteSource = (file: string): Source => ({
  async *dump() {
    if (!existsSync(file)) throw new Error(`There is no database ${file}.`)
    const db = new DatabaseSync(file)
    try {
      migrate(db)
      db.exec('BEGIN')
      for (const table of backedUpTables)
        for (const row of table === 'entries' ? entriesIn(db) : rowsOf(db, table))
          yield { table, values: backedUp[table].map((column) => row[column]!) }
    } finally {
      // An open read transaction would keep SQLite from reusing its log.
      if (db.isTransaction) db.exec('ROLLBACK')
      db.close()
    }
  },

  async load(rows) {
    makeFolder(dirname(file), 0o700)
    const db = openPrivately(file)
    try {
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
      migrate(db)
      if (db.prepare('SELECT 1 FROM players LIMIT 1').get() !== undefined)
        throw new Error(`${file} is not empty: a backup is restored into a new database.`)
      await fill(db, rows)
    } finally {
      db.close()
    }
  },
})

const rowsOf = (db: Db, table: BackedUp): Iterable<Record<string, Value>> =>
  iterate(db, `SELECT ${list(backedUp[table])} FROM ${whole[table] ?? table}`)

function* entriesIn(db: Db): Iterable<Record<string, Value>> {
  const log = sqliteLog(db, new TableNumbers(db))
  const ids = db.prepare('SELECT id FROM tables ORDER BY id').all() as { id: string }[]
  for (const { id } of ids) for (const entry of log.entries(id, 0)) yield { table_id: id, ...entry }
}

async function fill(db: Db, rows: AsyncIterable<Row>): Promise<void> {
  const inserts = new Map(backedUpTables.map((table) => [table, inserter(db, table)]))
  db.exec('BEGIN IMMEDIATE; DELETE FROM meta')
  try {
    for await (const { table, values } of rows) inserts.get(table)!(values)
    db.exec(`${DERIVED}; COMMIT`)
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
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
      `INSERT INTO entries (table_no, before, ${list(rest)})
       SELECT no, last, ${places(rest)} FROM tables JOIN heads USING (no) WHERE id = ?`,
    )
    const hang = db.prepare(
      'UPDATE heads SET last = last_insert_rowid() WHERE no = (SELECT no FROM tables WHERE id = ?)',
    )
    return ([id, ...values]) => {
      insert.run(...values, id!)
      hang.run(id!)
    }
  }
  const insert = db.prepare(`INSERT INTO ${table} (${list(columns)}) VALUES (${places(columns)})`)
  return (values) => void insert.run(...values)
}

const list = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')
const places = (columns: readonly string[]): string => columns.map(() => '?').join(', ')
