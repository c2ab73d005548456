import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqliteStore } from '../../src/index.ts'
import { Person } from '../harness.ts'
import { bundleChild } from '../kill/bundle.ts'
import { type Ack, checkTables, Robot } from '../kill/robot.ts'
import { addPlayedTables } from './played-tables.ts'

const LONG = process.env.ESTOCADE_LONG !== undefined
const TABLES = LONG ? 100_000 : 300
const ROBOTS = 4

const folder = mkdtempSync(join(tmpdir(), 'estocade-many-'))
const data = join(folder, 'data')
const restored = join(folder, 'restored')
const file = join(folder, 'all.backup')
const [server, program] = [join(folder, 'server.mjs'), join(folder, 'program.mjs')]
let child: ChildProcess | undefined
beforeAll(async () => {
  await bundleChild(server)
  await bundleChild(program, new URL('backup-child.ts', import.meta.url))
})
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

function boot(): Promise<string> {
  const started = spawn(process.execPath, [server, '--data', data, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  return new Promise((resolve, reject) => {
    createInterface(started.stdout!).once('line', resolve)
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

interface Report {
  readonly rows?: number
  readonly tables: number
  readonly verified: number
  readonly faults: number
  readonly ms: number
  readonly memory: readonly number[]
}

async function run(what: 'backup' | 'restore', where: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, what, file, where])
  const report = JSON.parse(stdout) as Report
  if (LONG) console.log(what, { ...report, memory: sampled(report.memory) })
  return report
}

const sampled = (all: readonly number[]): readonly number[] =>
  Array.from({ length: 10 }, (_, n) => all[Math.floor((n * (all.length - 1)) / 9)]!)

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1]!

/** The last quarter of the run needs at most 25 % more memory than the second quarter. */
function expectFlat(memory: readonly number[]): void {
  if (!LONG) return
  const quarter = memory.length >> 2
  expect(median(memory.slice(-quarter))).toBeLessThan(1.25 * median(memory.slice(quarter, 2 * quarter)))
}

it(`a backup of ${TABLES} tables while others play is complete, can be restored, and needs constant memory`, async () => {
  const store = sqliteStore(join(await made(), 'estocade.db'))
  const from = Date.now()
  const entries = await addPlayedTables(store, TABLES)
  await store.close()
  if (LONG)
    console.log(
      `${entries} entries made in ${Date.now() - from} ms, ${statSync(join(data, 'estocade.db')).size} bytes`,
    )
  const url = await boot()
  const acks: Ack[] = []
  const robots: Robot[] = []
  for (let n = 0; n < ROBOTS; n++) {
    const person = await Person.named(url, `Robot ${n}`)
    const table = await person.open('tally', { options: { goal: 500 }, bots: ['adder'] })
    robots.push(new Robot(person, table, (ack) => acks.push(ack)))
  }
  const played = async (more: number) => {
    const goal = acks.length + more
    await expect.poll(() => acks.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal)
  }
  await played(10)
  const before = acks.length
  const written = await run('backup', data)
  // Play went on meanwhile.
  expect(acks.length).toBeGreaterThan(before)
  await played(10)
  expect(written).toMatchObject({ faults: 0, tables: TABLES + ROBOTS })
  expect(written.verified).toBeGreaterThanOrEqual(TABLES)
  expectFlat(written.memory)
  const read = await run('restore', restored)
  expect(read).toMatchObject({ faults: 0, tables: TABLES + ROBOTS, verified: written.verified })
  expectFlat(read.memory)

  for (const robot of robots) robot.connection.close()
  const ended = new Promise((resolve) => child!.once('exit', resolve))
  child!.kill('SIGTERM')
  expect(await ended).toBe(0)
  const live = sqliteStore(join(data, 'estocade.db'))
  // A store searches for commands from the end of the log: checking all of them would take hours.
  await checkTables(live, robots, acks.slice(-400))
  const copy = sqliteStore(join(restored, 'estocade.db'))
  for (const n of [0, TABLES >> 1, TABLES - 1])
    expect(await copy.entries(`played${n}`)).toEqual(await live.entries(`played${n}`))
  // The entries that existed when the backup began are in it, unchanged.
  for (const { table } of robots) {
    const kept = await copy.entries(table)
    expect(kept.length).toBeGreaterThan(0)
    expect((await live.entries(table)).slice(0, kept.length)).toEqual(kept)
  }
  await live.close()
  await copy.close()
}, 7_200_000)

/** The data folder as a server makes it. */
async function made(): Promise<string> {
  await boot()
  const ended = new Promise((resolve) => child!.once('exit', resolve))
  child!.kill('SIGTERM')
  await ended
  return data
}
