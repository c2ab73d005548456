import { afterEach, expect, it, vi } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { exportOf } from '../src/accounts/export.ts'
import { givingWay } from '../src/give-way.ts'
import { sqliteStore } from '../src/index.ts'
import { addPlayedTables } from './backup/played-tables.ts'

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
  const quick = givingWay()
  expect(quick()).toBeUndefined()
  clockWithSteps(10)
  const slow = givingWay()
  expect(await turnsDuring(async () => void (await slow()))).toBeGreaterThan(0)
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
