import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  type Action,
  basicPosition,
  EXCHANGES,
  finderFor,
  type Position,
  pointsFor,
  valuesOf,
} from '../src/index.ts'
import { byPoints, type Play } from '../src/plays/finder.ts'
import { wordGraph } from '../src/plays/word-graph.ts'
import { slowPlays } from './reference/slow-plays.ts'
import { listed } from './support/lexicons.ts'
import { type Scene, table } from './support/table.ts'

const words =
  'MARE MERE MIRE MISE MARES AMER RAME ARE MER MAR AIRE RARE ARMER MARIE REMARIE MARIEES AMARREE ART'
const stock = 'AAAA'
type Case = Partial<Scene>

const text = (action: Action) => JSON.stringify(action, Object.keys(action).sort())
const listOf = (actions: Iterable<Action>) => [...actions].map(text).sort()

describe('A7 plays are those that a plain scan of the words finds, with their points', () => {
  const cases: Record<string, Case> = {
    'no rack yet': { rack: '', hands: ['MERA-*I', ''] },
    'letters only': { rack: 'MARE', hands: ['IESRAME', ''] },
    'two cards of one letter': { rack: 'MARE', hands: ['RRR', ''] },
    'one card of a letter that is needed twice': { rack: 'MIRE', hands: ['RA', ''] },
    'a joker': { rack: 'MARE', hands: ['*I', ''] },
    'two jokers': { rack: 'MARE', hands: ['**', ''] },
    'a joker on the rack': { rack: 'MaRE', hands: ['IS', ''] },
    erasers: { rack: 'MARES', hands: ['-I', ''] },
    'two erasers': { rack: 'MARIE', hands: ['--T', ''] },
    'an erased front': { rack: '_ARE', hands: ['MI-', ''] },
    'an erased end': { rack: 'MAR_', hands: ['EI', ''] },
    'erased on both sides': { rack: '_ARE_', hands: ['MS*', ''] },
    'a full rack': { rack: '_MARIEES_', hands: ['-A*', ''] },
    'eight cells': { rack: '_MARIEES', hands: ['RE-', ''] },
    'the same letter': { rack: 'MARE', hands: ['MAI', ''], options: { coverSame: true } },
    'the same letter by a joker': { rack: 'MARE', hands: ['*', ''], options: { coverSame: true } },
    beginners: { rack: 'MARES', hands: ['ZI', ''], options: { beginners: true } },
    'beginners with an eraser': { rack: 'MARES', hands: ['-I', ''], options: { beginners: true } },
    'beginners with two erasers': { rack: 'MARIE', hands: ['--T', ''], options: { beginners: true } },
    'beginners, a card face down': { rack: '#ARES', hands: ['IM', ''], options: { beginners: true } },
    'nothing fits': { rack: 'MARE', hands: ['ZZ', ''] },
    'an empty hand': { rack: 'MARE', hands: ['', ''] },
  }
  it.each(Object.entries(cases))('A7 %s', (_, scene) => {
    const { game, state, view } = seated({ words, stock, ...scene })
    const found = [...game.plays(view, seat(0))]
    expect(listOf(found)).toEqual(listOf(slowPlays(game, view, seat(0))))
    const { vocabulary } = game.judgeOf(state.config)
    const position: Position = {
      ...basicPosition(state.rack, state.hands[0]!),
      beginners: state.config.beginners,
      coverSame: state.config.coverSame,
      exchanges: 3,
    }
    const finder = finderFor(vocabulary)
    const plays = [...finder.plays(position)]
    expect(plays).toHaveLength(found.filter(({ type }) => type === 'lay').length)
    for (const { laying, rack, points } of plays)
      expect(points).toBe(pointsFor(rack, laying, 3, valuesOf('fr')))
    const most = plays.length === 0 ? undefined : Math.max(...plays.map(({ points }) => points))
    expect(finder.dearest(position)?.points).toBe(most)
    expect(finder.search.bestPoints(position)).toBe(most ?? Number.NEGATIVE_INFINITY)
  })
})

function seated(scene: Scene) {
  const { game, state } = table(scene)
  return { game, state, view: game.view(state, seat(0)) }
}

