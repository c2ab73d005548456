import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diceFrom } from '@estocade/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byScale, isLong } from '../../../../scripts/test-scale.ts'
import { postgresStore, type Store, sqliteStore } from '../../src/index.ts'
import { Person } from '../harness.ts'
import { bundleChild } from '../kill/bundle.ts'
import { checkTables } from '../kill/robot.ts'
import { RealPostgres } from '../real/postgres.ts'
import { SetClock } from '../real/set-clock.ts'
import { argsFor, NODES, Node } from './node.ts'
import { Play } from './play.ts'

/** `ESTOCADE_JUMPS` and `ESTOCADE_SEED` change the run. */
const JUMPS = Number(process.env.ESTOCADE_JUMPS ?? byScale(2, 100))
const SEED = process.env.ESTOCADE_SEED ?? 'clock'
/** Offsets from the true time, in seconds. */
const TIMES = [-86_400, -3600, 3600, -60, 60, -5, 5, 0]
const TABLES = 4

const folder = mkdtempSync(join(tmpdir(), 'estocade-clock-'))
const bundle = join(folder, 'child.mjs')
const clocks = Array.from({ length: NODES }, (_, n) => SetClock.in(join(folder, `clock${n}`)))
let postgres: RealPostgres | undefined
let nodes: Node[] = []
beforeAll(async () => {
  await bundleChild(bundle)
  postgres = await RealPostgres.start()
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')))
  await postgres?.stop()
  rmSync(folder, { recursive: true })
})

/**
 * Sets the clocks repeatedly while robots play, and while one table changes only by its clock. Returns the time of the
 * newest entry.
 */
async function jump(open: () => Promise<Store>): Promise<number> {
  const dice = diceFrom(SEED)
  const places = Array.from({ length: NODES }, (_, n) => nodes[n % nodes.length]!)
  const play = new Play(places)
  for (let n = 0; n < TABLES; n++) await play.seat(n)
  const idle = await idleTable(places)
  for (let n = 0; n < JUMPS; n++) {
    const which = dice.below(nodes.length)
    clocks[which]!.set(TIMES[n < TIMES.length ? n : dice.below(TIMES.length)]!)
    await play.everyTable(2)
    await idle.nextTurn()
    if (n % 10 === 9) {
      // Restart: entries that were stored by a clock ahead of time are read by one that is right.
      expect(await places[which]!.end('SIGTERM')).toBe(0)
      await places[which]!.boot()
      clocks[which]!.set(3600)
      // The server has to see this time before the next one is set: it never follows a clock back.
      await idle.nextTurn()
    }
  }
  play.stop()
  idle.leave()
  expect(await Promise.all(nodes.map((node) => node.end('SIGTERM')))).toEqual(nodes.map(() => 0))
  const store = await open()
  const tables = await checkTables(store, play.robots, play.acks)
  const entries = await store.entries(idle.id)
  await store.close()
  if (isLong)
    console.log(
      `${JUMPS} clock jumps, seed ${SEED}: ${play.acks.length} acknowledged, none lost or applied twice`,
    )
  return Math.max(entries.at(-1)!.at, ...tables.map(({ table }) => table.at))
}

/** A table of two idle players: every second the clock passes for one of them. */
async function idleTable(places: readonly Node[]) {
  const host = await Person.named(places[0]!.url, 'host')
  const table = await host.open('claims', { options: { seconds: 1, turns: 100_000 }, sides: 2 })
  const guest = await Person.named(places[1]!.url, 'guest')
  const seats = [host.at(table), guest.at(table)]
  await seats[1]!.do({ type: 'sit', seat: 1 })
  for (const seat of seats) await seat.do({ type: 'ready', seed: '' })
  const turns = () => (seats[0]!.view.match!.view as unknown as { turns: number }).turns
  await seats[0]!.until(({ match }) => match !== undefined)
  return {
    id: table,
    nextTurn: async () => {
      const goal = turns() + 1
      await seats[0]!.until(() => turns() >= goal)
    },
    leave: () => {
      for (const seat of seats) seat.close()
    },
  }
}

describe.skipIf(clocks[0] === undefined)(`a system clock that is set ${JUMPS} times`, () => {
  it(
    'of a server with SQLite: turns keep their length, no request is refused, nothing is lost',
    async () => {
      const data = join(folder, 'data')
      nodes = [new Node(bundle, ['--data', data], clocks[0]!.within)]
      await nodes[0]!.boot()
      await jump(async () => sqliteStore(join(data, 'estocade.db')))
    },
    JUMPS * 60_000,
  )

  it(
    'of one of three nodes with Postgres: the nodes use the time of the database, nothing is lost',
    async () => {
      for (const clock of clocks) clock!.set(0)
      const url = await postgres!.database('clock')
      nodes = clocks.map((clock) => new Node(bundle, argsFor(url, undefined), clock!.within))
      await Promise.all(nodes.map((node) => node.boot()))
      const newest = await jump(() => postgresStore(url, { connections: 2 }))
      expect(newest - Date.now(), 'ms that the newest entry is ahead of the database').toBeLessThan(1000)
    },
    JUMPS * 60_000,
  )
})
