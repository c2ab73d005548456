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

async function boot(time: VirtualTime): Promise<EstocadeServer> {
  const catalogue = new Map([['tally', slow]])
  const server = await createServer({
    catalogue,
    entropy: fixedEntropy(),
    limits: noLimits,
    data: join(folder, 'data'),
    time,
  })
  await server.listen()
  time.rest = () => server.store.alive()
  return server
}

const moves = async ({ store }: EstocadeServer): Promise<number> =>
  (await store.entries('T'))
    .flatMap(({ body }) => JSON.parse(body) as TableEvent[])
    .filter((event) => event.type === 'step' && event.step.type === 'act').length

describe('a bot that takes its time', () => {
  it('is heard when its time has come, also after a restart in between', async () => {
    const ann = { player: 'ann', name: 'Ann' }
    const before = new VirtualTime()
    const crashed = await boot(before)
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
    // No goodbye: the first server simply gets no more time.
    const time = new VirtualTime(before.now() + 1_000)
    const server = await boot(time)
    await time.advance(7_000)
    expect(await moves(server)).toBe(first + 1)
    await time.advance(4_000)
    expect(await moves(server)).toBe(first + 2)
    await server.close()
    await crashed.app.close()
    await crashed.store.close()
  })
})
