import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { createServer, type EstocadeServer } from '../../src/index.ts'
import { Credits } from '../../src/limits.ts'
import { steady } from '../../src/time.ts'
import { noLimits } from '../no-limits.ts'
import { fixedEntropy } from '../seed.ts'
import { VirtualTime } from '../virtual-time.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-time-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A system clock that can be set, and a monotonic one that cannot. */
function clocks() {
  const state = { wall: 1_000_000, monotonic: 50 }
  const pass = (ms: number) => {
    state.wall += ms
    state.monotonic += ms
  }
  const now = steady(
    () => state.wall,
    () => state.monotonic,
  )
  return { state, pass, now }
}

describe('a clock that is set back', () => {
  it('does not stop the server’s time', () => {
    const { state, pass, now } = clocks()
    expect(now()).toBe(1_000_000)
    pass(500)
    expect(now()).toBe(1_000_500)
    state.wall -= 3_600_000
    expect(now()).toBe(1_000_500)
    pass(8000)
    // A turn of 8 s ends after 8 s.
    expect(now()).toBe(1_008_500)
  })

  it('does not make limits refuse requests', () => {
    const { state, pass, now } = clocks()
    const credits = new Credits(2, 1, { now, after: () => () => {} })
    expect([credits.take(), credits.take(), credits.take()]).toEqual([true, true, false])
    state.wall -= 60_000
    pass(1000)
    expect(credits.take()).toBe(true)
    // Even a time that goes back costs no credits.
    const times = [100_000, 40_000, 41_000]
    const plain = new Credits(1, 1, { now: () => times[0]!, after: () => () => {} })
    expect(times.map((at) => plain.take(at))).toEqual([true, false, true])
  })
})

it('a clock that is set forward is followed', () => {
  const { state, pass, now } = clocks()
  state.wall += 3_600_000
  pass(1)
  expect(now()).toBe(4_600_001)
})

describe('a restart with a clock that is behind the stored games', () => {
  const HOUR = 3_600_000
  const ann = { player: 'ann', name: 'Ann' }
  const bob = { player: 'bob', name: 'Bob' }

  /** A server whose system clock is off by `clock.offset`; timers follow the monotonic clock. */
  async function boot(data: string, clock: { offset: number }) {
    const monotonic = new VirtualTime()
    const time = { now: () => monotonic.now() + clock.offset, after: monotonic.after }
    const server = await createServer({
      catalogue: testCatalogue,
      entropy: fixedEntropy(),
      limits: noLimits,
      data: join(folder, data),
      time,
      pace: 0,
    })
    await server.listen()
    monotonic.rest = () => server.store.alive()
    return { server, monotonic }
  }

  const tableOf = async ({ queue }: EstocadeServer) => (await queue.load('T'))!.table

  async function say(server: EstocadeServer, by: typeof ann, id: string, action: object): Promise<void> {
    const basis = (await tableOf(server)).version
    const answer = await server.queue.submit('T', by, { id, basis, action: action as never })
    expect(answer).toMatchObject({ ok: true })
  }

  it('does not stop bots', async () => {
    const first = await boot('bots', { offset: HOUR })
    await first.server.queue.open({ id: 'T', game: 'tally', options: { goal: 99 }, sides: 2 }, ann)
    await say(first.server, ann, 'seat-the-bot', { type: 'seat-bot', seat: 1, bot: 'adder' })
    await say(first.server, ann, 'ann-is-ready', { type: 'ready', seed: '' })
    await first.server.close()
    const { server, monotonic } = await boot('bots', { offset: 0 })
    for (let turn = 0; turn < 3; turn++) {
      await monotonic.advance(5_000)
      const { duty } = (await tableOf(server)).timers[0]!
      expect(duty.seat).toBe(0)
      await say(server, ann, `ann-adds-${turn}`, {
        type: 'act',
        about: duty.about,
        action: { type: 'add', n: 1 },
      })
    }
    await server.close()
  })

  it('makes deadlines late only until the clock is set right', async () => {
    const first = await boot('deadlines', { offset: HOUR })
    const settings = { clock: { type: 'turn', seconds: 10 } } as const
    await first.server.queue.open({ id: 'T', game: 'tally', options: { goal: 99 }, sides: 2, settings }, ann)
    await say(first.server, bob, 'bob-sits-down', { type: 'sit', seat: 1 })
    for (const by of [ann, bob])
      await say(first.server, by, `${by.player}-is-ready`, { type: 'ready', seed: '' })
    await first.server.close()
    const clock = { offset: 0 }
    const { server, monotonic } = await boot('deadlines', clock)
    await monotonic.advance(1_000)
    const { about } = (await tableOf(server)).timers[0]!.duty
    clock.offset = HOUR
    await monotonic.advance(75_000)
    expect((await tableOf(server)).timers[0]!.duty.about).not.toBe(about)
    await server.close()
  })
})
