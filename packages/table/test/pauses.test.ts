import { type AnyAction, levels, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { furtherPause } from '../src/pauses.ts'
import type { Table } from '../src/table.ts'

type Times = Pick<Table, 'timers' | 'clocks'>
const untimed: Times = { timers: [], clocks: [{}] }
const pauseOf = (least: number, bot: string, action: AnyAction, times = untimed) =>
  furtherPause(least, times, { bot, seat: seat(0) }, action)

const lay = (word: string) => ({ type: 'lay', word })

describe('a pause', () => {
  it('is longer for a longer word, and the same from ten letters on', () => {
    const pauses = ['', 'OS', 'VERBE', 'ESCRIMEURS', 'ESCRIMEUSES'].map((word) =>
      pauseOf(500, 'fencer', lay(word)),
    )
    expect(pauses).toEqual([0, 100, 250, 500, 500])
  })

  it('is shorter the stronger the player is', () => {
    const pauses = levels.map((level) => pauseOf(500, level, lay('VERBE')))
    expect(pauses).toEqual(pauses.toSorted((a, b) => b - a))
    expect(new Set(pauses).size).toBe(levels.length)
  })

  it('counts the stones and cards that are laid, not what lies there', () => {
    const stones = { type: 'lay', stones: '..R.' }
    const cards = { type: 'lay', cards: '.IS.' }
    expect(pauseOf(500, 'fencer', stones)).toBe(50)
    expect(pauseOf(500, 'fencer', cards)).toBe(100)
  })

  it('is none about a pass, and none where people asked for swift bots', () => {
    expect(pauseOf(500, 'novice', { type: 'pass' })).toBe(0)
    expect(pauseOf(0, 'novice', lay('ESCRIMEURS'))).toBe(0)
  })

  it('takes at most a twentieth of the time that the bot has left', () => {
    const duty = { seat: seat(0), for: 'turn', about: 'turn 1' } as const
    const bank: Times = { timers: [], clocks: [{ left: 2_000 }] }
    const limit: Times = { timers: [{ duty, left: 1_000, grace: 0, spent: 0 }], clocks: [{ left: 2_000 }] }
    const others: Times = {
      timers: [{ duty: { ...duty, seat: seat(1) }, left: 0, grace: 0, spent: 0 }],
      clocks: [{}],
    }
    const late: Times = { timers: [], clocks: [{ left: -5 }] }
    const pauses = [bank, limit, others, late].map((times) =>
      pauseOf(500, 'fencer', lay('ESCRIMEURS'), times),
    )
    expect(pauses).toEqual([100, 50, 500, 0])
  })
})
