import { diceFrom } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { Race } from '../../src/bot/race.ts'

/** Runs trials that win with these chances; returns the best and how often each was tried. */
function run(chances: readonly number[], work: number, seed: string) {
  const dice = diceFrom(seed)
  const race = new Race(chances.length, work)
  const tried = chances.map(() => 0)
  while (!race.isOver) {
    for (const trial of race.left) {
      tried[trial]!++
      race.add(trial, dice.unit() < chances[trial]! ? 1 : 0)
    }
    race.drop()
  }
  return { best: race.best, tried, total: tried.reduce((sum, n) => sum + n, 0) }
}

describe('a race', () => {
  it('drops what is clearly worse after a few rounds and spends the rest on what is close', () => {
    const { best, tried, total } = run([0.5, 0.1, 0.55], 3000, 'close')
    expect(best).toBe(2)
    expect(tried[1]).toBeLessThan(100)
    expect(tried[2]).toBeGreaterThan(300)
    expect(total).toBeLessThanOrEqual(3000)
  })

  it('ends early when one is left', () => {
    const { best, total } = run([0.2, 0.9, 0.3], 100_000, 'clear')
    expect(best).toBe(1)
    expect(total).toBeLessThan(1000)
  })

  it('takes the first of trials that never differ, without trying them to the end', () => {
    const { best, total } = run([1, 1, 1], 100_000, 'equal')
    expect(best).toBe(0)
    expect(total).toBeLessThan(2000)
  })

  it('needs two rounds at least, and one trial needs none', () => {
    expect(run([0.3, 0.6, 0.5], 1, 'short').tried).toEqual([2, 2, 2])
    expect(run([0.3], 100, 'alone').total).toBe(0)
  })

  it('does not take trials that rarely win for equal ones', () => {
    const wrong = Array.from({ length: 200 }, (_, i) => run([0.005, 0.03], 4000, `rare ${i}`)).filter(
      ({ best }) => best !== 1,
    )
    expect(wrong.length).toBeLessThan(10)
  })

  it('rarely drops the best', () => {
    const wrong = Array.from({ length: 200 }, (_, i) => run([0.5, 0.6], 4000, `often ${i}`)).filter(
      ({ best }) => best !== 1,
    )
    expect(wrong.length).toBeLessThan(10)
  })
})
