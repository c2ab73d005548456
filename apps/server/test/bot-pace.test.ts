import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Playable, TableEvent } from '@estocade/table'
import { afterAll, describe, expect, it } from 'vitest'
import { tallyBot, tallyPlayable } from '../../../packages/table/test/games/tally.ts'
import { createServer, type EstocadeServer } from '../src/index.ts'
import { noLimits } from './no-limits.ts'
import { fixedEntropy } from './seed.ts'
import { VirtualTime } from './virtual-time.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-pace-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A bot that takes half a minute for each of its moves. */
const slow: Playable = {
  ...tallyPlayable,
  bots: new Map([['adder', { ...tallyBot, secondsFor: () => 30 }]]) as Playable['bots'],
}

/** A bot whose every move names a word of five letters. */
const speller: Playable = {
  ...tallyPlayable,
  bots: new Map([
    ['novice', { id: 'novice', choose: () => ({ type: 'add', n: 1, word: 'VERBE' }) }],
  ]) as Playable['bots'],
}

async function boot(
  time: VirtualTime,
  tally: Playable,
  { data = 'data', pace = 0 } = {},
): Promise<EstocadeServer> {
  const catalogue = new Map([['tally', tally]])
  const server = await createServer({
    catalogue,
    entropy: fixedEntropy(),
    limits: noLimits,
    data: join(folder, data),
    time,
    pace,
  })
  await server.listen()
  time.rest = () => server.store.alive()
  return server
}

const moves = async ({ store }: EstocadeServer): Promise<number> =>
  (await store.entries('T'))
    .flatMap(({ body }) => JSON.parse(body) as TableEvent[])
    .filter((event) => event.type === 'step' && event.step.type === 'act').length

describe('a bot with a thinking time', () => {
  it('moves when its time is over, also after a restart in between', async () => {
    const ann = { player: 'ann', name: 'Ann' }
    const before = new VirtualTime()
    const crashed = await boot(before, slow)
    const say = async (id: string, action: object) => {
      const basis = (await crashed.queue.load('T'))!.table.version
      const answer = await crashed.queue.submit('T', ann, { id, basis, action: action as never })
      expect(answer).toMatchObject({ ok: true })
    }
    await crashed.queue.open({ id: 'T', game: 'tally', options: { goal: 99 }, sides: 3 }, ann)
    for (const seat of [1, 2]) await say(`bot-${seat}-here`, { type: 'seat-bot', seat, bot: 'adder' })
    await say('ann-is-ready', { type: 'ready', seed: 'a' })
    const duty = async () => (await crashed.queue.load('T'))!.table.timers[0]!.duty
    while ((await duty()).seat !== 0) await before.advance(30_001)
    // The bots move one after the other, once Ann has.
    await say('ann-adds-one', { type: 'act', about: (await duty()).about, action: { type: 'add', n: 1 } })
    const first = await moves(crashed)
    await before.advance(29_900)
    expect(await moves(crashed)).toBe(first)
    await before.advance(200)
    expect(await moves(crashed)).toBe(first + 1)
    await before.advance(20_000)
    expect(await moves(crashed)).toBe(first + 1)
    // A crash: the first server is not closed, but gets no more time.
    const time = new VirtualTime(before.now() + 1_000)
    const server = await boot(time, slow)
    await time.advance(7_000)
    expect(await moves(server)).toBe(first + 1)
    await time.advance(4_000)
    expect(await moves(server)).toBe(first + 2)
    await server.close()
    await crashed.app.close()
    await crashed.store.close()
  })

  it.each([
    [500, 900],
    [0, 0],
  ])('with a least pause of %i ms it lays a word of five letters after %i ms', async (pace, after) => {
    const ann = { player: 'ann', name: 'Ann' }
    const time = new VirtualTime()
    const server = await boot(time, speller, { data: `pace-${pace}`, pace })
    const say = async (id: string, action: object) => {
      const basis = (await server.queue.load('T'))!.table.version
      expect(await server.queue.submit('T', ann, { id, basis, action: action as never })).toMatchObject({
        ok: true,
      })
    }
    await server.queue.open({ id: 'T', game: 'tally', options: { goal: 99 }, sides: 2 }, ann)
    await say('bot-is-here', { type: 'seat-bot', seat: 1, bot: 'novice' })
    await say('ann-is-ready', { type: 'ready', seed: 'a' })
    const duty = async () => (await server.queue.load('T'))!.table.timers[0]!.duty
    if ((await duty()).seat === 1) await time.advance(1_000)
    const first = await moves(server)
    await say('ann-adds-one', { type: 'act', about: (await duty()).about, action: { type: 'add', n: 1 } })
    if (after > 0) {
      await time.advance(after - 1)
      expect(await moves(server)).toBe(first + 1)
      await time.advance(1)
    } else await time.settled()
    expect(await moves(server)).toBe(first + 2)
    await server.close()
  })
})
