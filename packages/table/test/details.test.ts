import type { Clock, Duty, Seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { canChangeRatings, deadline, foldTable, hasJobs, jobsOf, scoresAt, viewOf } from '../src/index.ts'
import { expired, settle, succession, timing } from '../src/time.ts'
import { claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

const ready = { type: 'ready', seed: 'mine' } as const
const pass = { type: 'pass' } as const
const timed = (clock: Clock) => ({ settings: { clock } })

/** Ann and Dot against Bob. */
function team(clock: Clock = { type: 'none' }): Scene {
  const scene = new Scene(claimsPlayable, { sides: 2, ...timed(clock) })
  scene.do('dot', { type: 'sit', seat: 0 }).do('bob', { type: 'sit', seat: 1 })
  return scene.do('ann', ready).do('bob', ready)
}

/** Ann against two bots, whose turn it is one after the other. */
function againstBots(): Scene {
  const scene = new Scene(claimsPlayable, { sides: 3, settings: { hints: 1 } })
  for (const seat of [1, 2]) scene.do('ann', { type: 'seat-bot', seat, bot: 'bluffer' })
  return scene.do('ann', ready)
}

describe('the second member of a team', () => {
  it('is away or on vacation whatever the first one is', () => {
    const scene = team({ type: 'days', days: 3 })
    for (const player of ['ann', 'dot']) {
      expect(scene.server({ type: 'away', player }).ok).toBe(true)
      expect(scene.server({ type: 'away', player }).ok).toBe(false)
      const until = scene.at + 1e9
      expect(scene.server({ type: 'vacation', player, until }).ok).toBe(true)
      expect(scene.server({ type: 'vacation', player, until }).ok).toBe(false)
    }
    expect(scene.server({ type: 'back', player: 'dot' }).ok).toBe(true)
    expect(scene.table.sides[0]!.members.map(({ away }) => away === undefined)).toEqual([false, true])
  })

  it('succeeds an absent captain only while the match is played', () => {
    const scene = team()
    expect(scene.server({ type: 'away', player: 'ann' }).ok).toBe(true)
    scene.wait(60_000)
    expect(succession(scene.table)).toMatchObject({ seat: 0, player: 'dot' })
    expect(succession({ ...scene.table, phase: 'adjourned' })).toBeUndefined()
    const alone = againstBots()
    expect(alone.server({ type: 'away', player: 'ann' }).ok).toBe(true)
    expect(succession(alone.table)).toBeUndefined()
  })

  it('counts as an empty seed without a share of their own', () => {
    expect(team().table.match!.fairness.playerSeeds).toEqual(['mine', '', 'mine'])
  })

  it('who is a guest keeps the match from being rated', () => {
    const { settings, sides } = team().table
    expect(canChangeRatings({ settings, sides })).toBe(true)
    expect(canChangeRatings({ settings: { ...settings, hints: 1 }, sides })).toBe(false)
    const [first, ...rest] = sides
    const members = first!.members.map((member, i) =>
      i === 1 ? { ...member, guest: true as const } : member,
    )
    expect(canChangeRatings({ settings, sides: [{ ...first!, members }, ...rest] })).toBe(false)
  })
})

it('a match with a bot changes no ratings', () => {
  const scene = new Scene(claimsPlayable, { sides: 2 })
  scene.do('ann', { type: 'seat-bot', seat: 1, bot: 'bluffer' })
  expect(canChangeRatings(scene.table)).toBe(false)
  scene.do('ann', { type: 'unseat', seat: 1 }).do('bob', { type: 'sit', seat: 1 })
  expect(canChangeRatings(scene.table)).toBe(true)
})

describe('a command', () => {
  it('that was sent before the match began is too late', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'])
    const { version } = scene.table
    const act = { type: 'act', about: scene.about('ann'), action: pass } as const
    expect(scene.refused('ann', act, version - 1)).toBe('stale')
    expect(scene.refused('ann', act, version)).toBeUndefined()
  })

  it('to stand up leaves the host, unless it is the host who stands up', () => {
    const scene = new Scene(claimsPlayable, { sides: 3 })
    scene.do('bob', { type: 'sit', seat: 1 }).do('cem', { type: 'sit', seat: 2 })
    expect(scene.try('bob', { type: 'stand' })).toEqual({
      ok: true,
      value: [{ type: 'stood', player: 'bob' }],
    })
    scene.do('ann', { type: 'stand' })
    expect(scene.table.host).toBe('cem')
  })
})

it('a log that does not begin with an opening is refused', () => {
  expect(() => foldTable(tallyPlayable, [{ at: 1, events: [] }])).toThrow(/must be `opened`/)
})

describe('jobs of bots', () => {
  it('end with the match, a wish for a hint included', () => {
    const scene = againstBots().do('ann', { type: 'hint' })
    expect(jobsOf(claimsPlayable, scene.table)).toMatchObject([{ for: 'hint', seat: 0 }])
    scene.do('ann', { type: 'concede' })
    expect([jobsOf(claimsPlayable, scene.table), hasJobs(scene.table)]).toEqual([[], false])
  })

  it('are one for each seat with a turn, at the same time', () => {
    const { table } = againstBots().act('ann', pass)
    const [timer] = table.timers
    const withDuties = (...duties: readonly { seat: number; about: string }[]) =>
      jobsOf(claimsPlayable, {
        ...table,
        timers: duties.map((duty) => ({ ...timer!, duty: { ...timer!.duty, ...duty } as never })),
      }).map(({ seat }) => seat)
    expect(withDuties({ seat: 1, about: 'one' }, { seat: 1, about: 'two' })).toEqual([1])
    expect(withDuties({ seat: 1, about: 'one' }, { seat: 2, about: 'one' })).toEqual([1, 2])
    const both = [0, 1].map((seat) => ({ ...timer!, duty: { ...timer!.duty, seat: seat as Seat } }))
    expect(hasJobs({ ...table, timers: both })).toBe(true)
  })

  it('wait while a window is open to somebody else', () => {
    const { table } = againstBots().act('ann', pass)
    const [timer] = table.timers
    const window = { ...timer!, duty: { ...timer!.duty, seat: 0 as Seat, for: 'window' as const } }
    expect(jobsOf(claimsPlayable, { ...table, timers: [timer!, window] })).toEqual([])
  })

  it('of a bot that this program does not have are due at once', () => {
    const { table } = againstBots().act('ann', pass)
    expect(jobsOf({ ...claimsPlayable, bots: new Map() }, table)).toMatchObject([{ seat: 1, due: table.at }])
  })

  it('are done at their own seat while the match is played', () => {
    const act = (scene: Scene, seat: number) =>
      scene.server({
        type: 'bot-act',
        seat: seat as Seat,
        version: scene.table.match!.live.version,
        action: pass,
      })
    expect(act(againstBots(), 0)).toMatchObject({ error: { code: 'stale' } })
    const adjourned = againstBots()
      .act('ann', pass)
      .do('ann', { type: 'ask', wish: { type: 'adjourn' } })
    expect(adjourned.table.phase).toBe('adjourned')
    expect(act(adjourned, 1)).toMatchObject({ error: { code: 'stale' } })
    expect(act(adjourned.do('ann', { type: 'ask', wish: { type: 'resume' } }), 1).ok).toBe(true)
  })
})

describe('clocks', () => {
  it('that do not run have no time left to show', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'], timed({ type: 'none' }))
    scene.wait(5000).do('ann', { type: 'say', to: 'table', text: 'hm' })
    expect(scene.table.clocks).toEqual([{ about: scene.about('ann') }, {}])
    scene.act('ann', pass)
    for (const clock of scene.table.clocks) expect(clock).not.toHaveProperty('left')
  })

  it('with a bank get the increment after each turn, also of one player after another turn of theirs', () => {
    const scene = Scene.started(tallyPlayable, ['ann'], timed({ type: 'bank', seconds: 100, increment: 5 }))
    scene.wait(30_000).act('ann', pass)
    expect(scene.table.clocks[0]!.left).toBe(75_000)
  })

  it('with a bank lose nothing by a window whose own time is up', () => {
    const players = ['ann', 'bob', 'cem']
    const scene = Scene.started(claimsPlayable, players, timed({ type: 'bank', seconds: 100, increment: 5 }))
    const [card] = (scene.table.match!.live.state as { hands: string[][] }).hands[0]!
    scene.act('ann', { type: 'lay', card, says: 'Z' })
    expect(scene.wait(10_000).tick().ok).toBe(true)
    expect(scene.table.match!.outcome).toBeUndefined()
    expect(scene.acting).toEqual(['bob'])
  })
})

