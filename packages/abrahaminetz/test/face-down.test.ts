import { seat } from '@estocade/kernel'
import { alphabets, lexiconOf } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { valuesOf } from '../src/cards.ts'
import { type Config, createAbrahaminetz, type Laying, wordOn } from '../src/index.ts'
import { checkLaying, pointsFor, rackAfter } from '../src/laying.ts'
import { finderFor } from '../src/plays/finder.ts'
import { table } from './support/table.ts'

const words = 'PLAIT PLAT PLAN PAT LAIT LAID ART RAT RATE TARE TIR AIR TRI PAIR PAIRE RAI LIT'
const game = createAbrahaminetz(lexiconOf(words.split(' '), alphabets.fr))
const wide = { preset: 'beginners', faceDown: 'anywhere' }

function configOf(options: object): Config {
  const config = game.configure(options)
  if (!config.ok) throw new Error(config.error.text)
  return config.value
}

describe('A24 a card face down anywhere', () => {
  const scene = { words, rack: 'PLAIT', hands: ['ZEEEEEE', 'EEEEEEI'], stock: 'EEEE' }

  it('A24 inside a word it splits nothing: the letters beside it close up', () => {
    const edge = table({ ...scene, options: { preset: 'beginners' } })
    const inside = { type: 'lay', grow: 'none', cards: '...#.', down: 'Z' } as const
    expect(edge.code(0, inside)).toBe('eraser-inside')
    const anywhere = table({ ...scene, options: wide }).do(0, inside)
    expect(anywhere.state.rack).toBe('PLA#T')
    expect(wordOn(anywhere.state.rack)).toBe('PLAT')
    expect(anywhere.game.view(anywhere.state, seat(1)).down).toBe(1)
  })

  it('A24 it counts 0, and a later card covers it like an erased cell', () => {
    const covered = table({ ...scene, rack: 'PLA#T', hands: ['IEEEEEE', 'E'], options: wide })
    covered.do(0, { type: 'lay', grow: 'none', cards: '...I.' })
    expect(wordOn(covered.state.rack)).toBe('PLAIT')
  })

  it('A24 erasers stay at the edges, and no more than one card a turn is laid face down', () => {
    const anywhere = table({ ...scene, hands: ['ZZ-EEEE', 'E'], options: wide })
    expect(anywhere.code(0, { type: 'lay', grow: 'none', cards: '...-.' })).toBe('eraser-inside')
    expect(anywhere.code(0, { type: 'lay', grow: 'none', cards: '.##..', down: 'Z' })).toBe('face-down-one')
  })

  it('A24 the wider reading needs the beginners’ option', () => {
    expect(game.configure({ faceDown: 'anywhere' })).toMatchObject({ error: { code: 'face-down-beginners' } })
    expect(game.configure({ ...wide, faceDown: 'nowhere' }).ok).toBe(false)
    expect(configOf({ preset: 'beginners' }).faceDown).toBe('edge')
    const { faceDown: _, ...logged } = configOf({ preset: 'beginners' })
    const old = table({ ...scene, options: { preset: 'beginners' }, change: { config: logged } })
    expect(old.code(0, { type: 'lay', grow: 'none', cards: '...#.', down: 'Z' })).toBe('eraser-inside')
  })
})

describe('A24 plays with cards face down anywhere', () => {
  /** Every text of `cells` cards that a hand can lay, with one face down if `down`. */
  function* rows(cells: number, hand: string, down: boolean): Iterable<string> {
    if (cells === 0) {
      if (!down) yield ''
      return
    }
    for (const rest of rows(cells - 1, hand, down)) yield `.${rest}`
    if (down) for (const rest of rows(cells - 1, hand, false)) yield `#${rest}`
    for (const card of new Set(hand))
      for (const rest of rows(cells - 1, hand.replace(card, ''), down))
        for (const shown of card === '*' ? 'aeilprt' : card) yield shown + rest
  }

  /** Every laying that the rules allow, tried one by one. */
  function* slow(rack: string, hand: string, config: Config): Iterable<string> {
    for (const grow of ['none', 'front', 'end'] as const)
      for (const down of [undefined, ...new Set(hand)])
        for (const cards of rows(
          rack.length + (grow === 'none' ? 0 : 1),
          down === undefined ? hand : hand.replace(down, ''),
          down !== undefined,
        )) {
          const laying: Laying = down === undefined ? { grow, cards } : { grow, cards, down }
          const word = checkLaying(rack, hand, laying, config, game.lexicon.alphabet)
          if (!word.ok || !game.judgeOf(config).admits(word.value).admitted) continue
          const points = pointsFor(rackAfter(rack, laying), laying, 0, valuesOf('fr'))
          yield `${grow} ${cards} ${down ?? ''} ${word.value} ${points}`
        }
  }

  it.each([
    ['PLAIT', 'RE-'],
    ['PLA#T', 'RI'],
    ['#RAT', 'IE'],
    ['RA#T', 'E*'],
    ['_RAT', 'I-'],
    ['R#A#', 'TI'],
    ['#LAIT####', 'PD'],
  ])('A24 %s with %s: those that the rules allow, and no others', (rack, hand) => {
    const config = configOf(wide)
    const position = { rack, hand, beginners: true, anywhere: true, coverSame: false, exchanges: 0 }
    const found = [...finderFor(game.judgeOf(config).vocabulary).plays(position)].map(
      ({ laying, word, points }) => `${laying.grow} ${laying.cards} ${laying.down ?? ''} ${word} ${points}`,
    )
    expect(found.sort()).toEqual([...slow(rack, hand, config)].sort())
    expect(found.length).toBeGreaterThan(0)
  })
})
