import { describe, expect, it } from 'vitest'
import { type GameAgainstBots, ownRating } from '../src/own-rating.ts'
import { suggestedLevel } from '../src/suggested-level.ts'

const played = (
  ...results: readonly (readonly [bot: string, result: number])[]
): readonly GameAgainstBots[] =>
  results.map(([bot, result], at) => ({ game: 'jarnac', language: 'fr', bots: [bot], result, at }))

describe('the rating against bots', () => {
  it('is none before the first game', () => {
    expect(ownRating([])).toBeUndefined()
  })

  it('suggests the nearest level', () => {
    const suggested = [400, 899, 901, 1199, 1500, 3000].map(suggestedLevel)
    expect(suggested).toEqual(['novice', 'novice', 'pupil', 'fencer', 'master', 'master'])
  })

  it('rises with a win and falls with a loss', () => {
    const before = ownRating(played(['pupil', 0.5]))!
    expect(ownRating(played(['pupil', 0.5], ['pupil', 1]))).toBeGreaterThan(before)
    expect(ownRating(played(['pupil', 0.5], ['pupil', 0]))).toBeLessThan(before)
  })

  it('moves the suggested level up with wins and down again with losses', () => {
    const wins = played(['novice', 1], ['novice', 1])
    expect(suggestedLevel(ownRating(wins)!)).toBe('pupil')
    const losses = [...wins, ...played(['pupil', 0], ['pupil', 0]).map((one) => ({ ...one, at: one.at + 2 }))]
    expect(suggestedLevel(ownRating(losses)!)).toBe('novice')
  })

  it('reaches the highest level by winning at each', () => {
    const levels = ['novice', 'pupil', 'fencer', 'provost', 'master']
    const wins = levels.flatMap((level) => Array.from({ length: 5 }, () => [level, 1] as const))
    expect(suggestedLevel(ownRating(played(...wins))!)).toBe('master')
  })

  it('follows the order in which games ended, not that in which they are listed', () => {
    const games = played(['novice', 1], ['master', 0], ['pupil', 1])
    expect(ownRating(games.toReversed())).toBe(ownRating(games))
  })

  it('expects less of a win against several, and leaves out bots that are no level', () => {
    const one = ownRating(played(['novice', 1]))!
    const [game] = played(['novice', 1])
    expect(ownRating([{ ...game!, bots: ['novice', 'novice'] }])).toBeGreaterThan(one)
    expect(ownRating([{ ...game!, bots: ['adder'] }])).toBeUndefined()
  })

  it('moves by Elo’s rule: far in the first five games, half as far until the twentieth, then a quarter', () => {
    const wins = (count: number) => ownRating(played(...Array(count).fill(['master', 1])))!
    const losses = (count: number) => ownRating(played(...Array(count).fill(['novice', 0])))!
    expect([1, 2, 5, 6, 20, 21].map(wins)).toEqual([1008, 1163, 1559, 1604, 1911, 1917])
    expect([1, 2, 5, 6, 20, 21, 400].map(losses)).toEqual([759, 688, 552, 537, 400, 400, 400])
  })
})