describe('plays besides words', () => {
  const ofType = (actions: Iterable<Action>, type: Action['type']) =>
    [...actions].filter((action) => action.type === type)
  const turn = (change: object = {}) =>
    seated({ words, rack: 'MARE', hands: ['ZZI', 'ZZ'], stock, ...change })

  it('A18 each kind of card may be exchanged, until seven are, or the stock is empty', () => {
    const { game, view } = turn()
    expect(ofType(game.plays(view, seat(0)), 'exchange')).toEqual([
      { type: 'exchange', card: 'Z' },
      { type: 'exchange', card: 'I' },
    ])
    const after = (exchanges: number) => {
      const phase = { type: 'turn', seat: seat(0), number: 1, exchanges } as const
      return ofType(game.plays({ ...view, phase }, seat(0)), 'exchange').length
    }
    expect([after(EXCHANGES - 1), after(EXCHANGES)]).toEqual([2, 0])
    const bare = turn({ stock: '' })
    expect(ofType(bare.game.plays(bare.view, seat(0)), 'exchange')).toEqual([])
    expect(ofType(bare.game.plays(bare.view, seat(0)), 'pass')).toEqual([{ type: 'pass' }])
  })

  it('A31 only who is to act has plays', () => {
    const { game, state, view } = turn()
    expect([...game.plays(game.view(state, seat(1)), seat(1))]).toEqual([])
    expect([...game.plays({ ...view, phase: { type: 'over', reason: 'all-passed' } }, seat(0))]).toEqual([])
  })

  it('A26 a word found wrong is no play, and an open word is accepted or challenged', () => {
    const { game, view } = turn()
    const layings = (wrong: readonly string[]) => ofType(game.plays({ ...view, wrong }, seat(0)), 'lay')
    expect(layings([])).toEqual([{ type: 'lay', grow: 'none', cards: '.I..' }])
    expect(layings(['MIRE'])).toEqual([])
    const open = table({ words, rack: 'MARE', hands: ['IZ', 'ZZ'], stock, options: { judging: 'challenge' } })
    open.lay(0, '.I..')
    expect([...open.game.plays(open.view(1), seat(1))]).toEqual([
      { type: 'accept', window: 'w1' },
      { type: 'challenge', window: 'w1' },
    ])
    expect([...open.game.plays(open.view(0), seat(0))]).toEqual([])
  })

  it('A24 a card may be laid face down inside the word where the table allows it', () => {
    const inside = { type: 'lay', grow: 'none', cards: '..#..', down: 'Z' }
    const scene = { words: 'MARES MAES', rack: 'MARES', hands: ['Z', ''], stock }
    const playsWith = (options: object) => {
      const { game, view } = seated({ ...scene, options })
      return ofType(game.plays(view, seat(0)), 'lay')
    }
    expect(playsWith({ preset: 'beginners', faceDown: 'anywhere' })).toEqual([inside])
    expect(playsWith({ preset: 'beginners' })).toEqual([])
  })

  it('A3 before the start the words of three letters may be chosen, or none', () => {
    const start = table({ words, starting: true, hands: ['MERS', 'ZZZ'] })
    expect([...start.game.plays(start.view(0), seat(0))]).toEqual([
      { type: 'choose', cards: 'MER' },
      { type: 'decline' },
    ])
  })

  it('A19 a side whose time is up passes', () => {
    const { game, view } = turn()
    expect(game.onTimeout(view, seat(0))).toEqual({ type: 'pass' })
  })
})

describe('the best plays', () => {
  const { game, state } = table({ words })
  const finder = finderFor(game.judgeOf(state.config).vocabulary)
  const shown = (position: Position, most?: number) =>
    finder.best(position, most).map(({ word, points, laying }) => `${points} ${word} ${laying.cards}`)

  it('come first; equal ones in the order of their words, then of their cards', () => {
    const position = basicPosition('MARE', 'IEST*')
    const all = shown(position)
    expect(all.slice(0, 4)).toEqual(['6 MARES ....S', '6 MARES ....s', '6 MARIE ...IE', '6 MARIE ...Ie'])
    for (const most of [1, 2, 5]) expect(shown(position, most)).toEqual(all.slice(0, most))
    expect(finder.best(position, 2, 'needed').map(({ word }) => word)).toEqual(['MARES', 'MARIE'])
  })

  it('may have a card face down anywhere', () => {
    const position = { ...basicPosition('MARES', 'Z'), beginners: true, anywhere: true }
    expect(shown(position)).toEqual(['5 MARE ....#'])
    expect(shown(position, 0)).toEqual([])
  })
})

