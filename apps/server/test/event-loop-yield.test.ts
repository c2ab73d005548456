import { afterEach, expect, it, vi } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { exportOf } from '../src/accounts/export.ts'
import { eventLoopYielder } from '../src/event-loop-yield.ts'
import { sqliteStore } from '../src/index.ts'
import { LoadedTable } from '../src/tables/loaded-table.ts'
import { addPlayedTables } from './backup/played-tables.ts'
import { Person, start } from './harness.ts'

afterEach(() => vi.restoreAllMocks())

/** A clock that goes on by so many ms whenever it is read. */
function clockWithSteps(ms: number): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms))
}

/** How often others had their turn while the work went on. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0
  let done = false
  const count = (): void => {
    turns++
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  await work()
  done = true
  return turns
}

it('short steps go on at once, long ones let others run', async () => {
  clockWithSteps(1)
  const quick = eventLoopYielder()
  expect(quick()).toBeUndefined()
  clockWithSteps(10)
  const slow = eventLoopYielder()
  expect(await turnsDuring(async () => void (await slow()))).toBeGreaterThan(0)
})

it('loading a long log lets others run', async () => {
  const { server, url } = await start()
  const ann = await Person.named(url, 'Ann')
  const table = await ann.open('tally', { bots: ['adder'], options: { goal: 1000 } })
  const { queue, store } = server
  for (let i = 0; i < 300; i++)
    await queue.submit(
      table,
      { player: ann.id, name: 'Ann' },
      { id: `line-${i}-of-table`, basis: 1, action: { type: 'say', to: 'table', text: `line ${i}` } },
    )
  const stored = await store.entries(table)
  const { playable, table: now } = (await queue.load(table))!
  clockWithSteps(10)
  let loaded: LoadedTable | undefined
  const turns = await turnsDuring(async () => {
    loaded = await LoadedTable.fold(table, playable, stored)
  })
  expect(turns).toBeGreaterThan(4)
  expect(loaded!.table).toEqual(now)
  vi.restoreAllMocks()
  await server.close()
})

it('an export lets others run between its games, however many there are', async () => {
  const store = sqliteStore(':memory:')
  await addPlayedTables(store, 20)
  const player = (await store.player('player0'))!
  for (let n = 1; n < 40; n++) await store.adopt(`player${n}`, 'player0')
  const identity = { player, ids: ['player0'], session: {} } as unknown as Parameters<typeof exportOf>[2]
  let text = ''
  clockWithSteps(10)
  const turns = await turnsDuring(async () => {
    for await (const piece of exportOf(store, testCatalogue, identity, 0)) text += piece
  })
  const { games } = JSON.parse(text) as { games: unknown[] }
  expect(games).toHaveLength(20)
  expect(turns).toBeGreaterThan(games.length)
  await store.close()
})
