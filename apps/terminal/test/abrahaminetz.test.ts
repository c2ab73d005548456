import { describe, expect, it } from 'vitest'
import { here, json } from './estocade.ts'

describe('abrahaminetz', () => {
  it('solve: MERE covers the A, the joker stays E; MARI needs a card on it', async () => {
    const plays = await json('solve', 'abrahaminetz', '--lang', 'fr', '--rack', 'MARe', '--hand', 'EKWWWWW')
    const mere = plays.find(({ word }: { word: string }) => word === 'MERE')
    expect(mere).toMatchObject({ rack: 'MERe', laying: { grow: 'none', cards: '.E..' } })
    expect(plays.some(({ word }: { word: string }) => word === 'MARI')).toBe(false)
    const points = plays.map((play: { points: number }) => play.points)
    expect(points).toEqual([...points].sort((a, b) => b - a))
  })

  it.each([
    [['--rack', 'M1R', '--hand', 'AB'], /1 is no letter/],
    [['--rack', 'MA', '--hand', 'AB'], /3 to 9 cells/],
    [['--rack', 'MARE'], /--hand/],
  ])('solve: %j is a fault', async (args, text) => {
    const { code, err } = await here('solve', 'abrahaminetz', '--lang', 'fr', ...args)
    expect(code).toBe(2)
    expect(err).toMatch(text)
  })

  it('simulate: levels against each other', async () => {
    const { games, wins } = await json(
      'simulate',
      'abrahaminetz',
      '--lang',
      'fr',
      '--bots',
      '5,1',
      '--games',
      '2',
    )
    expect(games).toBe(2)
    expect(wins[0] + wins[1]).toBe(2)
  })
})