describe('the graph of words', () => {
  /** Every word of the graph, letters as numbers. */
  function* wordsIn(lexicon: ReturnType<typeof listed>): Iterable<string> {
    const { game, state } = table({ words: lexicon })
    const { vocabulary } = game.judgeOf(state.config)
    const { nodes, roots } = wordGraph(vocabulary)
    const letters = [...vocabulary.alphabet.letters]
    function* below(node: number, left: number, prefix: string): Iterable<string> {
      const mask = left === 1 ? node : nodes[node]!
      let child = 0
      for (let i = 0; i < letters.length; i++) {
        if (!(mask & (1 << i))) continue
        if (left === 1) yield prefix + letters[i]
        else yield* below(nodes[node + 1 + child++]!, left - 1, prefix + letters[i])
      }
    }
    for (let length = 0; length < roots.length; length++)
      if (roots[length] !== 0) yield* below(roots[length]!, length, '')
  }

  it('holds the words of three to nine letters and no others', () => {
    const lexicon = listed('OR ART MARE MARI MARIN MARINE AMARREE AMARRAGES AMARRASSES')
    expect([...wordsIn(lexicon)]).toEqual('ART MARE MARI MARIN MARINE AMARREE AMARRAGES'.split(' '))
    expect([...wordsIn(listed('OR'))]).toEqual([])
  })

  it('shares equal ends', () => {
    const sizeOf = (list: string) => {
      const { game, state } = table({ words: list })
      return wordGraph(game.judgeOf(state.config).vocabulary).nodes.length
    }
    // The first node is at 1. MARE: three nodes of a mask and a child; SARE shares two of them.
    expect(sizeOf('MARE')).toBe(1 + 3 * 2)
    expect(sizeOf('MARE SARE')).toBe(1 + 3 * 2 + 1)
  })
})

it('finds more plays than the first arrays hold', () => {
  const letters = ['A', 'E', 'I', 'R', 'T']
  const pairs = letters.flatMap((a) => letters.map((b) => a + b))
  const { game, state } = table({ words: pairs.flatMap((a) => pairs.map((b) => a + b)).join(' ') })
  const { vocabulary } = game.judgeOf(state.config)
  const plays = [...finderFor(vocabulary).plays(basicPosition('AEIR', '***AEIR'))]
  expect(plays.length).toBeGreaterThan(1_024)
  const texts = new Set(plays.map(({ laying }) => laying.grow + laying.cards))
  expect(texts.size).toBe(plays.length)
  for (const play of plays) expect(vocabulary.has(play.word)).toBe(true)
})

it('plays are ordered by points, then by word, cards, place and the card face down', () => {
  const play = (points: number, word: string, laying: Play['laying']): Play => ({
    ...{ points, word, laying, rack: word },
  })
  const plays = [
    play(9, 'MARES', { grow: 'end', cards: '....S' }),
    play(7, 'AMER', { grow: 'none', cards: 'A...' }),
    play(7, 'MARE', { grow: 'none', cards: '.A..' }),
    play(7, 'MARE', { grow: 'end', cards: 'M...' }),
    play(7, 'MARE', { grow: 'front', cards: 'M...' }),
    play(7, 'MARE', { grow: 'front', cards: 'M...', down: 'B' }),
    play(7, 'MARE', { grow: 'front', cards: 'M...', down: 'C' }),
    play(2, 'ARE', { grow: 'none', cards: 'A..' }),
  ]
  expect(plays.toReversed().sort(byPoints)).toEqual(plays)
  for (let turn = 1; turn < plays.length; turn++)
    expect([...plays.slice(turn), ...plays.slice(0, turn)].sort(byPoints)).toEqual(plays)
})

it('the best plays come first, and no more than asked for', () => {
  const { game, state } = table({ words })
  const finder = finderFor(game.judgeOf(state.config).vocabulary)
  for (const anywhere of [false, true]) {
    const position: Position = { ...basicPosition('MARE', 'ISRAE'), ...(anywhere ? { anywhere } : {}) }
    const all = finder.best(position)
    expect(all.length).toBeGreaterThan(3)
    expect(all).toEqual(all.toSorted(byPoints))
    expect(finder.best(position, 2)).toEqual(all.slice(0, 2))
    expect(finder.dearest(position)?.points).toBe(all[0]!.points)
  }
})
