import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { localBus, type Store, sqliteStore } from '../src/index.ts'
import { DatabaseSync } from '../src/store/sqlite/driver.ts'
import { OPEN_TABLES, OWN_TABLES } from '../src/store/sqlite/lobby.ts'
import { migrate, migrations } from '../src/store/sqlite/migrate.ts'
import { UNRATED } from '../src/store/sqlite/ratings.ts'
import { accountContract } from './contract/account-contract.ts'
import { entry, opening, summary } from './contract/appends.ts'
import { busContract } from './contract/bus-contract.ts'
import { storeContract } from './contract/store-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(folder, `${files++}.db`)

storeContract('sqlite', async () => sqliteStore(newFile()))
accountContract('sqlite', async () => sqliteStore(newFile()))
busContract('local', async () => {
  const bus = localBus()
  return [bus, bus]
})

const schemaOf = (file: string) => {
  const db = new DatabaseSync(file)
  const rows = db
    .prepare("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name")
    .all()
  db.close()
  return rows
}

/** Two tables as the first schema had them. */
const OLD_TABLES = `
  INSERT INTO tables VALUES
    ('t', 2, 5, 7, 900, 1, 2, 'tally', 'fr', 'none', 'playing', 'public', 0, '{"id":"t"}'),
    ('a', 1, 6, 6, NULL, 0, 0, 'claims', NULL, 'none', 'gathering', 'public', 1, '{"id":"a"}');
  INSERT INTO entries VALUES ('t', 1, 5, NULL, '[1]'), ('t', 2, 7, 'p/c', '[2]'), ('a', 1, 6, NULL, '[3]');
  INSERT INTO members VALUES ('t', 'p', 1);`

/** The same, as the third schema and those after it had them. */
const NUMBERED_TABLES = `
  INSERT INTO tables VALUES
    (1, 't', 5, 'tally', 'fr', 'none', 'playing', 'public', 0, '{"id":"t"}'),
    (2, 'a', 6, 'claims', NULL, 'none', 'gathering', 'public', 1, '{"id":"a"}');
  INSERT INTO heads VALUES (1, 2, 7, 900, 1, 2), (2, 1, 6, NULL, 0, 0);
  INSERT INTO entries VALUES (1, 1, 1, 5, NULL, '[1]'), (2, 2, 1, 6, NULL, '[3]'), (3, 1, 2, 7, 'p/c', '[2]');
  INSERT INTO members VALUES ('t', 'p', 1);`

/** The same, as the eighth schema and those after it had them: entries name the one before. */
const CHAINED_TABLES = NUMBERED_TABLES.replace(
  '(1, 2, 7, 900, 1, 2), (2, 1, 6, NULL, 0, 0)',
  '(1, 2, 7, 900, 1, 2, 3), (2, 1, 6, NULL, 0, 0, 2)',
)
  .replace("'[1]')", "'[1]', NULL)")
  .replace("'[3]')", "'[3]', NULL)")
  .replace("'[2]')", "'[2]', 1)")

async function expectOldTables(store: Store): Promise<void> {
  expect(await store.entries('t')).toEqual([
    { version: 1, at: 5, command: null, body: '[1]' },
    { version: 2, at: 7, command: 'p/c', body: '[2]' },
  ])
  expect(await store.entries('a')).toEqual([{ version: 1, at: 6, command: null, body: '[3]' }])
  expect(await store.answer('t', 'p/c')).toBe(2)
  expect(await store.due(900, 9)).toEqual(['t'])
  expect(await store.working()).toEqual(['t'])
  expect(await store.playing()).toEqual(['t'])
  expect(await store.tablesOf(['p'], 9)).toMatchObject([
    { id: 't', createdAt: 5, changedAt: 7, yourTurn: true },
  ])
  const next = { table: 't', expected: 2, at: 9, body: '[4]', working: false, acting: 0 }
  expect(await store.append([next, next, { ...next, table: 'a', expected: 1 }])).toEqual([
    { type: 'appended' },
    { type: 'conflict' },
    { type: 'appended' },
  ])
  expect((await store.entries('t')).map(({ body }) => body)).toEqual(['[1]', '[2]', '[4]'])
  expect((await store.entries('a')).map(({ body }) => body)).toEqual(['[3]', '[4]'])
}

