import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { foldTable, limits, mayWatch, type Playable, viewerOf, viewOf } from '../src/index.ts'
import { chain, remembered } from '../src/recent.ts'
import type { Recent } from '../src/table.ts'
import { claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

const sit = (seat: number) => ({ type: 'sit', seat }) as const
const ready = { type: 'ready', seed: '' } as const
const folded = (scene: Scene) => expect(foldTable(scene.playable, scene.entries)).toEqual(scene.table)

describe('opening', () => {
  it('begins with plain settings, the host in the first seat, and two sides', () => {
    const { table } = new Scene(tallyPlayable)
    expect(table).toMatchObject({
      id: 'T',
      game: 'tally',
      config: { goal: 21 },
      settings: { visibility: 'public', chat: true, undo: true, spectators: true, rated: true, hints: 0 },
      host: 'ann',
      phase: 'gathering',
      version: 1,
      timers: [],
      clocks: [],
      chat: [],
    })
    expect(table.sides.map(({ members }) => members)).toEqual([[{ player: 'ann', name: 'ann' }], []])
    expect(table.sides[0]!.captain).toBe('ann')
  })

  it('has as many sides as the game needs, or as were asked for', () => {
    const sides = (seats: { min: number; max: number }, wanted?: number) => {
      const playable: Playable = { ...tallyPlayable, game: { ...tallyPlayable.game, seats: () => seats } }
      return new Scene(playable, wanted === undefined ? {} : { sides: wanted }).table.sides.length
    }
    expect(sides({ min: 1, max: 1 })).toBe(1)
    expect(sides({ min: 3, max: 4 })).toBe(3)
    expect(sides({ min: 1, max: 4 })).toBe(2)
    expect(sides({ min: 1, max: 4 }, 1)).toBe(1)
    expect(sides({ min: 1, max: 20 }, limits.sides)).toBe(12)
    expect(() => sides({ min: 1, max: 20 }, 13)).toThrow()
  })
})

describe('changing options', () => {
  it('keeps the number of sides as far as the new options allow it', () => {
    const game = { ...tallyPlayable.game, seats: (config: object) => ({ min: 1, max: goalOf(config) }) }
    const goalOf = (config: object) => (config as { goal: number }).goal
    const scene = new Scene({ ...tallyPlayable, game }, { options: { goal: 6 }, sides: 4 })
    scene.do('ann', { type: 'set', settings: { hints: 2 } })
    expect(scene.table).toMatchObject({ config: { goal: 6 }, settings: { hints: 2, chat: true } })
    expect(scene.table.sides).toHaveLength(4)
    scene.do('ann', { type: 'set', options: { goal: 3 } })
    expect(scene.table.sides).toHaveLength(3)
    scene.do('ann', { type: 'set', sides: 1 })
    expect(scene.table.sides).toHaveLength(1)
    folded(scene)
  })

  it('leaves bots ready and asks people again', () => {
    const scene = new Scene(tallyPlayable, { sides: 3 })
    scene.do('ann', { type: 'seat-bot', seat: 1, bot: 'adder' }).do('ann', ready)
    expect(scene.table.sides.map((side) => side.ready)).toEqual([true, true, false])
    scene.do('ann', { type: 'set', options: { goal: 9 } })
    expect(scene.table.sides.map((side) => side.ready)).toEqual([false, true, false])
    scene.do('ann', ready).do('ann', { type: 'unready' })
    expect(scene.table.sides.map((side) => side.ready)).toEqual([false, true, false])
    scene.do('ann', ready).do('ann', { type: 'set', sides: 2 })
    expect(scene.table.sides.map((side) => side.ready)).toEqual([false, true])
    expect(scene.table.phase).toBe('gathering')
    folded(scene)
  })
})

describe('seats', () => {
  it('a player who sits down elsewhere leaves the first seat', () => {
    const scene = new Scene(tallyPlayable, { sides: 3 }).do('ann', ready).do('ann', sit(2))
    expect(scene.table.sides.map(({ members, ready }) => [members.length, ready])).toEqual([
      [0, false],
      [0, false],
      [1, false],
    ])
    expect(scene.table.sides.map(({ captain }) => captain)).toEqual([undefined, undefined, 'ann'])
    expect(viewerOf(scene.table, 'ann')).toBe(2)
    expect(viewerOf(scene.table, 'eve')).toBe('spectator')
    expect(viewerOf(scene.table, undefined)).toBe('spectator')
  })

  it('another member makes a side ask for readiness again; a side is ready when its captain is', () => {
    const scene = new Scene(tallyPlayable).do('ann', ready).do('ada', sit(0))
    expect(scene.table.sides[0]!.ready).toBe(false)
    scene.do('ada', { type: 'ready', seed: 'of ada' })
    expect(scene.table.sides[0]).toMatchObject({ ready: false, seeds: { ann: '', ada: 'of ada' } })
    scene.do('ann', ready).do('ada', ready)
    expect(scene.table.sides[0]!.ready).toBe(true)
    scene.do('bob', sit(1)).do('bob', { type: 'ready', seed: 'of bob' })
    expect(scene.table.match!.fairness.playerSeeds).toEqual(['', '', 'of bob'])
    expect(scene.table.match!.sworn).toEqual({ ann: 0, ada: 0, bob: 1 })
    folded(scene)
  })

  it('the first member who is not away becomes captain, else the first', () => {
    const team = () => {
      const scene = new Scene(tallyPlayable)
      for (const player of ['ada', 'abe']) scene.do(player, sit(0))
      return scene.do('bob', sit(1)).do('ann', ready).do('bob', ready)
    }
    const one = team()
    one.server({ type: 'away', player: 'ada' })
    expect(one.do('ann', { type: 'stand' }).table.sides[0]!.captain).toBe('abe')
    const two = team()
    for (const player of ['ada', 'abe']) two.server({ type: 'away', player })
    expect(two.do('ann', { type: 'stand' }).table.sides[0]!.captain).toBe('ada')
    const three = team().do('ada', { type: 'stand' })
    expect(three.table.sides[0]).toMatchObject({ captain: 'ann', members: [{}, { player: 'abe' }] })
    expect(three.table.host).toBe('ann')
    for (const scene of [one, two, three]) folded(scene)
  })

  it('during a match the last player may leave without closing the table', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'])
    scene.do('ann', { type: 'stand' })
    expect(scene.table.host).toBe('bob')
    scene.do('bob', { type: 'stand' })
    expect([scene.table.phase, scene.table.host]).toEqual(['playing', 'bob'])
    expect(scene.table.sides.map(({ captain }) => captain)).toEqual([undefined, undefined])
  })

  it('no match starts without a person', () => {
    const scene = new Scene(tallyPlayable, { sides: 3 }).do('ann', sit(2))
    for (const seat of [0, 1]) scene.do('ann', { type: 'seat-bot', seat, bot: 'adder' })
    scene.do('bob', sit(2)).do('ann', { type: 'stand' })
    expect([scene.table.phase, scene.table.host]).toEqual(['gathering', 'bob'])
    scene.do('bob', ready)
    expect(scene.table.phase).toBe('playing')
  })

  it('programs and guests are marked', () => {
    const scene = new Scene(tallyPlayable)
    const by = { player: 'bob', name: 'Bob', program: true, guest: true } as const
    scene.as(by, sit(1))
    expect(scene.table.sides[1]!.members).toEqual([by])
    folded(scene)
  })
})

