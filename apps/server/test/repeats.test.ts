import { describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { type Bus, localBus, type Store, sqliteStore } from '../src/index.ts'
import { CommandQueue } from '../src/tables/command-queue.ts'
import { SeenCommands } from '../src/tables/seen-commands.ts'
import { VirtualTime } from './virtual-time.ts'

const ann = { player: 'ann', name: 'Ann' }
const deaf: Bus = { ...localBus(), publish: () => {} }

function openNode(store: Store = sqliteStore(':memory:'), bus: Bus = deaf) {
  const time = new VirtualTime()
  const faults: unknown[] = []
  const onError = (error: unknown) => void faults.push(error)
  const entropy = () => '7'.repeat(64)
  const node = () => new CommandQueue({ catalogue: testCatalogue, store, bus, time, entropy, onError })
  return { store, time, faults, node }
}

const open = (queue: CommandQueue) => queue.open({ id: 'T', game: 'tally', options: {} }, ann)
const say = (queue: CommandQueue, id: string, text = id) =>
  queue.submit('T', ann, { id, basis: 1, action: { type: 'say', to: 'table', text } })
const said = async (queue: CommandQueue) => (await queue.load('T'))!.table.chat.map(({ text }) => text)
const accepted = (version: number) => ({ ok: true, value: { version } })

describe('a repeated command', () => {
  it('in the same tick, in the next one or later gets the same answer and is applied once', async () => {
    const { node } = openNode()
    const queue = node()
    await open(queue)
    const together = [say(queue, 'command-1'), say(queue, 'command-1'), say(queue, 'command-2')]
    await new Promise((next) => setImmediate(next))
    together.push(say(queue, 'command-1'))
    expect(await Promise.all(together)).toEqual([2, 2, 3, 2].map(accepted))
    expect(await say(queue, 'command-2')).toEqual(accepted(3))
    expect(await said(queue)).toEqual(['command-1', 'command-2'])
  })

  it('is recognised after a restart, however old it is', async () => {
    const { node } = openNode()
    const before = node()
    await open(before)
    for (let n = 0; n < 400; n++) await say(before, `command-${n}`)
    await before.close()
    const after = node()
    for (let n = 0; n < 400; n++) expect(await say(after, `command-${n}`)).toEqual(accepted(n + 2))
    expect(await say(after, 'command-new')).toEqual(accepted(402))
  })

  it('is recognised by a node that has not read it yet, whether it would accept or refuse it', async () => {
    const { node } = openNode()
    const [one, two] = [node(), node()]
    await open(one)
    await two.load('T')
    const sit = { id: 'command-sit', basis: 1, action: { type: 'sit', seat: 1 } } as const
    const stand = { id: 'command-stand', basis: 1, action: { type: 'stand' } } as const
    for (const command of [sit, stand]) await one.submit('T', ann, command)
    await say(one, 'command-1')
    // A second `stand` would be refused, and a second chat line would be accepted: neither happens.
    expect(await two.submit('T', ann, stand)).toEqual(await one.submit('T', ann, stand))
    expect(await say(two, 'command-1')).toEqual(await say(one, 'command-1'))
    expect((await two.load('T'))!.table).toEqual((await one.load('T'))!.table)
  })

  it('is answered when the store failed after writing and before confirming', async () => {
    const real = sqliteStore(':memory:')
    let dying = 1
    const append: Store['append'] = async (batch) => {
      const results = await real.append(batch)
      if (batch.some(({ command }) => command !== undefined) && dying-- > 0) throw new Error('gone')
      return results
    }
    const { node, time, faults } = openNode({ ...real, append })
    const queue = node()
    await open(queue)
    const answer = say(queue, 'command-1')
    await time.settled()
    await time.advance(1000)
    expect(await answer).toEqual(accepted(2))
    expect(await said(queue)).toEqual(['command-1'])
    expect(await say(queue, 'command-2')).toEqual(accepted(3))
    expect(faults).toHaveLength(1)
  })

  it('is not confused with another one that has the same hash', async () => {
    const [one, two] = twins()
    const { node } = openNode()
    const queue = node()
    await open(queue)
    expect(await Promise.all([say(queue, one), say(queue, two), say(queue, one)])).toEqual(
      [2, 3, 2].map(accepted),
    )
    expect(await say(queue, two)).toEqual(accepted(3))
    expect(await said(queue)).toEqual([one, two])
  })
})

/** Two ids that `SeenCommands` cannot tell apart. */
function twins(): [string, string] {
  const seenCommands = new SeenCommands()
  for (let n = 0; ; n++) {
    const id = `command-${n}`
    if (seenCommands.add(id)) return [twinOf(id, n), id]
  }
}

function twinOf(id: string, before: number): string {
  for (let n = 0; n < before; n++) {
    const one = new SeenCommands()
    one.add(`command-${n}`)
    if (one.add(id)) return `command-${n}`
  }
  throw new Error('No collision found.')
}

describe('SeenCommands', () => {
  it('has no false negatives, and few false positives', () => {
    const seenCommands = new SeenCommands()
    const ids = Array.from({ length: 5000 }, (_, n) => `command-${n}`)
    expect(ids.filter((id) => seenCommands.add(`player-${id.length}/${id}`)).length).toBeLessThan(5)
    expect(ids.every((id) => seenCommands.add(id))).toBe(true)
  })
})
