import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseSync } from '../src/store/sqlite/driver.ts'
import { ThreadReader } from '../src/store/sqlite/reader.ts'
import { bundleChild } from './kill/bundle.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-reader-'))
const file = join(folder, 'some.db')
const db = new DatabaseSync(file)
const reader = new ThreadReader(file)
beforeAll(() =>
  db.exec("PRAGMA journal_mode = WAL; CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('a')"),
)
afterAll(async () => {
  await reader.close()
  db.close()
  rmSync(folder, { recursive: true })
})

const words = () => reader.rows<{ word: string }>('SELECT word FROM words WHERE word < ? ORDER BY word', 'x')

it('a query in the thread sees everything that was committed before', async () => {
  expect(await words()).toEqual([{ word: 'a' }])
  for (const word of ['b', 'c', 'y']) {
    db.exec(`INSERT INTO words VALUES ('${word}')`)
    expect((await words()).at(-1)!.word).toBe(word === 'y' ? 'c' : word)
  }
})

it('the main thread goes on while the thread counts', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const long =
    'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT max(i) AS i FROM n'
  expect(await reader.rows(long, 1_000_000)).toEqual([{ i: 1_000_000 }])
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})

it('a query that fails says why, and those before and after it are answered', async () => {
  const [before, failed, after] = await Promise.allSettled([words(), reader.rows('SELECT nothing'), words()])
  expect(before).toMatchObject({ status: 'fulfilled' })
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('nothing') },
  })
  expect(after).toMatchObject({ status: 'fulfilled' })
})

it('it only reads', async () => {
  await expect(reader.rows("INSERT INTO words VALUES ('z')")).rejects.toThrow(/readonly/)
})

it('a thread that could not open the file is replaced by the next query', async () => {
  const path = join(folder, 'later.db')
  const early = new ThreadReader(path)
  await expect(early.rows('SELECT 1 AS one')).rejects.toThrow()
  new DatabaseSync(path).close()
  expect(await early.rows('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await early.close()
})

it('a reader that is closed while it reads does not end the process', async () => {
  const program = join(folder, 'child.mjs')
  await bundleChild(program, new URL('reader-child.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder])
  expect(stdout).toBe('closed\n')
})

it('a closed reader answers nothing', async () => {
  const closed = new ThreadReader(file)
  await closed.rows('SELECT 1 AS one')
  await closed.close()
  await expect(closed.rows('SELECT 1 AS one')).rejects.toThrow('closed')
})
