import type { Clock } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { deadline, GRACE } from '../src/index.ts'
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
})
