import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { TableConnection } from '@estocade/client'
import { type Dice, diceFrom, verify } from '@estocade/kernel'
import { type Entry, foldTable, logsOf, type TableView, viewOf } from '@estocade/table'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { sqliteStore } from '../../src/index.ts'
import { openSocket, Person } from '../harness.ts'

const KILLS = process.env.ESTOCADE_LONG ? 200 : 20
const TABLES = 6

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
const data = join(folder, 'data')
const bundle = join(folder, 'child.mjs')
let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Bundled once, so that a start costs little. */
beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('child.ts', import.meta.url))],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [
      {
        // It finds its native part beside itself.
        name: 'sqlite stays where it is',
        setup: (esbuild) =>
          esbuild.onResolve({ filter: /^@photostructure\/sqlite$/ }, ({ path }) => ({
            path: import.meta.resolve(path),
            external: true,
          })),
      },
    ],
  })
})

function boot(port: number): Promise<string> {
  const started = spawn(process.execPath, [bundle, '--data', data, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  return new Promise((resolve, reject) => {
    createInterface(started.stdout!).once('line', resolve)
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const ended = child!
  return new Promise((resolve) => {
    ended.once('exit', (code) => resolve(code))
    ended.kill(signal)
  })
}

interface Ack {
  readonly table: string
  readonly key: string
  readonly version: number
}

/** Plays on whenever it can; time runs ten times as fast for its patience. */
class Robot {
  readonly connection: TableConnection
  readonly #dice: Dice
  readonly #person: Person
  readonly #table: string
  readonly #acked: (ack: Ack) => void
  #ids = 0
  #busy = false

  constructor(person: Person, table: string, acked: (ack: Ack) => void) {
    this.#person = person
    this.#table = table
    this.#acked = acked
    this.#dice = diceFrom(table)
    this.connection = new TableConnection({
      table,
      socket: () => openSocket(person.url, person.cookie),
      surroundings: {
        now: () => Date.now() * 10,
        after(ms, then) {
          const timer = setTimeout(then, ms / 10)
          return () => clearTimeout(timer)
        },
        random: () => this.#dice.unit(),
        newId: () => `robot-command-${this.#ids}`,
      },
      onNews: () => setImmediate(() => this.#play()),
    })
  }

  get view(): TableView | undefined {
    return this.connection.view as unknown as TableView | undefined
  }

  #play(): void {
    const action = this.#busy ? undefined : this.#action()
    if (action === undefined) return
    this.#busy = true
    const key = `${this.#person.id}/robot-command-${this.#ids}`
    void this.connection.send(action).then((answer) => {
      this.#busy = false
      this.#ids++
      if (answer.ok) this.#acked({ table: this.#table, key, version: answer.version })
      this.#play()
    })
  }

  #action(): Parameters<TableConnection['send']>[0] | undefined {
    const { view } = this
    if (view === undefined || this.connection.status.type === 'closed') return undefined
    if (view.phase === 'over') return { type: 'again' }
    if (view.phase === 'gathering') return { type: 'ready', seed: 'r' }
    const duty = view.duties.find(({ seat }) => seat === view.viewer)
    if (duty === undefined) return undefined
    const state = view.match!.view as unknown as { hand?: string[]; claim?: object }
    if (state.claim !== undefined) return { type: 'act', about: duty.about, action: { type: 'challenge' } }
    const card = state.hand?.[this.#dice.below(12)]
    const lay = card === undefined ? { type: 'pass' } : { type: 'lay', card, says: 'Q' }
    return { type: 'act', about: duty.about, action: state.hand === undefined ? { type: 'add', n: 1 } : lay }
  }
}

describe(`kill -9, ${KILLS} times`, () => {
  it('no acknowledged action is lost, none is doubled, every log folds, clocks go on', async () => {
    const dice = diceFrom('kill')
    const url = await boot(0)
    const port = Number(new URL(url).port)
    const acks: Ack[] = []
    let onAck = () => {}
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
          onAck()
        }),
      )
    }
    const moreAcks = (count: number) =>
      new Promise<void>((resolve) => {
        const goal = acks.length + count
        onAck = () => {
          if (acks.length >= goal) resolve()
        }
      })

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
    for (const robot of robots) {
      const { id, game } = robot.view!
      const playable = testCatalogue.get(game)!
      const stored = await store.entries(id)
      expect(stored.map(({ version }) => version)).toEqual(stored.map((_, i) => i + 1))
      const entries: Entry[] = stored.map(({ at, body }) => ({ at, events: JSON.parse(body) }))
      const table = foldTable(playable, entries)!
      outages += entries.filter(({ events }) => events.some(({ type }) => type === 'outage')).length
      for (const log of logsOf(playable, entries).slice(0, -1))
        expect(verify(playable.game, log)).toBeUndefined()
      // What the robot saw last was a true state of the table.
      const seen = foldTable(playable, entries.slice(0, robot.view!.version))!
      expect(robot.view).toEqual(
        JSON.parse(
          JSON.stringify(viewOf(playable, seen, seen.sides[0]!.members.length ? (0 as never) : 'spectator')),
        ),
      )
      const own = acks.filter((ack) => ack.table === id)
      for (const { key, version } of own) expect(await store.answer(id, key)).toBe(version)
      expect(new Set(own.map(({ version }) => version)).size).toBe(own.length)
      if (game === 'claims' && table.phase === 'playing')
        for (const { left } of table.clocks) expect(left! > 0 && left! <= 60_000).toBe(true)
    }
    expect(outages).toBeGreaterThanOrEqual(KILLS)
    expect(acks.length).toBeGreaterThan(KILLS * 5)
    await store.close()
  }, 600_000)
})