describe('who may watch', () => {
  it('everybody, unless the table is private or takes no spectators', () => {
    const may = (settings: object, player: string | undefined, scene = playing(settings)) =>
      mayWatch(scene.table, player)
    const playing = (settings: object) => Scene.started(tallyPlayable, ['ann', 'bob'], { settings })
    for (const visibility of ['public', 'link']) {
      expect(may({ visibility }, undefined)).toBe(true)
      expect(may({ visibility, spectators: false }, 'eve')).toBe(false)
      expect(may({ visibility, spectators: false }, 'bob')).toBe(true)
    }
    expect(may({ visibility: 'private' }, 'eve')).toBe(false)
    expect(may({ visibility: 'private' }, undefined)).toBe(false)
    const left = playing({ visibility: 'private' }).do('bob', { type: 'stand' })
    expect(mayWatch(left.table, 'bob')).toBe(false)
    const again = playing({ visibility: 'private' })
      .do('bob', { type: 'concede' })
      .do('bob', { type: 'again' })
    expect([again.table.phase, mayWatch(again.table, 'eve')]).toEqual(['gathering', false])
    const hostOnly = new Scene(tallyPlayable, { sides: 1, settings: { visibility: 'private' } })
    hostOnly.do('ann', ready).do('ann', { type: 'stand' })
    expect([mayWatch(hostOnly.table, 'ann'), mayWatch(hostOnly.table, 'eve')]).toEqual([true, false])
  })
})

describe('a rematch', () => {
  it('keeps bots ready, asks people again, and forgets their seeds', () => {
    const scene = new Scene(tallyPlayable, { settings: { hints: 2 } })
    scene.do('ann', { type: 'seat-bot', seat: 1, bot: 'adder' }).do('ann', { type: 'ready', seed: 'mine' })
    expect(scene.table.sides.map(({ hintsLeft }) => hintsLeft)).toEqual([2, 2])
    scene.do('ann', { type: 'concede' }).do('ann', { type: 'again' })
    expect(scene.table.sides.map(({ ready, seeds }) => [ready, seeds])).toEqual([
      [false, {}],
      [true, {}],
    ])
    expect(scene.table.match!.outcome).toBeDefined()
    scene.do('ann', ready)
    expect(scene.table.match).toMatchObject({ number: 2, acts: [0, 0] })
    expect(scene.table.match!.outcome).toBeUndefined()
    folded(scene)
  })
})

