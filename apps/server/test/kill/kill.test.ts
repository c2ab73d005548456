import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { diceFrom } from '@estocade/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patiently, Watchers } from '../../../../scripts/test-patience.ts'
import { freePort } from '../../../../scripts/test-ports.ts'
import { byScale, isLong } from '../../../../scripts/test-scale.ts'
import { sqliteStore } from '../../src/index.ts'
import { Person } from '../harness.ts'
import { bundleChild } from './bundle.ts'
import { type Ack, checkTables, Robot } from './robot.ts'

/** `ESTOCADE_KILLS` and `ESTOCADE_SEED` split a long run into different parts. */
const KILLS = Number(process.env.ESTOCADE_KILLS ?? byScale(4, 1000))
const SEED = process.env.ESTOCADE_SEED ?? 'kill'
const TABLES = 6

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
const data = join(folder, 'data')
const bundle = join(folder, 'child.mjs')
let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

beforeAll(() => bundleChild(bundle))

function boot(port: number): Promise<string> {
  const started = spawn(process.execPath, [bundle, '--data', data, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  const address = new Promise<string>((resolve, reject) => {
    createInterface(started.stdout!).once('line', resolve)
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  return patiently(address, () => 'The server printed no address.')
}

function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const ended = child!
  const exit = new Promise<number | null>((resolve) => {
    ended.once('exit', (code) => resolve(code))
    ended.kill(signal)
  })
  return patiently(exit, () => `The server did not end by ${signal}.`)
}

describe(`kill -9, ${KILLS} times`, () => {
  it(
    'no acknowledged action is lost or applied twice, every log folds, clocks go on',
    async () => {
      const dice = diceFrom(SEED)
      const port = await freePort()
      const url = await boot(port)
      const acks: Ack[] = []
      const watchers = new Watchers()
      const robots: Robot[] = []
      for (let n = 0; n < TABLES; n++) {
        const person = await Person.named(url, `Robot ${n}`)
        const game = n % 2 === 0 ? 'claims' : 'tally'
        const options = game === 'claims' ? { seconds: 60, turns: 500 } : { goal: 500 }
        const bots = Array<string>(1 + (n % 3)).fill(game === 'claims' ? 'bluffer' : 'adder')
        const table = await person.open(game, { options, bots })
        robots.push(
          new Robot(person, table, (ack) => {
            acks.push(ack)
            watchers.look()
          }),
        )
      }
      const moreAcks = (count: number) => {
        const goal = acks.length + count
        return watchers.until(
          () => acks.length >= goal || undefined,
          () => `${acks.length} actions were acknowledged, ${goal} were waited for.`,
        )
      }

      for (let kill = 0; kill < KILLS; kill++) {
        await moreAcks(5 + dice.below(40))
        for (let turns = dice.below(8); turns > 0; turns--) await new Promise((next) => setImmediate(next))
        await end('SIGKILL')
        await boot(port)
      }
      await moreAcks(TABLES * 3)
      for (const robot of robots) robot.connection.close()
      expect(await end('SIGTERM')).toBe(0)

      const store = sqliteStore(join(data, 'estocade.db'))
      let outages = 0
      for (const { table, entries } of await checkTables(store, robots, acks)) {
        outages += entries.filter(({ events }) => events.some(({ type }) => type === 'outage')).length
        if (table.game === 'claims' && table.phase === 'playing')
          for (const { left } of table.clocks) expect(left! > 0 && left! <= 60_000).toBe(true)
      }
      expect(outages).toBeGreaterThanOrEqual(KILLS)
      expect(acks.length).toBeGreaterThan(KILLS * 5)
      if (isLong)
        console.log(`${KILLS} kills, seed ${SEED}: ${acks.length} actions acknowledged, none lost or doubled`)
      await store.close()
    },
    KILLS * 30_000,
  )
})
