import type { Clock, Playable } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { CAPTAIN_AWAY, deadline, foldTable, GRACE, seen } from '../src/index.ts'
import { claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

const game = (clock: Clock, playable = claimsPlayable) =>
  Scene.started(playable, ['ann', 'bob', 'cem'], { settings: { clock } })

const layFirst = (scene: Scene) => {
  const [card] = (scene.table.match!.live.state as { hands: string[][] }).hands[0]!
  return scene.act('ann', { type: 'lay', card, says: 'Z' })
}

describe('clock', () => {
  it('none: nothing is ever due', () => {
    const scene = game({ type: 'none' })
    expect(deadline(scene.table)).toBeUndefined()
    expect(scene.wait(10 ** 9).tick().ok).toBe(false)
  })

  it('time per turn: when it is up the game says what is done', () => {
    const scene = game({ type: 'turn', seconds: 60 })
    expect(deadline(scene.table)).toBe(scene.at + 60_000)
    expect(scene.wait(59_999).tick().ok).toBe(false)
    expect(scene.wait(1).tick().ok).toBe(true)
    expect(scene.acting).toEqual(['bob'])
    expect(deadline(scene.table)).toBe(scene.at + 60_000)
  })

  it('a turn that its time ended is marked as late for everyone; a window that its time closed is not', () => {
    const scene = layFirst(game({ type: 'turn', seconds: 60 }))
    const last = () => {
      const [before, entry] = [scene.befores.at(-1), scene.entries.at(-1)!]
      return seen(scene.playable, before, entry, 'spectator').filter(({ type }) => type === 'step')
    }
    scene.wait(10_000).tick()
    expect(last().map((step) => 'late' in step)).toEqual([false, false])
    scene.wait(60_000).tick()
    expect(last()).toMatchObject([{ seat: 1, late: true }])
  })

  it('days per turn', () => {
    expect(deadline(game({ type: 'days', days: 3 }).table)).toBe(1_000_000 + 3 * 86_400_000)
  })

  it('a bank runs during the side’s turn, gets its increment after it, and loses when empty', () => {
    const scene = game({ type: 'bank', seconds: 100, increment: 5 }, tallyPlayable)
    const first = scene.table.timers[0]!.duty.seat
    scene.wait(30_000).act(scene.acting[0]!, { type: 'pass' })
    expect(scene.table.clocks[first]!.left).toBe(75_000)
    scene.wait(40_000).act(scene.acting[0]!, { type: 'pass' }).act(scene.acting[0]!, { type: 'pass' })
    expect(scene.table.clocks[first]!.left).toBe(75_000)
    expect(deadline(scene.table)).toBe(scene.at + 75_000)
    scene.wait(75_000).tick()
    expect(scene.table.match!.outcome).toMatchObject({ reason: 'conceded' })
  })

  it('a game without forfeits ends with an empty bank', () => {
    const scene = game({ type: 'bank', seconds: 10, increment: 0 })
    scene.wait(10_000).tick()
    expect(scene.table.match!.outcome).toMatchObject({ reason: 'time', winners: [1, 2] })
  })

  it('windows have their own time, and the turn clock is stopped meanwhile', () => {
    const scene = layFirst(game({ type: 'turn', seconds: 5 }).wait(4_000))
    expect(deadline(scene.table)).toBe(scene.at + 10_000)
    scene.wait(7_000).act('bob', { type: 'accept' })
    expect(deadline(scene.table)).toBe(scene.at + 3_000)
    scene.wait(3_000).tick()
    expect(scene.acting).toEqual(['bob'])
    expect(deadline(scene.table)).toBe(scene.at + 5_000)
  })

  it('a disconnected side gets a grace period once, which is not charged to its window', () => {
    const scene = layFirst(game({ type: 'none' }))
    scene.act('bob', { type: 'accept' })
    scene.server({ type: 'away', player: 'cem' })
    expect(deadline(scene.table)).toBe(scene.at + 10_000 + GRACE)
    scene.wait(GRACE - 1).server({ type: 'back', player: 'cem' })
    expect(deadline(scene.table)).toBe(scene.at + 10_000)
    scene.server({ type: 'away', player: 'cem' })
    expect(deadline(scene.table)).toBe(scene.at + 10_001)
  })

  it('after the grace period the clock of a disconnected player runs again', () => {
    const scene = game({ type: 'turn', seconds: 60 })
    scene.server({ type: 'away', player: 'ann' })
    scene.wait(60_000 + GRACE).tick()
    expect(scene.acting).toEqual(['bob'])
  })

  it('time without a server is not charged', () => {
    const scene = game({ type: 'turn', seconds: 60 })
    const from = scene.at + 20_000
    scene.wait(1_000_000)
    expect(scene.server({ type: 'outage', from, to: scene.at }).ok).toBe(true)
    expect(deadline(scene.table)).toBe(scene.at + 40_000)
    expect(scene.tick().ok).toBe(false)
  })

  it('adjourned, by consent of all, no time passes', () => {
    const scene = game({ type: 'turn', seconds: 60 })
    const agree = (wish: 'adjourn' | 'resume') => {
      scene.do('ann', { type: 'ask', wish: { type: wish } })
      const about = scene.table.request!.id
      scene.do('bob', { type: 'answer', about, yes: true }).do('cem', { type: 'answer', about, yes: true })
    }
    scene.wait(10_000)
    agree('adjourn')
    expect(deadline(scene.table)).toBeUndefined()
    scene.wait(10 ** 8)
    agree('resume')
    expect(deadline(scene.table)).toBe(scene.at + 50_000)
  })

  it('a turn that continues keeps its clock, and a new one begins with a full clock', () => {
    const scene = layFirst(game({ type: 'turn', seconds: 60 }).wait(20_000))
    expect(scene.table.clocks[0]).toEqual({ left: 40_000, about: 'turn 1' })
    scene.wait(3_000).act('bob', { type: 'accept' }).act('cem', { type: 'accept' })
    expect(scene.table.clocks).toEqual([
      { left: 60_000 },
      { left: 60_000, about: 'turn 2' },
      { left: 60_000 },
    ])
    expect(scene.table.timers).toEqual([
      { duty: { seat: 1, for: 'turn', about: 'turn 2' }, grace: GRACE, spent: 0 },
    ])
  })

  it('a window charges its own timer, with the time spent so far', () => {
    const scene = layFirst(game({ type: 'bank', seconds: 60, increment: 2 }).wait(20_000))
    scene.wait(4_000).act('bob', { type: 'accept' })
    expect(scene.table.timers).toMatchObject([{ duty: { seat: 2 }, left: 6_000, grace: GRACE, spent: 4_000 }])
    expect(scene.table.clocks.map(({ left }) => left)).toEqual([40_000, 60_000, 60_000])
    scene.act('cem', { type: 'accept' })
    expect(scene.table.clocks.map(({ left }) => left)).toEqual([42_000, 60_000, 60_000])
  })

  it('several windows that end together are closed by one tick, in the order of the seats', () => {
    const scene = layFirst(game({ type: 'none' }))
    const before = scene.table.version
    scene.wait(10_000)
    const result = scene.tick()
    expect(result.ok && result.value.map((event) => event.type === 'step' && event.step)).toMatchObject([
      { seat: 1, action: { type: 'accept' } },
      { seat: 2, action: { type: 'accept' } },
    ])
    expect(scene.table.version).toBe(before + 1)
    expect(scene.table.match!.live.version).toBe(4)
    expect(foldTable(claimsPlayable, scene.entries)).toEqual(scene.table)
  })

  it('a side is away only when all its members are; a bot and a deserted side never are', () => {
    const scene = new Scene(claimsPlayable, { sides: 2, settings: { clock: { type: 'turn', seconds: 60 } } })
    scene.do('ada', { type: 'sit', seat: 0 }).do('bob', { type: 'sit', seat: 1 })
    for (const player of ['ann', 'bob']) scene.do(player, { type: 'ready', seed: '' })
    const due = scene.at + 60_000
    scene.server({ type: 'away', player: 'ada' })
    expect(deadline(scene.table)).toBe(due)
    scene.server({ type: 'away', player: 'ann' })
    expect(deadline(scene.table)).toBe(due + GRACE)
    scene.do('ann', { type: 'stand' }).do('ada', { type: 'stand' })
    expect(deadline(scene.table)).toBe(due)
  })

  it('the grace of a turn is used up once, however often the side goes and comes', () => {
    const scene = game({ type: 'turn', seconds: 60 })
    for (let n = 0; n < 3; n++) {
      scene.server({ type: 'away', player: 'ann' })
      scene.wait(6_000).server({ type: 'back', player: 'ann' })
    }
    expect(scene.table.timers[0]).toMatchObject({ grace: 0, spent: 8_000 })
    expect(scene.table.clocks[0]!.left).toBe(52_000)
  })

  it('a clock set back charges nothing and earns nothing', () => {
    const scene = game({ type: 'turn', seconds: 60 })
    const at = scene.at
    scene.wait(-30_000).do('ann', { type: 'say', to: 'table', text: 'hm' })
    expect([scene.table.at, scene.table.clocks[0]!.left]).toEqual([at, 60_000])
  })

  it('an outage that ended before the last entry does not set the table back', () => {
    const scene = game({ type: 'turn', seconds: 60 }).wait(10_000)
    scene.do('ann', { type: 'say', to: 'table', text: 'hm' })
    const { at } = scene.table
    scene.server({ type: 'outage', from: at - 5_000, to: at - 1_000 })
    expect([scene.table.at, scene.table.clocks[0]!.left]).toEqual([at, 50_000])
  })

  it('a captain is succeeded before time-outs are counted, by the next who is there', () => {
    const scene = new Scene(claimsPlayable, { sides: 2, settings: { clock: { type: 'turn', seconds: 35 } } })
    for (const player of ['ada', 'abe']) scene.do(player, { type: 'sit', seat: 0 })
    scene.do('bob', { type: 'sit', seat: 1 })
    for (const player of ['ann', 'bob']) scene.do(player, { type: 'ready', seed: '' })
    for (const player of ['ada', 'ann']) scene.server({ type: 'away', player })
    expect(deadline(scene.table)).toBe(scene.at + CAPTAIN_AWAY)
    scene.wait(35_000)
    const result = scene.tick()
    expect(result.ok && result.value.map(({ type }) => type)).toEqual(['captain', 'step'])
    expect(scene.table.sides[0]!.captain).toBe('abe')
    expect(scene.acting).toEqual(['bob'])
  })

  it('of a duty with a limit of its own and a clock the earlier one counts', () => {
    const limited: Playable = {
      ...tallyPlayable,
      game: {
        ...tallyPlayable.game,
        toAct: (view) => tallyPlayable.game.toAct(view).map((duty) => ({ ...duty, limit: 30 })),
      },
    }
    for (const seconds of [20, 40]) {
      const scene = game({ type: 'turn', seconds }, limited)
      const due = Math.min(seconds, 30) * 1_000
      expect(deadline(scene.table)).toBe(scene.at + due)
      expect(scene.wait(due - 1).tick().ok).toBe(false)
      expect(scene.wait(1).tick().ok).toBe(true)
    }
  })

  it('without a clock a turn has a name and no time', () => {
    const scene = game({ type: 'none' }, tallyPlayable)
    const { seat, about } = scene.table.timers[0]!.duty
    expect(scene.table.clocks[seat]).toEqual({ about })
  })

  it('a game whose time-outs lead nowhere is reported', () => {
    const endless: Playable = {
      ...tallyPlayable,
      game: {
        ...tallyPlayable.game,
        toAct: (view) => tallyPlayable.game.toAct(view).map((duty) => ({ ...duty, limit: 0 })),
      },
    }
    const scene = Scene.started(endless, ['ann', 'bob'])
    expect(() => scene.wait(1).tick()).toThrow('tally: time-outs without an end')
    const wrong = { ...tallyPlayable.game, onTimeout: () => ({ type: 'add', n: 9 }) as never }
    const refused = Scene.started({ ...tallyPlayable, game: wrong }, ['ann', 'bob'], {
      settings: { clock: { type: 'turn', seconds: 1 } },
    })
    expect(() => refused.wait(1_000).tick()).toThrow('tally: time-out refused: From 1 to 3.')
  })
})
