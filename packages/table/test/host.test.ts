import { seedFrom } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  type BotJob,
  type BotRunner,
  type Change,
  type Entry,
  foldTable,
  type HostEnv,
  inlineBotRunner,
  type Speaker,
  TableHost,
} from '../src/index.ts'
import { tallyPlayable } from './games/tally.ts'

const ann: Speaker = { player: 'ann', name: 'Ann' }
const opening = { id: 'T', game: 'tally', options: { goal: 12 } }

/** A bot whose every move names a word of five letters. */
const speller: BotRunner = {
  run: async () => ({ type: 'add', n: 1, word: 'VERBE' }),
  close: async () => {},
}

/** An environment with simulated time: it advances when the test fires the next timer. */
class World {
  now = 1_000_000
  readonly kept: Entry[] = []
  readonly changes: Change[] = []
  readonly errors: unknown[] = []
  lost = false
  /** ms by which timers fire too early. */
  early = 0
  #timers: { readonly at: number; readonly then: () => void }[] = []

  readonly env: HostEnv = {
    now: () => this.now,
    entropy: (version) => seedFrom(`entropy ${version}`),
    after: (ms, then) => {
      const timer = { at: this.now + ms - this.early, then }
      this.#timers.push(timer)
      return () => {
        this.#timers = this.#timers.filter((one) => one !== timer)
      }
    },
    save: async (entry) => {
      if (this.lost) return false
      this.kept.push(entry)
      return true
    },
    bots: inlineBotRunner(new Map([['tally', tallyPlayable]])),
    pause: 500,
    onChange: (change) => void this.changes.push(change),
    onLost: () => void this.errors.push('lost'),
    onError: (error) => void this.errors.push(error),
  }

  get ringing(): readonly number[] {
    return this.#timers.map(({ at }) => at - this.now)
  }

  /** Fires the next timer and waits for all work that follows from it. */
  async ring(): Promise<void> {
    const [next] = this.#timers.toSorted((a, b) => a.at - b.at)
    if (next === undefined) throw new Error('No timer is set.')
    this.#timers = this.#timers.filter((one) => one !== next)
    this.now = Math.max(this.now, next.at)
    next.then()
    await settled()
  }
}

/** Chained promises need a few turns of the event loop. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve()
}

const act = (host: TableHost, n: number) => {
  const about = host.view('spectator')!.duties[0]!.about
  return host.command(ann, { type: 'act', about, action: { type: 'add', n } })
}

describe('a table host', () => {
  it('opens, seats and deals, and stores every entry before it is shown', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    expect(await host.open(opening, [{ by: ann, seed: 's' }, { bot: 'adder' }])).toBeUndefined()
    expect(host.view('spectator')).toMatchObject({ phase: 'playing' })
    expect(world.changes.map(({ entry }) => entry)).toEqual(world.kept)
    expect(foldTable(tallyPlayable, world.kept)).toEqual(host.table)
  })

  it('returns why it could not open', async () => {
    const host = new TableHost(tallyPlayable, new World().env)
    expect(await host.open(opening, [{ by: ann, seed: '' }, { bot: 'nobody' }])).toMatchObject({
      code: 'no-bot',
    })
  })

  it('lets bots play, each after its thinking time, to the end of the match', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    for (let moves = 0; host.table!.phase === 'playing' && moves < 100; moves++) {
      const [duty] = host.view('spectator')!.duties
      if (duty!.seat === 0) await act(host, 1)
      else {
        expect(world.ringing).toContain(world.env.pause)
        await world.ring()
      }
    }
    expect(host.table!.phase).toBe('over')
    expect(host.logs()).toHaveLength(1)
    expect(world.ringing).toEqual([])
    expect(world.errors).toEqual([])
  })

  it('lets a bot pause longer about a word, unless people asked for swift bots', async () => {
    const turnOfBot = async (pause: number) => {
      const world = new World()
      const host = new TableHost(tallyPlayable, { ...world.env, pause, bots: speller })
      await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
      if (host.view('spectator')!.duties[0]!.seat === 0) await act(host, 1)
      return { world, host, version: host.table!.version }
    }
    const { world, host, version } = await turnOfBot(500)
    await world.ring()
    expect([host.table!.version, world.ringing]).toEqual([version, [250]])
    await world.ring()
    expect(host.table!.version).toBe(version + 1)
    const swift = await turnOfBot(0)
    await swift.world.ring()
    expect(swift.host.table!.version).toBe(swift.version + 1)
    const left = await turnOfBot(500)
    await left.world.ring()
    await left.host.command(ann, { type: 'concede' })
    expect([left.host.table!.phase, left.world.ringing]).toEqual(['over', []])
    expect([...world.errors, ...swift.world.errors, ...left.world.errors]).toEqual([])
  })

  it('sets no timer for a bot that was still thinking when the table closed', async () => {
    const world = new World()
    let answer: (() => void) | undefined
    const asked = new Promise<void>((done) => {
      answer = done
    })
    const bots = { ...speller, run: (job: BotJob) => asked.then(() => speller.run(job)) }
    const host = new TableHost(tallyPlayable, { ...world.env, bots })
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    if (host.view('spectator')!.duties[0]!.seat === 0) await act(host, 1)
    await world.ring()
    await host.close()
    answer!()
    await settled()
    expect([world.ringing, world.errors]).toEqual([[], []])
  })

  it('lets the clock act, and sets a timer again that fired too early', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    const settings = { clock: { type: 'turn', seconds: 10 } } as const
    world.early = 4
    await host.open({ ...opening, settings }, [
      { by: ann, seed: '' },
      { by: { player: 'bob', name: 'Bob' }, seed: '' },
    ])
    world.early = 0
    const { version } = host.table!
    await world.ring()
    expect(host.table!.version).toBe(version)
    expect(world.ringing).toEqual([4])
    await world.ring()
    expect(host.table!.version).toBe(version + 1)
    expect(world.kept.at(-1)!.events).toMatchObject([{ type: 'step', step: { action: { type: 'pass' } } }])
  })

  it('resumes from stored entries, and charges no clock for the time between', async () => {
    const world = new World()
    const settings = { clock: { type: 'turn', seconds: 10 } } as const
    const first = new TableHost(tallyPlayable, world.env)
    await first.open({ ...opening, settings }, [{ by: ann, seed: '' }, { bot: 'adder' }])
    await first.close()
    expect(world.ringing).toEqual([])
    world.now += 86_400_000
    const host = new TableHost(tallyPlayable, world.env, JSON.parse(JSON.stringify(world.kept)))
    await host.resume()
    expect(host.table!.timers).toEqual(first.table!.timers)
    expect(host.table!.phase).toBe('playing')
    expect(world.kept.at(-1)!.events).toMatchObject([{ type: 'outage' }])
    expect(host.history('spectator').at(-1)).toMatchObject({ type: 'outage' })
  })

  it('stops when another host has the table', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    const { version } = host.table!
    world.lost = true
    await host.command(ann, { type: 'concede' })
    expect(host.table!.version).toBe(version)
    expect(world.errors).toEqual(['lost'])
    expect(world.ringing).toEqual([])
  })
})
