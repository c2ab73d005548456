import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { readBackup, writeBackup } from '../../src/backup/file.ts'
import { backedUp, derived } from '../../src/backup/tables.ts'
import {
  backup,
  createServer,
  postgresStore,
  restore,
  type Store,
  sourceFor,
  sqliteStore,
} from '../../src/index.ts'
import { Person, type Running, start } from '../harness.ts'
import { RealPostgres } from '../real/postgres.ts'
import { fixedEntropy } from '../seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-backup-'))
const data = join(folder, 'first')
const file = join(folder, 'server.backup')
let postgres: RealPostgres
let played: Awaited<ReturnType<typeof playSome>>

beforeAll(async () => {
  postgres = await RealPostgres.start()
  const server = await createServer({ catalogue: testCatalogue, entropy: fixedEntropy(), data, port: 0 })
  const running: Running = { server, url: await server.listen() }
  played = await playSome(running)
  // The server keeps running while the backup is made.
  played.made = await backup(sourceFor({ data }), file, testCatalogue, 1)
  await server.close()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true })
})

/** Plays a finished match against a bot and an unfinished one, with an account and its session. */
async function playSome({ url }: Running) {
  const ann = await Person.named(url, 'Ann „É“')
  await ann.post('/api/account', { login: 'ann', password: 'correct horse' })
  const over = await ann.open('tally', { options: { goal: 6 }, bots: ['adder'] })
  const seat = ann.at(over)
  while (
    (
      await seat.until(
        ({ phase, duties, viewer }) => phase === 'over' || duties.some((duty) => duty.seat === viewer),
      )
    ).phase !== 'over'
  )
    await seat.act({ type: 'add', n: 1 })
  const begun = await ann.open('claims', { sides: 2 })
  seat.close()
  return { ann, over, begun, made: undefined as Awaited<ReturnType<typeof backup>> | undefined }
}

async function sameHouse(store: Store): Promise<void> {
  const first = sqliteStore(join(data, 'estocade.db'))
  for (const table of [played.over, played.begun])
    expect(await store.entries(table)).toEqual(await first.entries(table))
  const { ann } = played
  expect(await store.player(ann.id)).toEqual(await first.player(ann.id))
  expect(await store.sessions(ann.id)).toHaveLength(1)
  expect(await store.finishedOf([ann.id], 9)).toEqual(await first.finishedOf([ann.id], 9))
  expect(await store.tablesOf([ann.id], 9)).toEqual(await first.tablesOf([ann.id], 9))
  expect(await store.tablesTouchedBy([ann.id])).toEqual(await first.tablesTouchedBy([ann.id]))
  expect(await store.tablesOf([ann.id], 9)).toHaveLength(1)
  expect(await store.tablesTouchedBy([ann.id])).toHaveLength(2)
  await Promise.all([first.close(), store.close()])
}

describe('a backup', () => {
  it('contains the games of a server, and replays each of them', () => {
    expect(played.made).toMatchObject({ tables: 2, verified: 1, folded: 0, faults: [] })
    expect(played.made!.rows).toBeGreaterThan(10)
  })

  it('contains every table and every column, except what is made from others', async () => {
    const database = await postgres.database('columns')
    await (await postgresStore(database)).close()
    const schema = await postgres.query(
      `SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'schema_version'
       GROUP BY table_name ORDER BY table_name`,
      database,
    )
    const kept = new Map<string, readonly string[]>(Object.entries(backedUp))
    for (const [name, columns] of Object.entries(derived))
      kept.set(name, [...(kept.get(name) ?? []), ...columns])
    const named = [...kept].map(([name, columns]) => ({ name, columns: columns.toSorted() }))
    expect(named.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(schema)
  })

  it('is restored into a new file; people stay signed in and games go on', async () => {
    const second = join(folder, 'second')
    expect(await restore(sourceFor({ data: second }), file, testCatalogue)).toMatchObject({
      tables: 2,
      faults: [],
    })
    await sameHouse(sqliteStore(join(second, 'estocade.db')))
    const { server, url } = await start({ store: sqliteStore(join(second, 'estocade.db')) })
    const again = Object.assign(new Person(url), { cookie: played.ann.cookie })
    expect((await again.get('/api/me')).body).toMatchObject({ id: played.ann.id })
    await server.close()
  })

  it('moves a server to Postgres and back', async () => {
    const database = await postgres.database('moved')
    await restore(sourceFor({ data, database }), file, testCatalogue)
    await sameHouse(await postgresStore(database))
    const third = join(folder, 'third.backup')
    expect(await backup(sourceFor({ data, database }), third, testCatalogue, 1)).toMatchObject({
      rows: played.made!.rows,
    })
    expect(gunzipSync(readFileSync(third)).toString().split('\n').sort()).toEqual(
      gunzipSync(readFileSync(file)).toString().split('\n').sort(),
    )
  })

  it('of a version without bans of newcomers is read; rows with fewer columns are refused', async () => {
    const old = join(folder, 'old.backup')
    const written = async (...values: readonly (string | number | null)[]) => {
      async function* rows() {
        yield { table: 'bans' as const, values }
      }
      await writeBackup(old, rows(), 1)
      const read: unknown[] = []
      for await (const row of readBackup(old)) read.push(row)
      return read
    }
    expect(await written('player', 'ann', '', 5, null)).toEqual([
      { table: 'bans', values: ['player', 'ann', '', 5, null, null, null] },
    ])
    await expect(written('player', 'ann', '', 5)).rejects.toThrow(/not understood/)
  })

  it('is never restored over an existing database', async () => {
    await expect(restore(sourceFor({ data }), file, testCatalogue)).rejects.toThrow(/not empty/)
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, text.trimEnd().lastIndexOf('\n') + 1), /cut off/],
    ['changed', (text: string) => text.replace('Ann', 'Bob'), /changed/],
    ['of something else', () => '{"hello":1}\n', /not a backup/],
  ])('that is %s changes nothing', async (_, spoil, fault) => {
    const bad = join(folder, 'bad.backup')
    writeFileSync(bad, gzipSync(spoil(gunzipSync(readFileSync(file)).toString())))
    const empty = join(folder, 'empty')
    await expect(restore(sourceFor({ data: empty }), bad, testCatalogue)).rejects.toThrow(fault)
    await restore(sourceFor({ data: empty }), file, testCatalogue)
    rmSync(empty, { recursive: true })
  })

  it('whose compressed data is broken is reported as damaged', async () => {
    const torn = join(folder, 'torn.backup')
    writeFileSync(torn, readFileSync(file).subarray(0, 300))
    await expect(restore(sourceFor({ data: join(folder, 'no') }), torn, testCatalogue)).rejects.toThrow(
      /damaged|cut off/,
    )
  })
})
