import { seedFrom } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  type BotJob,
  type BotPreparation,
  type BotRunner,
  type Change,
  type Entry,
  foldTable,
  type HostEnv,
  inlineBotRunner,
  type Speaker,
  type Table,
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
    const { version } = host.table!
    answer!()
    await settled()
    expect([host.table!.version, world.ringing, world.errors]).toEqual([version, [], []])
  })

  it('drops the move of a bot that was still thinking when the match ended', async () => {
    const world = new World()
    let answer: (() => void) | undefined
    const asked = new Promise<void>((done) => {
      answer = done
    })
    const bots = { ...speller, run: () => asked.then(() => ({ type: 'add', n: 1 })) }
    const host = new TableHost(tallyPlayable, { ...world.env, bots })
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    if (host.view('spectator')!.duties[0]!.seat === 0) await act(host, 1)
    await world.ring()
    await host.command(ann, { type: 'concede' })
    const { version } = host.table!
    answer!()
    await settled()
    expect([host.table!.version, world.errors]).toEqual([version, []])
  })

  it('sets no timer after a command that was still waiting when the table closed', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    const { version } = host.table!
    const said = host.command(ann, { type: 'say', to: 'table', text: 'bye' })
    await host.close()
    await said
    expect([host.table!.version, world.ringing]).toEqual([version + 1, []])
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

  it.each([
    [
      'a time-out',
      [
        { by: ann, seed: '' },
        { by: { player: 'bob', name: 'Bob' }, seed: '' },
      ],
      0,
    ],
    ['the move of a bot', [{ by: ann, seed: '' }, { bot: 'adder' }], 1],
  ] as const)('reports %s that could not be stored, and tries it again', async (_, sides, turns) => {
    const world = new World()
    let isFull = false
    const save = (entry: Entry, table: Table) => {
      if (isFull) throw new Error('no space left')
      return world.env.save(entry, table)
    }
    const host = new TableHost(tallyPlayable, { ...world.env, save })
    const settings = { clock: { type: 'turn', seconds: 60 } } as const
    await host.open({ ...opening, settings }, sides)
    for (let turn = 0; turn < turns; turn++) await act(host, 1)
    const { about } = host.view('spectator')!.duties[0]!
    isFull = true
    await world.ring()
    await world.ring()
    expect(world.errors).toMatchObject([{ message: 'no space left', cause: { message: 'no space left' } }])
    isFull = false
    for (let n = 0; n < 3; n++) await world.ring()
    expect(host.view('spectator')!.duties[0]!.about).not.toBe(about)
  })

  it('refuses a command that could not be stored, and takes it when it is sent again', async () => {
    const world = new World()
    let isFull = true
    const save = (entry: Entry, table: Table) => {
      if (isFull) throw new Error('no space left')
      return world.env.save(entry, table)
    }
    const host = new TableHost(tallyPlayable, { ...world.env, save })
    const sides = [{ by: ann, seed: '' }, { bot: 'adder' }]
    const notStored = { code: 'not-stored', text: 'This could not be stored: no space left' }
    expect(await host.open(opening, sides)).toMatchObject(notStored)
    isFull = false
    expect(await host.open(opening, sides)).toBeUndefined()
    isFull = true
    const { version } = host.table!
    const say = () => host.command(ann, { type: 'say', to: 'table', text: 'hm' })
    expect(await say()).toMatchObject(notStored)
    expect([host.table!.version, world.kept.length]).toEqual([version, version])
    isFull = false
    expect(await say()).toBeUndefined()
    expect(host.table!.version).toBe(version + 1)
  })

  it('throws what is not a failure of the storage', async () => {
    const world = new World()
    const entropy = () => {
      throw new Error('a bug')
    }
    const host = new TableHost(tallyPlayable, { ...world.env, entropy })
    await expect(host.open(opening, [{ by: ann, seed: '' }])).rejects.toThrow('a bug')
  })

  it('prepares the bots of a table once, before they have to act', async () => {
    const world = new World()
    const wishes: BotPreparation[] = []
    const prepare = async (wish: BotPreparation) => void wishes.push(wish)
    const sides = [{ by: ann, seed: '' }, { bot: 'adder' }, { bot: 'adder' }] as const
    const host = new TableHost(tallyPlayable, { ...world.env, bots: { ...speller, prepare } })
    await host.open(opening, sides.slice(0, 1))
    expect(wishes).toEqual([])
    await new TableHost(tallyPlayable, { ...new World().env, bots: { ...speller, prepare } }).open(
      opening,
      sides,
    )
    expect(wishes).toEqual([{ game: 'tally', bots: ['adder'], config: host.table!.config }])
  })

  it('asks a bot again whose move is refused', async () => {
    const world = new World()
    let asked = 0
    const bots: BotRunner = {
      ...speller,
      run: async () => ({ type: 'add', n: asked++ === 0 ? 99 : 1 }),
    }
    const host = new TableHost(tallyPlayable, { ...world.env, bots })
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    if (host.view('spectator')!.duties[0]!.seat === 0) await act(host, 1)
    const { version } = host.table!
    await world.ring()
    expect([host.table!.version, world.errors.length]).toEqual([version, 1])
    expect(world.errors).toMatchObject([{ message: expect.stringMatching(/^adder: ./) }])
    await world.ring()
    await world.ring()
    expect([host.table!.version, world.errors.length]).toEqual([version + 1, 1])
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
    expect([host.table!.phase, host.table!.at]).toEqual(['playing', world.now])
    expect(world.kept.at(-1)!.events).toMatchObject([{ type: 'outage' }])
    expect(host.history('spectator').at(-1)).toMatchObject({ type: 'outage' })
  })

  it('resumes when entries can be stored again, and charges no clock for that time either', async () => {
    const world = new World()
    const settings = { clock: { type: 'turn', seconds: 10 } } as const
    const first = new TableHost(tallyPlayable, world.env)
    await first.open({ ...opening, settings }, [{ by: ann, seed: '' }, { bot: 'adder' }])
    if (first.view('spectator')!.duties[0]!.seat === 0) await act(first, 1)
    await first.close()
    world.now += 86_400_000
    let isFull = true
    const save = (entry: Entry, table: Table) => {
      if (isFull) throw new Error('The disk is full.')
      return world.env.save(entry, table)
    }
    const host = new TableHost(tallyPlayable, { ...world.env, save }, world.kept)
    await host.resume()
    expect(await act(host, 1)).toMatchObject({ code: 'not-stored' })
    // It tries again by itself.
    await world.ring()
    isFull = false
    await world.ring()
    expect(world.kept.at(-1)!.events).toMatchObject([{ type: 'outage' }])
    expect(host.table!.timers).toEqual(first.table!.timers)
    await world.ring()
    expect(host.view('spectator')!.duties[0]!.seat).toBe(0)
  })

  it('lets bots play on after the clock of the device was set back', async () => {
    const world = new World()
    const first = new TableHost(tallyPlayable, world.env)
    await first.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    if (first.view('spectator')!.duties[0]!.seat === 0) await act(first, 1)
    await first.close()
    world.now -= 3_600_000
    const host = new TableHost(tallyPlayable, world.env, world.kept)
    await host.resume()
    expect(world.ringing).toEqual([world.env.pause])
    await world.ring()
    expect(host.view('spectator')!.duties[0]!.seat).toBe(0)
    await act(host, 1)
    expect(world.ringing).toEqual([world.env.pause])
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
    await expect(host.close()).resolves.toBeUndefined()
  })

  it('opens with two people and a bot in the order of their seats, and says why a command is refused', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    expect(host.view('spectator')).toBeUndefined()
    const bob = { player: 'bob', name: 'Bob' }
    await host.open(opening, [{ by: ann, seed: 's' }, { bot: 'adder' }, { by: bob, seed: 't' }])
    expect(host.table!.sides.map(({ bot, captain }) => bot ?? captain)).toEqual(['ann', 'adder', 'bob'])
    expect(host.table!.match!.fairness.playerSeeds).toEqual(['s', 't'])
    expect(await host.command(bob, { type: 'again' })).toMatchObject({ code: 'not-now' })
    expect(host.logs()).toEqual([])
    expect(host.history('spectator').map(({ type }) => type)).toEqual(
      world.kept.flatMap(({ events }) => events.map(({ type }) => type)),
    )
  })

  it('decides commands in the order in which they came', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    const say = (text: string) => host.command(ann, { type: 'say', to: 'table', text })
    await Promise.all([say('one'), say('two'), say('three')])
    expect(host.table!.chat.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  })

  it('never dates an entry before the previous one', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    const { at } = host.table!
    world.now -= 60_000
    await host.command(ann, { type: 'say', to: 'table', text: 'hm' })
    expect([host.table!.at, world.kept.at(-1)!.at]).toEqual([at, at])
    world.now += 61_000
    await host.command(ann, { type: 'say', to: 'table', text: 'hm' })
    expect(host.table!.at).toBe(at + 1_000)
  })

  it('sets no timer that is longer than timers can be', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, world.env)
    await host.open({ ...opening, settings: { clock: { type: 'days', days: 60 } } }, [
      { by: ann, seed: '' },
      { by: { player: 'bob', name: 'Bob' }, seed: '' },
    ])
    expect(world.ringing).toEqual([2 ** 31 - 1])
    await world.ring()
    expect(world.ringing).toEqual([2 ** 31 - 1])
    expect(host.table!.phase).toBe('playing')
  })

  it('gives a hint at once, and reports a bot that fails', async () => {
    const world = new World()
    const host = new TableHost(tallyPlayable, { ...world.env, bots: speller })
    const people = [
      { by: ann, seed: '' },
      { by: { player: 'bob', name: 'Bob' }, seed: '' },
    ]
    await host.open({ ...opening, settings: { hints: 2 } }, people)
    const { by } = people[host.view('spectator')!.duties[0]!.seat]!
    await host.command(by, { type: 'hint' })
    expect(world.ringing).toEqual([0])
    await world.ring()
    expect(world.kept.at(-1)!.events).toMatchObject([{ type: 'hinted', action: { type: 'add' } }])
    const failing = { ...speller, run: () => Promise.reject(new Error('no words')) }
    const other = new World()
    const broken = new TableHost(tallyPlayable, { ...other.env, bots: failing })
    await broken.open({ ...opening, settings: { hints: 2 } }, people)
    await broken.command(people[broken.view('spectator')!.duties[0]!.seat]!.by, { type: 'hint' })
    await other.ring()
    expect(other.errors).toEqual([new Error('no words')])
  })

  it('asks for fresh randomness by the version that it has', async () => {
    const world = new World()
    const versions: number[] = []
    const entropy = (version: number) => {
      versions.push(version)
      return world.env.entropy(version)
    }
    const host = new TableHost(tallyPlayable, { ...world.env, entropy })
    await host.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    expect(new Set(versions)).toEqual(new Set([0, 1, 2]))
    expect(versions.at(-1)).toBe(host.table!.version - 1)
  })

  it('reports no failure after it was closed', async () => {
    const world = new World()
    let fail = (_: Error) => {}
    const run = () =>
      new Promise<never>((_, reject) => {
        fail = reject
      })
    const host = new TableHost(tallyPlayable, { ...world.env, bots: { ...speller, run } })
    await host.open({ ...opening, settings: { hints: 2 } }, [{ by: ann, seed: '' }])
    await host.command(ann, { type: 'hint' })
    await world.ring()
    host.close()
    fail(new Error('too late'))
    await settled()
    expect(world.errors).toEqual([])
    expect(world.ringing).toEqual([])
  })

  it('resumes a table at which nobody plays without an entry', async () => {
    const world = new World()
    const first = new TableHost(tallyPlayable, world.env)
    await first.open(opening, [{ by: ann, seed: '' }, { bot: 'adder' }])
    await first.command(ann, { type: 'concede' })
    const kept = world.kept.length
    const host = new TableHost(tallyPlayable, world.env, world.kept)
    await host.resume()
    expect([world.kept.length, world.ringing]).toEqual([kept, []])
    expect(host.logs()).toHaveLength(1)
  })
})
