import type { Clock } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { canChangeRatings, foldTable, hasJobs, jobsOf, scoresAt, viewOf } from '../src/index.ts'
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

  it('counts as an empty seed without a share of their own', () => {
    expect(team().table.match!.fairness.playerSeeds).toEqual(['mine', '', 'mine'])
  })

  it('who is a guest keeps the match from being rated', () => {
    const { settings, sides } = team().table
    expect(canChangeRatings({ settings, sides })).toBe(true)
    const [first, ...rest] = sides
    const members = first!.members.map((member, i) =>
      i === 1 ? { ...member, guest: true as const } : member,
    )
    expect(canChangeRatings({ settings, sides: [{ ...first!, members }, ...rest] })).toBe(false)
  })
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
  })
})

describe('clocks', () => {
  it('that do not run have no time left to show', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob'], timed({ type: 'none' }))
    scene.wait(5000).act('ann', pass)
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
