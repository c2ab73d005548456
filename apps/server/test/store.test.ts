import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { localBus, sqliteStore } from '../src/index.ts'
import { migrate, migrations } from '../src/store/migrations.ts'
import { busContract } from './contract/bus-contract.ts'
import { storeContract } from './contract/store-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(folder, `${files++}.db`)

storeContract('sqlite', async () => sqliteStore(newFile()))
busContract(
  'local',
  async () => localBus(),
  async () => {},
)

const schemaOf = (file: string) => {
  const db = new DatabaseSync(file)
  const rows = db
    .prepare("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name")
    .all()
  db.close()
  return rows
}

describe('migrations', () => {
  it('end at the same schema from an empty file and from every earlier one, the data kept', async () => {
    const fresh = newFile()
    await sqliteStore(fresh).close()
    for (let from = 1; from < migrations.length; from++) {
      const file = newFile()
      const old = new DatabaseSync(file)
      migrate(old, migrations.slice(0, from))
      old.exec("INSERT INTO players (id, name, created_at) VALUES ('p', 'Pia', 1)")
      old.close()
      const store = sqliteStore(file)
      expect(await store.player('p')).toMatchObject({ name: 'Pia' })
      await store.close()
      expect(schemaOf(file)).toEqual(schemaOf(fresh))
    }
  })

  it('a step that fails leaves the schema before it', () => {
    const file = newFile()
    const db = new DatabaseSync(file)
    migrate(db, migrations)
    expect(() => migrate(db, [...migrations, 'CREATE TABLE x (y); CREATE TABLE broken (('])).toThrow()
    db.close()
    const again = new DatabaseSync(file)
    expect(again.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length })
    expect(again.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'x'").get()).toBeUndefined()
    again.close()
  })

  it('data of a newer version is not touched', () => {
    const file = newFile()
    const db = new DatabaseSync(file)
    db.exec(`PRAGMA user_version = ${migrations.length + 1}`)
    db.close()
    expect(() => sqliteStore(file)).toThrow(/newer Estocade/)
  })

  it('a file keeps a write-ahead log', () => {
    const file = newFile()
    const store = sqliteStore(file)
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    db.close()
    return store.close()
  })
})
