import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Catalogue, deadline, GRACE, type TableEvent } from '@estocade/table'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { createServer, type EstocadeServer, sqliteStore } from '../src/index.ts'
import { noLimits } from './no-limits.ts'
import { fixedEntropy } from './seed.ts'
import { VirtualTime } from './virtual-time.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
afterAll(() => rmSync(folder, { recursive: true }))

let file = 0
let data: string
beforeEach(() => {
  data = join(folder, String(file++))
})

async function boot(time: VirtualTime, catalogue: Catalogue = testCatalogue): Promise<EstocadeServer> {
  const server = await createServer({ catalogue, entropy: fixedEntropy(), limits: noLimits, data, time })
  await server.listen()
  // Every call of the store waits for the disk.
  time.rest = () => server.store.alive()
  return server
}

const ann = { player: 'ann', name: 'Ann' }
const bob = { player: 'bob', name: 'Bob' }

/** Starts a match of claims with a minute per turn. */
async function begin({ queue }: EstocadeServer, seconds = 60): Promise<string> {
  await queue.open({ id: 'T', game: 'claims', options: { seconds } }, ann)
  await queue.submit('T', bob, { id: 'sit-down-1', basis: 1, action: { type: 'sit', seat: 1 } })
  await queue.submit('T', ann, { id: 'ready-ann', basis: 1, action: { type: 'ready', seed: 'a' } })
  await queue.submit('T', bob, { id: 'ready-bob', basis: 1, action: { type: 'ready', seed: 'b' } })
  return 'T'
}

const steps = async ({ store }: EstocadeServer, table: string) =>
  (await store.entries(table))
    .flatMap(({ body }) => JSON.parse(body) as TableEvent[])
    .filter(({ type }) => type === 'step')

it('a server that cannot be made leaves nothing open, so that the process ends', async () => {
  const store = sqliteStore(join(folder, 'fails.db'))
  const failing = { ...store, secret: () => Promise.reject(new Error('no connection is left')) }
  await expect(createServer({ catalogue: testCatalogue, store: failing })).rejects.toThrow('no connection')
  await expect(store.draft('t', 'ann')).rejects.toThrow()
})

describe('deadlines', () => {
  it('fire once, 250 ms late', async () => {
    const time = new VirtualTime()
    const server = await boot(time)
    const table = await begin(server)
    await time.advance(60_249)
    expect(await steps(server, table)).toHaveLength(1)
    await time.advance(2)
    expect(await steps(server, table)).toHaveLength(2)
    await time.advance(59_000)
    expect(await steps(server, table)).toHaveLength(2)
    await server.close()
  })

  it('a command stamped before the deadline is fired wins', async () => {
    const time = new VirtualTime()
    const server = await boot(time)
    await begin(server)
    await time.advance(60_100)
    const loaded = (await server.queue.load('T'))!
    const { about } = loaded.table.timers[0]!.duty
    const pass = { type: 'act', about, action: { type: 'pass' } } as const
    expect(
      await server.queue.submit('T', ann, { id: 'just-in-time', basis: loaded.table.version, action: pass }),
    ).toMatchObject({ ok: true })
    await time.advance(10_000)
    expect(await steps(server, 'T')).toHaveLength(2)
    await server.close()
  })

  it('after a crash the clock goes on where the server was last alive; due ones fire once', async () => {
    const before = new VirtualTime()
    const crashed = await boot(before)
    const table = await begin(crashed)
    await before.advance(20_000)
    // A crash: the first server is not closed, but gets no more time.
    const time = new VirtualTime(before.now() + 3_600_000)
    const server = await boot(time)
    const loaded = (await server.queue.load(table))!
    const left = deadline(loaded.table)! - time.now()
    expect(left).toBeGreaterThanOrEqual(40_000)
    expect(left).toBeLessThanOrEqual(41_000)
    // Nobody has reconnected, so the grace period is added.
    await time.advance(left + GRACE + 250)
    expect(await steps(server, table)).toHaveLength(2)
    await time.advance(5_000)
    expect(await steps(server, table)).toHaveLength(2)
    await server.close()
    await crashed.app.close()
    await crashed.store.close()
  })

  it('a deadline that was due when the server died fires after the restart', async () => {
    const before = new VirtualTime()
    const crashed = await boot(before)
    const table = await begin(crashed, 10)
    await before.advance(9_999)
    const time = new VirtualTime(before.now() + 10 ** 7)
    const server = await boot(time)
    await time.advance(1_500)
    expect(await steps(server, table)).toHaveLength(2)
    await server.close()
    await crashed.app.close()
    await crashed.store.close()
  })
})