describe('a view', () => {
  it('names the bot of a side', () => {
    const { sides } = viewOf(claimsPlayable, againstBots().table, 'spectator')
    expect(sides.map(({ bot }) => bot)).toEqual([undefined, 'bluffer', 'bluffer'])
  })

  it('has the scores of the game, and at the end those of the outcome', () => {
    const playable = { ...tallyPlayable, scores: () => [7, 8] }
    const scene = new Scene(playable)
    expect(scoresAt(playable, scene.table)).toBeUndefined()
    scene.do('bob', { type: 'sit', seat: 1 }).do('ann', ready).do('bob', ready)
    expect(scoresAt(playable, scene.table)).toEqual([7, 8])
    expect(scoresAt(tallyPlayable, scene.table)).toBeUndefined()
    scene.do('ann', { type: 'concede' })
    expect(scoresAt(playable, scene.table)).toEqual(scene.table.match!.outcome!.scores)
  })
})

describe('time while a window is open', () => {
  const timer = (seat: number, kind: Duty['for'], left?: number) => ({
    duty: { seat: seat as Seat, for: kind, about: `${kind} ${seat}` },
    grace: 0,
    spent: 0,
    ...(left === undefined ? {} : { left }),
  })
  const tableWithWindow = () => ({
    ...Scene.started(claimsPlayable, ['ann', 'bob']).table,
    timers: [timer(0, 'turn', 9000), timer(1, 'window', 5000)],
    clocks: [{ left: 20_000 }, { left: 30_000 }],
  })

  it('only the window is charged, and only it can be over', () => {
    const table = tableWithWindow()
    const later = settle(table, table.at + 10_000)
    expect(later.timers.map(({ left, spent }) => [left, spent])).toEqual([
      [9000, 0],
      [-5000, 10_000],
    ])
    expect(later.clocks).toEqual(table.clocks)
    expect(expired(later)?.duty.seat).toBe(1)
  })

  it('only the window has a deadline', () => {
    const table = tableWithWindow()
    const timers = [timer(0, 'turn', 1000), timer(1, 'window', 5000)]
    expect(deadline({ ...table, timers })).toBe(table.at + 5000)
  })

  it('a turn that it interrupts is not over, so its clock gets no increment', () => {
    const duties = [timer(1, 'turn').duty, timer(2, 'window').duty]
    const playable = { ...claimsPlayable, game: { ...claimsPlayable.game, toAct: () => duties } }
    const { table } = Scene.started(
      claimsPlayable,
      ['ann', 'bob', 'cem'],
      timed({ type: 'bank', seconds: 9, increment: 5 }),
    )
    expect(table.clocks[0]).toMatchObject({ left: 9000 })
    expect(timing(playable, table, table.match!).clocks[0]).toEqual(table.clocks[0])
  })

  it('a duty that is no turn does not end by the clock of its side', () => {
    const table = tableWithWindow()
    const clocks = [{ left: 0 }, { left: 0 }]
    expect(expired({ ...table, clocks, timers: [timer(0, 'round')] })).toBeUndefined()
    expect(expired({ ...table, clocks, timers: [timer(0, 'turn')] })).toMatchObject({ by: 'clock' })
    expect(expired({ ...table, clocks, timers: [timer(0, 'turn')], phase: 'adjourned' })).toBeUndefined()
    expect(expired({ ...table, clocks })).toBeUndefined()
  })

  it('a duty goes on with its time as long as it is the same', () => {
    const table = tableWithWindow()
    const [now] = timing(claimsPlayable, table, table.match!).timers
    const spentAfter = (change: Partial<Duty>) => {
      const timer = { ...now!, duty: { ...now!.duty, ...change }, spent: 7000 }
      return timing(claimsPlayable, { ...table, timers: [timer] }, table.match!).timers[0]!.spent
    }
    expect(spentAfter({})).toBe(7000)
    expect([{ for: 'window' as const }, { about: 'before' }, { seat: 1 as Seat }].map(spentAfter)).toEqual([
      0, 0, 0,
    ])
  })

  it('a turn goes on with its clock as long as it is the same', () => {
    for (const clock of [
      { type: 'turn', seconds: 60 },
      { type: 'bank', seconds: 60, increment: 5 },
    ] as const) {
      const { table } = Scene.started(claimsPlayable, ['ann', 'bob'], timed(clock))
      const later = settle(table, table.at + 10_000)
      expect(later.clocks[0]!.left).toBe(50_000)
      expect(timing(claimsPlayable, later, later.match!).clocks).toEqual(later.clocks)
    }
  })

  it('a window goes on while its side is on vacation', () => {
    const table = tableWithWindow()
    const sides = table.sides.map((side) => ({
      ...side,
      members: side.members.map((member) => ({ ...member, vacation: table.at + 1e9 })),
    }))
    expect(settle({ ...table, sides }, table.at + 1000).timers[1]!.left).toBe(4000)
  })

  it('nobody has a duty at a table that does not play', () => {
    const table = tableWithWindow()
    const match = table.match!
    expect(timing(claimsPlayable, table, match).timers).not.toEqual([])
    expect(timing(claimsPlayable, { ...table, phase: 'over' }, match).timers).toEqual([])
  })
})

it('during a match the host has to name what changes', () => {
  const scene = Scene.started(claimsPlayable, ['ann', 'bob'], { settings: { rated: false } })
  expect(scene.refused('ann', { type: 'set', settings: {} })).toBe('not-now')
  expect(scene.refused('ann', { type: 'set', settings: { verdict: 'enter' } })).toBeUndefined()
})
