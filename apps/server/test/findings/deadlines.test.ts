import { describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import {
  type Bus,
  createServer,
  type EstocadeServer,
  type ServerOptions,
  type Store,
  sqliteStore,
} from '../../src/index.ts'
import { opening } from '../contract/appends.ts'
import { noLimits } from '../no-limits.ts'
import { fixedEntropy } from '../seed.ts'
import { VirtualTime } from '../virtual-time.ts'

const ann = { player: 'ann', name: 'Ann' }
const bob = { player: 'bob', name: 'Bob' }
/** ms of a turn. */
const TURN = 10_000

async function boot(options: Pick<ServerOptions, 'store' | 'bus' | 'time'>): Promise<EstocadeServer> {
  const server = await createServer({
    catalogue: testCatalogue,
    entropy: fixedEntropy(),
    limits: noLimits,
    ...options,
  })
  await server.listen()
  return server
}

/** Opens a table at one server; the players get ready at another one, or at the same. */
async function startTable(opened: EstocadeServer, started = opened): Promise<void> {
  const settings = { clock: { type: 'turn', seconds: TURN / 1000 } } as const
  await opened.queue.open({ id: 'T', game: 'tally', options: { goal: 99 }, sides: 2, settings }, ann)
  const say = async (by: typeof ann, id: string, action: object) =>
    started.queue.submit('T', by, { id, basis: 1, action: action as never })
  await say(bob, 'bob-sits-down', { type: 'sit', seat: 1 })
  for (const by of [ann, bob]) await say(by, `${by.player}-is-ready`, { type: 'ready', seed: '' })
}

const dutyAt = async ({ queue }: EstocadeServer) => (await queue.load('T'))!.table.timers[0]?.duty.about

const failingStore = (store: Store, failing: ReadonlySet<keyof Store>): Store =>
  new Proxy(store, {
    get(target, name: keyof Store) {
      if (!failing.has(name)) return target[name]
      return async () => {
        throw new Error(`${name} failed`)
      }
    },
  })

describe('a turn that ends while the database cannot be used', () => {
  it.each([
    ['find the tables whose time is up', 'due'],
    ['find the next deadline', 'nextDeadline'],
    ['store the end of the turn', 'append'],
  ] as const)(
    '(it cannot %s) passes when it can be used again, and so do the next turns',
    async (_, method) => {
      const failing = new Set<keyof Store>()
      const time = new VirtualTime()
      const server = await boot({ store: failingStore(sqliteStore(':memory:'), failing), time })
      await startTable(server)
      const first = await dutyAt(server)
      expect(first).toBeDefined()
      failing.add(method)
      await time.advance(TURN + 5000)
      failing.clear()
      await time.advance(5000)
      const second = await dutyAt(server)
      expect(second).not.toBe(first)
      await time.advance(2 * TURN)
      expect(await dutyAt(server)).not.toBe(second)
      await server.close()
    },
  )
})

it.each([
  ['cannot be read', async () => {}],
  // As after a change of the rules: the stored deadline is not the one that the table has by now.
  [
    'have nothing due',
    async ({ queue }: EstocadeServer, id: string) =>
      queue.open({ id, game: 'tally', options: { goal: 99 }, sides: 2 }, ann),
  ],
] as const)('a turn ends although many tables with older deadlines %s', async (_, open) => {
  const store = sqliteStore(':memory:')
  const time = new VirtualTime()
  const server = await boot({ store, time })
  for (let n = 0; n < 450; n++) {
    const id = `stuck ${n}`
    await open(server, id)
    const expected = (await store.versions([id])).get(id) ?? 0
    await store.append([{ ...opening(id), expected, deadline: n }])
  }
  await startTable(server)
  for (let turn = 0; turn < 2; turn++) {
    const before = await dutyAt(server)
    await time.advance(TURN + 5000)
    expect(await dutyAt(server)).not.toBe(before)
  }
  await server.close()
})

it('the time without a server that could not be credited at the start is credited later, and heartbeats go on', async () => {
  const store = sqliteStore(':memory:')
  const before = new VirtualTime()
  const crashed = await boot({ store, time: before })
  await startTable(crashed)
  await crashed.app.close()
  const failing = new Set<keyof Store>(['append'])
  const time = new VirtualTime(before.now() + 3_600_000)
  const server = await boot({ store: failingStore(store, failing), time })
  failing.clear()
  await time.advance(TURN / 2)
  const outages = (await store.entries('T')).filter(({ body }) => body.includes('"outage"'))
  expect(outages).toHaveLength(1)
  expect(time.now() - (await store.alive())!).toBeLessThanOrEqual(1000)
  await server.close()
})

it('players who do not come back are away, although that could not be stored at first', async () => {
  const store = sqliteStore(':memory:')
  const before = new VirtualTime()
  const crashed = await boot({ store, time: before })
  await startTable(crashed)
  await crashed.app.close()
  const failing = new Set<keyof Store>()
  const time = new VirtualTime(before.now() + 1000)
  const server = await boot({ store: failingStore(store, failing), time })
  const away = async () => {
    const { table } = (await server.queue.load('T'))!
    return table.sides.map(({ members }) => members[0]!.away !== undefined)
  }
  failing.add('append')
  await time.advance(20_000)
  expect(await away()).toEqual([false, false])
  failing.clear()
  await time.advance(5000)
  expect(await away()).toEqual([true, true])
  await server.close()
})

/** A bus that loses every message. */
const deafBus: Bus = {
  lossy: true,
  publish: () => {},
  subscribe: () => () => {},
  onReconnect: () => () => {},
  close: async () => {},
}

it('a turn ends at a node that knew the table before the game began, when the node that began it is gone', async () => {
  const store = sqliteStore(':memory:')
  const time = new VirtualTime()
  const here = await boot({ store, bus: deafBus, time })
  const gone = await boot({ store: { ...store, close: async () => {} }, bus: deafBus, time })
  await startTable(here, gone)
  const first = await dutyAt(gone)
  expect(first).toBeDefined()
  await gone.close()
  await time.advance(TURN + 5000)
  expect(await dutyAt(here)).not.toBe(first)
  expect(await dutyAt(here)).toBeDefined()
  await here.close()
})
