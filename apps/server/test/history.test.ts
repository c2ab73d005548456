import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'
import type { Store } from '../src/store/store.ts'
import { History } from '../src/tables/history.ts'
import type { AppliedEntry, LoadedTable } from '../src/tables/loaded-table.ts'
import { Person, type Running, start } from './harness.ts'

let running: Running
let store: Store
beforeEach(async () => {
  store = sqliteStore(':memory:')
  running = await start({ store })
})
afterEach(() => running.server.close())

/** A history that records from which version on it reads the log. */
function noted() {
  const reads: number[] = []
  const entries: Store['entries'] = (table, after) => {
    reads.push(after ?? 0)
    return store.entries(table, after)
  }
  return { reads, history: new History(Object.assign(Object.create(store), { entries })) }
}

const told = (history: History, loaded: LoadedTable, have?: number) =>
  new Promise<readonly AppliedEntry[]>((resolve, reject) => {
    history.catchUp(loaded, have, resolve).catch(reject)
  })

/** A table with `count` lines of chat. */
async function talkative(count: number): Promise<{ ann: Person; loaded: LoadedTable }> {
  const ann = await Person.named(running.url, 'Ann')
  const table = await ann.open('tally', { bots: ['adder'], options: { goal: 1000 } })
  const { queue } = running.server
  for (let i = 0; i < count; i++)
    await queue.submit(
      table,
      { player: ann.id, name: 'Ann' },
      { id: `line-${i}-of-table`, basis: 1, action: { type: 'say', to: 'table', text: `line ${i}` } },
    )
  return { ann, loaded: (await queue.load(table))! }
}

describe('the history for a new client', () => {
  it('is the last 300 entries; only those are read and folded, however long the log is', async () => {
    const { loaded } = await talkative(1000)
    const { version } = loaded.table
    const { reads, history } = noted()
    const story = await told(history, loaded)
    expect(story.map((one) => one.version)).toEqual(Array.from({ length: 300 }, (_, i) => version - 299 + i))
    for (const { before, version: at } of story) expect(before?.version).toBe(at - 1)
    expect(story.at(-1)!.before!.chat.at(-1)!.text).toBe('line 998')
    expect(version - reads[0]!).toBeLessThanOrEqual(360)
  })

  it('is what a returning client has missed', async () => {
    const { loaded } = await talkative(500)
    const { version } = loaded.table
    const missed = await told(noted().history, loaded, version - 7)
    expect(missed.map((one) => one.version)).toEqual(Array.from({ length: 7 }, (_, i) => version - 6 + i))
    expect(await told(noted().history, loaded, version - 400)).toHaveLength(50)
  })

  it('is read again after an account was deleted: no checkpoint still holds its name', async () => {
    const { ann, loaded } = await talkative(500)
    await running.server.queue.submitServer(loaded.id, { type: 'depart', player: ann.id })
    const { reads, history } = noted()
    await told(history, loaded)
    expect(reads).toEqual([0])
  })
})
