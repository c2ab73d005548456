import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import type { Scene } from '../../src/games/terminal-game.ts'
import { resultLines } from '../../src/play/news.ts'
import { commandNamed, sayIn } from '../../src/texts/index.ts'

const say = sayIn('en')
const names = ['Ann', 'Bob']
const sceneAt = (view: object): Scene => ({ say, names, me: 0, view }) as unknown as Scene

describe('lines of Typ-Dom', () => {
  // Typ-Dom D8: neither the tie nor the doubled round was ever told.
  it('T11: a doubled round is announced as it begins, ×4 after two ties', () => {
    const dealt = (factor: number) => ({ type: 'dealt', round: 3, first: 1, factor, racks: [] })
    const told = (factor: number) => gameOf('kreuzwort').event(sceneAt({}), dealt(factor))
    expect(told(4)).toBe('Round 3. First: Bob. This round counts ×4.')
    expect(told(1)).toBe('Round 3. First: Bob')
  })

  it('T11: a tie says what the next round counts, and nothing of a next one after the last', () => {
    const settled = { type: 'settled', settlement: { reason: 'stuck', winners: [], changes: [0, 0] } }
    const at = (round: number) =>
      gameOf('kreuzwort').event(sceneAt({ config: { rounds: 2 }, round, factor: 2 }), settled)
    expect(at(1)).toContain('Nobody wins. The next round counts ×4.')
    expect(at(2)).toMatch(/Nobody wins the round\.$/)
  })

  // The last line said "-9" where the settlement said "−9".
  it('T10: a score below zero has a minus sign in every line', () => {
    const settled = { type: 'settled', settlement: { reason: 'out', winners: [0], changes: [9, -9] } }
    const view = { config: { rounds: 1 }, round: 1, factor: 1 }
    expect(gameOf('kreuzwort').event(sceneAt(view), settled)).toContain('Ann +9, Bob −9')
    const outcome = { scores: [9, -9], winners: [0] } as never
    expect(resultLines(say, names, outcome, 0).at(-1)).toBe('Ann 9 · Bob −9')
    expect(say('points', { count: -9 })).toBe('−9 points')
  })

  // Typ-Dom D13: a hint to add a stone was no command.
  it('T42: a hint to add a stone is a command that can be typed', () => {
    const hint = gameOf('recht').describe(sceneAt({}), { type: 'add', stone: 'E', row: 0, col: 0 })
    expect(hint).toBe('/add E H8')
    expect(commandNamed('en', hint.slice(1).split(' ')[0]!)).toBe('add')
  })
})