it('unrated matches are found without a scan of all results', async () => {
  const file = newFile()
  await sqliteStore(file).close()
  const db = new DatabaseSync(file)
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${UNRATED}`).all(50) as { detail: string }[]
  db.close()
  const details = plan.map(({ detail }) => detail)
  expect(details.filter((detail) => /SCAN (x|r|t|p|results)\b/.test(detail))).toEqual([])
  expect(details.filter((detail) => /SEARCH (x|r) USING.*results_table/.test(detail))).toHaveLength(2)
})

describe('the main thread goes on while', () => {
  it.each<[string, (store: Store) => Promise<unknown>, expected: unknown]>([
    ['an old command is looked for in a long log', (store) => store.answer('t', 'c0'), 2],
    ['the log of a match that is over is read', async (store) => (await store.entries('t')).length, 5001],
  ])('%s', async (_, ask, expected) => {
    const store = sqliteStore(newFile())
    await store.append([
      opening('t', { phase: 'over' }),
      ...Array.from({ length: 5000 }, (_, n) => entry('t', n + 1, { command: `c${n}` })),
    ])
    let turns = 0
    const count = () => {
      turns++
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    expect(await ask(store)).toBe(expected)
    clearImmediate(timer)
    await store.close()
    expect(turns).toBeGreaterThan(0)
  })
})

it('lists of a player read what they show, not all games of that player or of the server', async () => {
  const file = newFile()
  const store = sqliteStore(file)
  const ended = { phase: 'over', clock: 'days', open: 0 }
  await store.append([opening('now'), opening('over', ended), opening('left', ended)])
  const nobody = { index: { summary: summary('left', ended), members: [] } }
  await store.append([entry('left', 1, nobody)])
  expect((await store.tablesOf(['ann'], 9)).map(({ id }) => id)).toEqual(['now'])
  expect(await store.tablesTouchedBy(['ann'])).toEqual(['left', 'now', 'over'])
  await store.close()
  const db = new DatabaseSync(file)
  // Statistics of the planner that were taken while a server was small would lead to scans when it has grown.
  expect(db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'sqlite_stat%'").all()).toEqual([])
  const details = (sql: string) =>
    (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[])
      .map(({ detail }) => detail)
      .join('\n')
  expect(details("SELECT 1 FROM members WHERE player = 'ann' AND running = 1")).toContain('members_running')
  for (const list of [OPEN_TABLES, OWN_TABLES])
    expect(details(list)).not.toMatch(/SCAN (tables|heads|m|t|h)\b/)
  const newest = details("SELECT * FROM results WHERE player = 'ann' ORDER BY at DESC LIMIT 9")
  expect(newest).toContain('results_player')
  expect(newest).not.toContain('TEMP B-TREE')
  expect(details('SELECT table_id FROM results WHERE at >= 9')).toContain('results_at')
  db.close()
})

describe('migrations', () => {
  it('end at the same schema from an empty file and from every earlier schema, and keep the data', async () => {
    const fresh = newFile()
    await sqliteStore(fresh).close()
    for (let from = 1; from < migrations.length; from++) {
      const file = newFile()
      const old = new DatabaseSync(file)
      migrate(old, migrations.slice(0, from))
      old.exec("INSERT INTO players (id, name, created_at) VALUES ('p', 'Pia', 1)")
      old.exec(from < 3 ? OLD_TABLES : from < 8 ? NUMBERED_TABLES : CHAINED_TABLES)
      old.close()
      const store = sqliteStore(file)
      expect(await store.player('p')).toMatchObject({ name: 'Pia' })
      await expectOldTables(store)
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

  it('a file uses a write-ahead log', () => {
    const file = newFile()
    const store = sqliteStore(file)
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    db.close()
    return store.close()
  })
})
