import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { migrate } from '../store/migrations.ts'
import { backedUp, backedUpTables, orderOf, type Row, type Source, type Value } from './tables.ts'

export const sqliteSource = (file: string): Source => ({
  async *dump() {
    if (!existsSync(file)) throw new Error(`There is no house in ${file}.`)
    const db = new DatabaseSync(file)
    try {
      migrate(db)
      db.exec('BEGIN')
      for (const table of backedUpTables) {
        const columns = backedUp[table].map((column) => `"${column}"`).join(', ')
        const rows = db.prepare(`SELECT ${columns} FROM ${table}${orderOf(table)}`).iterate()
        for (const row of rows as Iterable<Record<string, Value>>)
          yield { table, values: backedUp[table].map((column) => row[column]!) }
      }
    } finally {
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

async function fill(db: InstanceType<typeof DatabaseSync>, rows: AsyncIterable<Row>): Promise<void> {
  const inserts = new Map(
    backedUpTables.map((table) => {
      const columns = backedUp[table].map((column) => `"${column}"`)
      const places = columns.map(() => '?').join(', ')
      return [table, db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`)]
    }),
  )
  db.exec('BEGIN IMMEDIATE; DELETE FROM meta')
  try {
    for await (const { table, values } of rows) inserts.get(table)!.run(...values)
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
