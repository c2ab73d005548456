import { describe, expect, it } from 'vitest'
import { layingsOf } from '../../src/games/abrahaminetz/layings.ts'
import { gameOf } from '../../src/games/index.ts'
import type { Scene } from '../../src/games/terminal-game.ts'
import { sayIn } from '../../src/texts/index.ts'

type View = Parameters<typeof layingsOf>[0]
const viewOf = (rack: string, faceDown: 'edge' | 'anywhere') =>
  ({
    rack,
    hands: ['ZNE'],
    config: { language: 'fr', beginners: true, faceDown },
    phase: { type: 'turn', seat: 0, exchanges: 0 },
  }) as unknown as View
const waysTo = (word: string, rack: string, faceDown: 'edge' | 'anywhere' = 'anywhere') =>
  layingsOf(viewOf(rack, faceDown), 'ZNE', word)

/** The option could be chosen, but neither a typed word nor `/cards` could lay a card face down inside the word. */
describe('A24 a card face down inside the word', () => {
  it('A24 a typed word finds it, with the cheapest card of the hand', () => {
    expect(waysTo('PLAT', 'PLAIT')).toContainEqual({ grow: 'none', cards: '...#.', down: 'N' })
    expect(waysTo('PLAT', 'PLAIT', 'edge')).toEqual([])
  })

  it('A24 none is laid without the beginners’ rule', () => {
    const view = viewOf('PLAIT', 'edge')
    expect(layingsOf(view, 'ZNE', 'PLAI')).toContainEqual({ grow: 'none', cards: '....#', down: 'N' })
    const usual = { ...view, config: { ...view.config, beginners: false } } as View
    expect(layingsOf(usual, 'ZNE', 'PLAI')).toEqual([])
  })

  it('A24 a typed word closes up over one that lies there, or covers it', () => {
    expect(waysTo('PLAN', 'PLA#T')).toContainEqual({ grow: 'none', cards: '....N' })
    expect(waysTo('PLANT', 'PLA#T')).toEqual([{ grow: 'none', cards: '...N.' }])
    expect(waysTo('PLATE', 'PLA#T')).toContainEqual({ grow: 'end', cards: '.....E' })
  })

  it('A24 no more than one is laid in a turn', () => {
    const ways = layingsOf(viewOf('PLAIT', 'anywhere'), 'ZNT-', 'PAT').map(({ cards }) => cards)
    expect(ways).toContain('.#.T-')
    // P, A and T as they lie would need two.
    expect(ways.filter((cards) => cards.split('#').length > 2)).toEqual([])
  })

  it('A24 card by card, the card that lies face down is named behind', () => {
    const scene = { say: sayIn('en'), me: 0, view: viewOf('PLAIT', 'anywhere') } as unknown as Scene
    expect(gameOf('abrahaminetz').command(scene, 'cards', '...#. z')).toEqual({
      type: 'act',
      action: { type: 'lay', grow: 'none', cards: '...#.', down: 'Z' },
    })
  })
})

/** The signs are those of records: `front` and `end` were English words in every language. */
it.each([
  ['<Z.....', 'front', 'Z.....'],
  ['> .....E', 'end', '.....E'],
])('card by card, %s lengthens the word at that end', (typed, grow, cards) => {
  const scene = { say: sayIn('de'), me: 0, view: viewOf('PLAIT', 'edge') } as unknown as Scene
  const action = { type: 'lay', grow, cards }
  expect(gameOf('abrahaminetz').command(scene, 'cards', typed)).toEqual({ type: 'act', action })
})