describe('after a restart', () => {
  it('a command that was stored but not acknowledged is answered, not doubled', async () => {
    const time = new VirtualTime()
    const first = await boot(time)
    await begin(first)
    const { about } = (await first.queue.load('T'))!.table.timers[0]!.duty
    const command = {
      id: 'sent-once',
      basis: 4,
      action: { type: 'act', about, action: { type: 'pass' } },
    } as const
    const answer = await first.queue.submit('T', ann, command)
    const second = await boot(time)
    expect(await second.queue.submit('T', ann, command)).toEqual(answer)
    expect(await steps(second, 'T')).toHaveLength(2)
    await second.close()
    await first.app.close()
    await first.store.close()
  })

  it('players who do not come back are away; bots go on', async () => {
    const before = new VirtualTime()
    const crashed = await boot(before)
    await begin(crashed)
    const open = { id: 'B', game: 'tally', options: { goal: 10 } }
    await crashed.queue.open(open, ann)
    await crashed.store.close()
    await crashed.app.close()
    const time = new VirtualTime(before.now() + 1000)
    const server = await boot(time)
    await time.advance(16_000)
    const sides = (await server.queue.load('T'))!.table.sides
    expect(sides.map(({ members }) => members[0]!.away !== undefined)).toEqual([true, true])
    await server.queue.submit('B', ann, {
      id: 'seat-a-bot',
      basis: 1,
      action: { type: 'seat-bot', seat: 1, bot: 'adder' },
    })
    await server.queue.submit('B', ann, { id: 'ready-now', basis: 1, action: { type: 'ready', seed: '' } })
    await time.settled(50)
    const { table } = (await server.queue.load('B'))!
    expect(table.phase === 'over' || table.timers[0]!.duty.seat === 0).toBe(true)
    await server.close()
  })
})

/** A catalogue of games that cannot be folded before their dictionary is ready. */
function withoutDictionary(): { readonly catalogue: Catalogue; ready: boolean } {
  const lexicons = { ready: false, catalogue: new Map() as Catalogue }
  const games = [...testCatalogue].map(([id, playable]) => {
    const evolve: typeof playable.game.evolve = (state, event) => {
      if (!lexicons.ready) throw new Error('The dictionary is not loaded.')
      return playable.game.evolve(state, event)
    }
    return [id, { ...playable, game: { ...playable.game, evolve } }] as const
  })
  return Object.assign(lexicons, { catalogue: new Map(games) })
}

describe('a table whose dictionary is not ready yet', () => {
  async function crash(): Promise<number> {
    const before = new VirtualTime()
    const crashed = await boot(before)
    await begin(crashed)
    await before.advance(20_000)
    await crashed.store.close()
    await crashed.app.close()
    return before.now()
  }

  it('is loaded when it is; neither the downtime nor the wait is charged to clocks', async () => {
    const lexicons = withoutDictionary()
    const time = new VirtualTime((await crash()) + 3_600_000)
    const server = await boot(time, lexicons.catalogue)
    expect(await server.queue.submitServer('T', { type: 'tick' })).toMatchObject({
      error: { code: 'unavailable' },
    })
    expect((await server.app.inject('/api/tables/T')).statusCode).toBe(503)
    await time.advance(120_000)
    lexicons.ready = true
    await time.advance(3_000)
    const { table } = (await server.queue.load('T'))!
    const left = deadline(table)! - time.now()
    expect(left).toBeGreaterThanOrEqual(37_000)
    expect(left).toBeLessThanOrEqual(41_000)
    expect(await steps(server, 'T')).toHaveLength(1)
    // Its players get the same time to reconnect as all others after a restart.
    await time.advance(16_000)
    const { sides } = (await server.queue.load('T'))!.table
    expect(sides.every(({ members }) => members[0]!.away !== undefined)).toBe(true)
    // Its deadline fires once, when it is due.
    await time.advance(deadline((await server.queue.load('T'))!.table)! - time.now() + 200)
    expect(await steps(server, 'T')).toHaveLength(1)
    await time.advance(100)
    expect(await steps(server, 'T')).toHaveLength(2)
    await server.close()
  })

  it('gets its downtime credit before the first command', async () => {
    const lexicons = withoutDictionary()
    const time = new VirtualTime((await crash()) + 3_600_000)
    const server = await boot(time, lexicons.catalogue)
    lexicons.ready = true
    await server.queue.submitServer('T', { type: 'tick' })
    expect(await steps(server, 'T')).toHaveLength(1)
    await server.close()
  })

  it('loses no downtime credit in a second crash', async () => {
    const at = await crash()
    const waiting = await boot(new VirtualTime(at + 100_000), withoutDictionary().catalogue)
    await waiting.close()
    const time = new VirtualTime(at + 200_000)
    const server = await boot(time)
    const left = deadline((await server.queue.load('T'))!.table)! - time.now()
    expect(left).toBeGreaterThanOrEqual(39_000)
    await server.close()
  })
})

describe('two nodes on one store', () => {
  it('both serve the same table, and each sees what the other wrote', async () => {
    const { CommandQueue } = await import('../src/tables/command-queue.ts')
    const { localBus } = await import('../src/index.ts')
    const [store, bus, time] = [sqliteStore(':memory:'), localBus(), new VirtualTime()]
    const faults: unknown[] = []
    const make = () =>
      new CommandQueue({
        catalogue: testCatalogue,
        store,
        bus,
        time,
        entropy: () => '7'.repeat(64),
        onError: (e) => faults.push(e),
      })
    const [one, two] = [make(), make()]
    await one.open({ id: 'T', game: 'tally', options: {} }, ann)
    await two.load('T')
    const say = (n: number, text: string) =>
      [one, two][n % 2]!.submit('T', ann, {
        id: `say-${n}-${text}`,
        basis: 1,
        action: { type: 'say', to: 'table', text },
      })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => say(n, `line ${n}`)))
    await time.settled()
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const [a, b] = [(await one.load('T'))!.table, (await two.load('T'))!.table]
    expect(a).toEqual(b)
    expect(a.version).toBe(21)
    expect(new Set(a.chat.map(({ text }) => text)).size).toBe(20)
    expect(faults).toEqual([])
    await Promise.all([one.close(), two.close()])
    await store.close()
  })
})