describe('requests, proposals and chat', () => {
  it('a table remembers the newest hundred lines of chat and twelve proposals', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'])
    for (let n = 1; n <= 101; n++) scene.do('ann', { type: 'say', to: 'table', text: `line ${n}` })
    expect(scene.table.chat).toHaveLength(100)
    expect(scene.table.chat[0]).toEqual({
      at: scene.at,
      player: 'ann',
      name: 'ann',
      to: 'table',
      text: 'line 2',
    })
    expect(scene.do('ann', { type: 'say', to: 'team', text: 'x'.repeat(500) }).table.chat.at(-1)!.to).toBe(0)
    const lay = (says: string) => ({ type: 'lay', card: 'A~1', says })
    for (let n = 1; n <= 13; n++) scene.do('ann', { type: 'propose', action: lay(`${n}`) })
    expect(
      scene.table.sides[0]!.proposals.map(({ action }) => (action as never as { says: string }).says),
    ).toEqual(Array.from({ length: 12 }, (_, n) => `${n + 2}`))
    expect(scene.table.sides[1]!.proposals).toEqual([])
    folded(scene)
  })

  it('a request names who asks, what, and who agreed; the asker can withdraw it', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob', 'cem'])
    scene.do('ann', { type: 'ask', wish: { type: 'adjourn' } })
    const { version } = scene.table
    expect(viewOf(claimsPlayable, scene.table, 'spectator').request).toEqual({
      id: version,
      by: 0,
      wish: { type: 'adjourn' },
      agreed: [0],
    })
    scene.do('bob', { type: 'answer', about: version, yes: true })
    expect(scene.table.request!.agreed).toEqual([0, 1])
    // Only a move withdraws a request for an undo; other requests stay.
    scene.act('ann', { type: 'pass' })
    expect(scene.table.request).toBeDefined()
    scene.do('ann', { type: 'answer', about: version, yes: false })
    expect(scene.table.request).toBeUndefined()
    expect('request' in viewOf(claimsPlayable, scene.table, 'spectator')).toBe(false)
    folded(scene)
  })

  it('a request ends with the match, and when an operator closes the table', () => {
    for (const end of ['concede', 'close'] as const) {
      const scene = Scene.started(claimsPlayable, ['ann', 'bob'])
      scene.do('ann', { type: 'ask', wish: { type: 'adjourn' } })
      if (end === 'close') scene.server({ type: 'close', reason: 'spam' })
      else scene.do('bob', { type: 'concede' })
      expect([scene.table.request, scene.table.timers]).toEqual([undefined, []])
      folded(scene)
    }
  })

  it('sides that are deserted or to be replaced are not asked', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob', 'cem'])
    scene.server({ type: 'away', player: 'cem' })
    scene.do('ann', { type: 'ask', wish: { type: 'replace', seat: 2, bot: 'bluffer' } })
    const about = scene.table.request!.id
    expect(scene.refused('cem', { type: 'answer', about, yes: true })).toBe('not-now')
    scene.do('bob', { type: 'answer', about, yes: true })
    expect(scene.table.sides[2]).toMatchObject({ bot: 'bluffer', members: [], ready: true })
    expect(scene.refused('ann', { type: 'ask', wish: { type: 'replace', seat: 2, bot: 'bluffer' } })).toBe(
      'seat-taken',
    )
    scene.do('bob', { type: 'stand' }).do('ann', { type: 'ask', wish: { type: 'adjourn' } })
    expect(scene.table.phase).toBe('adjourned')
    folded(scene)
  })
})

describe('undo', () => {
  it('reaches back over 24 versions; of older ones at most as many again are kept', () => {
    let recent: Recent | undefined
    for (let version = 1; version <= 200; version++) {
      recent = remembered(recent, { version } as Recent['live'], seat(version % 3))
      const reached = [...chain(recent)]
      const newest = Array.from({ length: Math.min(version, limits.undo) }, (_, n) => version - n)
      expect(reached.map(({ live }) => live.version)).toEqual(newest)
      expect(reached.map(({ by }) => by)).toEqual(newest.map((one) => one % 3))
      let kept = 0
      for (let one: Recent | undefined = recent; one !== undefined; one = one.earlier) kept++
      expect(kept).toBe(recent.count)
      expect(kept).toBeLessThanOrEqual(2 * limits.undo)
      expect(kept).toBeGreaterThanOrEqual(Math.min(version, limits.undo))
    }
    expect([...chain(undefined)]).toEqual([])
  })

  it('returns the turn, its clock and the number of acts, but not the hints', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'], {
      settings: { clock: { type: 'turn', seconds: 60 }, hints: 2 },
    })
    scene.do('ann', { type: 'hint' }).wait(20_000).act('ann', { type: 'pass' })
    expect(scene.table.match!.acts).toEqual([1, 0])
    scene.do('ann', { type: 'ask', wish: { type: 'undo' } })
    scene.do('bob', { type: 'answer', about: scene.table.request!.id, yes: true })
    expect(scene.acting).toEqual(['ann'])
    expect(scene.table.match).toMatchObject({ acts: [1, 0], since: scene.table.version })
    expect(scene.table.sides[0]!.hintsLeft).toBe(1)
    expect(scene.table.clocks[0]!.left).toBe(60_000)
    folded(scene)
  })
})
