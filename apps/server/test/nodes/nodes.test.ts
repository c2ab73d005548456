import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { byScale, isLong } from '../../../../scripts/test-scale.ts'
import { openAdmin, postgresStore, type Store } from '../../src/index.ts'
import { allAtOneVersion, Person, type Seat } from '../harness.ts'
import { bundleChild } from '../kill/bundle.ts'
import { checkTables } from '../kill/robot.ts'
import { natsProgram, RealNats } from '../real/nats.ts'
import { RealPostgres } from '../real/postgres.ts'
import { argsFor, NODES, Node } from './node.ts'
import { Play } from './play.ts'

const TABLES = byScale(8, 30)
const LONG = 300_000
/** How often the clock passes for a player. */
const TURNS = byScale(3, 5)
/** Each test runs over one bus; in long runs every test runs over both. */
const ALL = isLong

const folder = mkdtempSync(join(tmpdir(), 'estocade-nodes-'))
const bundle = join(folder, 'child.mjs')
let postgres: RealPostgres
beforeAll(async () => {
  await bundleChild(bundle)
  postgres = await RealPostgres.start()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true })
})

let databases = 0

interface Told {
  readonly changes: readonly { readonly word: string }[]
}

describe.each(['postgres', 'nats'] as const)('three nodes with messages over %s', (kind) => {
  const skipped = kind === 'nats' && natsProgram() === undefined
  /** Without NATS, all tests that can run over Postgres do. */
  const elsewhere = (best: 'postgres' | 'nats'): boolean =>
    skipped || (!ALL && natsProgram() !== undefined && kind !== best)
  let nats: RealNats | undefined
  let url: string
  let nodes: Node[]
  beforeAll(async () => {
    if (kind === 'nats' && !skipped) nats = await RealNats.start()
  })
  afterAll(() => nats?.halt())
  beforeEach(async () => {
    url = await postgres.database(`nodes${databases++}`)
    nodes = Array.from({ length: NODES }, () => new Node(bundle, argsFor(url, nats?.url)))
    await Promise.all(nodes.map((node) => node.boot()))
  })
  afterEach(() => Promise.all(nodes.map((node) => node.end('SIGKILL'))))

  /** Runs `work` while robots play at all tables, then checks what is stored. */
  async function whilePlaying(
    tables: number,
    work: (play: Play) => Promise<void>,
    check: (store: Store, play: Play) => Promise<void> = async () => {},
  ): Promise<void> {
    const play = new Play(nodes)
    for (let n = 0; n < tables; n++) await play.seat(n)
    await work(play)
    play.stop()
    expect(await Promise.all(nodes.map((node) => node.end('SIGTERM')))).toEqual([0, 0, 0])
    const store = await postgresStore(url, { connections: 2 })
    await checkTables(store, play.robots, play.acks)
    await check(store, play)
    await store.close()
  }

  it.skipIf(elsewhere('nats'))(
    `one is killed while ${TABLES} tables play: its players continue on other nodes, nothing is lost or applied twice`,
    () =>
      whilePlaying(TABLES, async (play) => {
        await play.more(100)
        await nodes[1]!.end('SIGKILL')
        await play.everyTable(6)
        await nodes[1]!.boot()
        await play.everyTable(2)
      }),
    LONG,
  )

  it.skipIf(skipped || kind === 'nats')(
    'are restarted one after the other, and no game stops',
    () =>
      whilePlaying(9, async (play) => {
        for (const node of nodes) {
          await play.more(40)
          expect(await node.end('SIGTERM')).toBe(0)
          await node.boot()
          await play.everyTable(1)
        }
      }),
    LONG,
  )

  it.skipIf(skipped || kind === 'nats')(
    'the database crashes and restarts during games',
    () =>
      whilePlaying(9, async (play) => {
        await play.more(60)
        await postgres.halt('SIGKILL')
        await postgres.boot()
        await play.everyTable(3)
      }),
    LONG,
  )

  it.skipIf(skipped || kind === 'postgres')(
    'the bus is cut for seconds: messages are lost, and the views still converge',
    () =>
      whilePlaying(6, async (play) => {
        await play.more(40)
        const cut = Date.now()
        await nats!.halt()
        while (Date.now() < cut + byScale(2_000, 10_000)) await play.everyTable(1)
        await nats!.boot()
        await play.everyTable(3)
        await play.together()
      }),
    LONG,
  )

  it.skipIf(elsewhere('nats'))(
    'a word that a moderator or the command line changes counts on all nodes within 5 s',
    async () => {
      const mod = await Person.named(nodes[0]!.url, 'mod')
      const bus = nats === undefined ? {} : { nats: nats.url }
      const admin = await openAdmin({ data: folder, database: url, ...bus }, testCatalogue)
      await admin.moderation.setRole(mod.id, 'moderator')
      /** The changes that each node tells, once they are those expected; `since` is when they were acknowledged. */
      const onAllNodes = async (since: number, words: readonly string[]): Promise<void> => {
        for (const { url: at } of nodes)
          await expect
            .poll(
              async () => {
                const { changes } = (await (await fetch(`${at}/api/words/fr`)).json()) as Told
                return changes.map(({ word }) => word)
              },
              { timeout: LONG, interval: 20 },
            )
            .toEqual(words)
        expect(Date.now() - since).toBeLessThan(5_000)
      }
      const change = { language: 'fr', change: 'removed', scope: 'entry', reason: 'Too rude.' } as const
      expect((await mod.post('/api/moderation/words', { ...change, word: 'chat' })).status).toBe(204)
      await onAllNodes(Date.now(), ['CHAT'])
      expect(await admin.moderation.changeWord({ ...change, word: 'chien' })).toMatchObject({ ok: true })
      await onAllNodes(Date.now(), ['CHAT', 'CHIEN'])
      expect((await mod.delete('/api/moderation/words/fr/chat')).status).toBe(204)
      await onAllNodes(Date.now(), ['CHIEN'])
      await admin.close()
    },
    LONG,
  )

  it.skipIf(elsewhere('postgres'))(
    'a deadline that all nodes know fires once',
    async () => {
      const host = await Person.named(nodes[0]!.url, 'host')
      const table = await host.open('claims', { options: { seconds: 1 }, sides: 2 })
      const guest = await Person.named(nodes[1]!.url, 'guest')
      const subscriber = await Person.named(nodes[2]!.url, 'watcher')
      const [a, b, c] = [host.at(table), guest.at(table), subscriber.at(table)]
      await b.do({ type: 'sit', seat: 1 })
      await a.do({ type: 'ready', seed: '' })
      await b.do({ type: 'ready', seed: '' })
      const turnsOf = (seat: Seat) => (seat.view.match!.view as unknown as { turns: number }).turns
      // Nobody acts: the clock passes for them.
      for (const seat of [a, b, c])
        await seat.until(({ match }) => match !== undefined && turnsOf(seat) > TURNS)
      for (const seat of [a, b, c]) seat.close()
      const store = await postgresStore(url, { connections: 2 })
      const entries = await store.entries(table)
      const at = entries.filter(({ body }) => body.includes('"passed"')).map((entry) => entry.at)
      expect(at.length).toBeGreaterThanOrEqual(TURNS)
      // Each turn lasts a second, and no turn times out twice.
      for (let i = 1; i < at.length; i++) expect(at[i]! - at[i - 1]!).toBeGreaterThanOrEqual(1000)
      await store.close()
    },
    LONG,
  )

  it.skipIf(elsewhere('nats'))(
    'fifty players challenge at the same moment, spread over the nodes: all see the same order',
    async () => {
      const SIDES = 6
      const where = (n: number) => nodes[n % NODES]!.url
      const host = await Person.named(where(0), 'host')
      const table = await host.open('claims', { sides: SIDES })
      const layer = host.at(table)
      const rivals: Seat[] = []
      for (let n = 0; n < (SIDES - 1) * 10; n++) {
        const seat = (await Person.named(where(n), `rival ${n}`)).at(table)
        rivals.push(seat)
        expect(await seat.do({ type: 'sit', seat: 1 + (n % (SIDES - 1)) })).toMatchObject({ ok: true })
      }
      for (const seat of [layer, ...rivals.slice(0, SIDES - 1)]) await seat.do({ type: 'ready', seed: '' })
      const { match } = await layer.until(({ phase }) => phase === 'playing')
      await layer.act({
        type: 'lay',
        card: (match!.view as unknown as { hand: string[] }).hand[0],
        says: '?',
      })
      const about = 'claim 1'
      await Promise.all(
        rivals.map((seat) => seat.until(({ duties }) => duties.some((duty) => duty.about === about))),
      )
      const answers = await Promise.all(
        rivals.map((seat) => seat.do({ type: 'act', about, action: { type: 'challenge' } })),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const views = await allAtOneVersion([layer, ...rivals])
      const open = views.map(({ duties, phase, version: at, match: now }) => {
        const { hand: _, ...seen } = now!.view as unknown as { hand: unknown }
        return JSON.stringify({ duties, phase, at, seen })
      })
      expect(new Set(open).size).toBe(1)
      for (const seat of [layer, ...rivals]) seat.close()
    },
    LONG,
  )
})
