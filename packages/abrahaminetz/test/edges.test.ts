import { chanceFrom, seat, seedFrom } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { basicPosition, finderFor, pointsFor, valuesOf } from '../src/index.ts'
import { byPoints } from '../src/plays/finder.ts'
import { wordGraph } from '../src/plays/word-graph.ts'
import { table } from './support/table.ts'

const words = 'MARE MERE MIRE MISE MARES AMER RAME ARE MER MAR AIRE RARE ARMER MARIE'
const stock = 'AAAA'

describe('cards', () => {
  it('A2 the cards that are not dealt are the stock', () => {
    const { game, state } = table({ words })
    const [dealt] = game.setup(state.config, 2, chanceFrom(seedFrom('deal')))
    const begun = game.evolve(game.empty(state.config, 2), dealt!)
    expect(begun).toMatchObject({ under: '', down: '', rack: '', covered: {}, wrong: [], left: [] })
    expect(game.view(begun, seat(0))).toMatchObject({ stock: 110 - 14, down: 0, handSizes: [7, 7] })
  })

  it('A28 the cards drawn or exchanged are seen by their side alone', () => {
    const { game, state } = table({ words, rack: 'MARE', hands: ['IZ', 'E'], stock })
    const drew = { type: 'drew', seat: seat(0), cards: 'AB' } as const
    expect(game.see(drew, seat(0), state)).toEqual({ ...drew, count: 2 })
    expect(game.see(drew, seat(1), state)).toEqual({ ...drew, cards: null, count: 2 })
    const exchanged = { type: 'exchanged', seat: seat(0), gave: 'Z', took: 'A' } as const
    expect(game.see(exchanged, seat(0), state)).toEqual(exchanged)
    expect(game.see(exchanged, 'spectator', state)).toEqual({ ...exchanged, gave: null, took: null })
  })

  it('A24 a laying without a card face down adds none, and a covered one stays hidden', () => {
    const plain = table({ words, rack: 'MARE', hands: ['IZ', 'E'], stock })
    plain.lay(0, '.I..')
    expect(plain.state).toMatchObject({ down: '', covered: { A: 1 } })
    const covering = table({
      words,
      rack: 'MARE#',
      hands: ['SZ', 'E'],
      stock,
      options: { beginners: true },
      change: { down: 'Q' },
    })
    covering.lay(0, '....S')
    expect(covering.state).toMatchObject({ rack: 'MARES', down: 'Q' })
    expect(covering.state.covered).toEqual({})
  })
})

describe('layings', () => {
  it('A24 name a card face down only where one is laid', () => {
    const { events } = table({ words, rack: 'MARE', hands: ['IZ', 'E'], stock }).do(0, {
      type: 'lay',
      grow: 'none',
      cards: '.I..',
    })
    expect(events[0]).toStrictEqual({ type: 'laid', seat: 0, grow: 'none', cards: '.I..' })
    const { game, state } = table({ words })
    const finder = finderFor(game.judgeOf(state.config).vocabulary)
    const anywhere = { ...basicPosition('MARE', 'I'), anywhere: true }
    expect([...finder.plays(anywhere)].map(({ laying }) => laying)).toStrictEqual([
      { grow: 'none', cards: '.I..' },
    ])
  })

  it('A8 a card in a new cell covers nothing', () => {
    const longer = table({ words, rack: 'MARE', hands: ['SZ', 'E'], stock })
    expect(longer.lay(0, '....S', 'end')).toBe('ok')
    expect(longer.state.covered).toEqual({})
  })

  it('each turn is a duty of its own', () => {
    const turn = table({ words, rack: 'MARE', hands: ['IZ', 'E'], stock })
    const duties = () => turn.game.toAct(turn.view())
    expect(duties()).toEqual([{ seat: 0, for: 'turn', about: 't1' }])
    turn.do(0, { type: 'pass' })
    expect(duties()).toEqual([{ seat: 1, for: 'turn', about: 't2' }])
  })
})

describe('the start', () => {
  it('A3, A27 the word of a side that left before the start counts as none', () => {
    const start = table({ words, starting: true, hands: ['MER', 'MAR', 'ARE'] })
    start.do(0, { type: 'choose', cards: 'MER' }).do(0, { type: 'concede' })
    start.do(1, { type: 'decline' }).do(2, { type: 'choose', cards: 'ARE' })
    const none = { cards: '', points: 0, admitted: false }
    expect(start.event('started')).toMatchObject({
      by: 'points',
      words: [none, none, { cards: 'ARE', points: 3, admitted: true }],
    })
    expect(start.state.phase).toMatchObject({ type: 'turn', seat: 2 })
  })

  it('A3, A27 without a word the lot falls on a side that has not left', () => {
    const start = table({ words, starting: true, hands: ['MER', 'MAR', 'ARE'] })
    start.do(1, { type: 'concede' }).do(0, { type: 'decline' })
    start.lots = [1]
    start.do(2, { type: 'decline' })
    expect(start.state.phase).toMatchObject({ type: 'turn', seat: 2 })
  })

  it('A3 a lot is drawn only for a tie', () => {
    const drawn = (second: string) => {
      const { game, state } = table({ words, starting: true, hands: ['MER', 'MERARE'] }).do(0, {
        type: 'choose',
        cards: 'MER',
      })
      const chance = chanceFrom(seedFrom('lot'))
      game.decide(state, seat(1), { type: 'choose', cards: second }, chance)
      return chance.drawn
    }
    expect(drawn('ARE')).toBe(0)
    expect(drawn('MER')).toBeGreaterThan(0)
  })
})

describe('the best plays', () => {
  it.each([
    ['MARE', 'IEST*'],
    ['MARE', 'ISRAE'],
    ['MARES', '-I*'],
    ['_MARE', 'AIRS'],
  ])('A7 on %s with %s: as many as asked for, the dearest first', (rack, hand) => {
    const { game, state } = table({ words })
    const finder = finderFor(game.judgeOf(state.config).vocabulary)
    const position = basicPosition(rack, hand)
    const all = [...finder.plays(position)].sort(byPoints)
    expect(all.length).toBeGreaterThan(3)
    for (let most = 0; most <= all.length + 1; most++)
      expect(finder.best(position, most)).toEqual(all.slice(0, most))
    const needed = [...finder.plays(position, 'needed')]
    expect(finder.dearest(position)).toEqual(needed.find(({ points }) => points === all[0]!.points))
  })

  it('plays of one search stay as they were when another one is made', () => {
    const { game, state } = table({ words })
    const finder = finderFor(game.judgeOf(state.config).vocabulary)
    const expected = [...finder.plays(basicPosition('MARE', 'IEST*'))]
    const plays = finder.plays(basicPosition('MARE', 'IEST*'))
    finder.best(basicPosition('RAME', 'AIR*'))
    expect([...plays]).toEqual(expected)
  })

  it('A8 the last of nine cells is kept or covered like the others', () => {
    const { game, state } = table({ words: 'MARINIERE MARINIERS MARANIERS MARINIER' })
    const finder = finderFor(game.judgeOf(state.config).vocabulary)
    const cards = (hand: string) =>
      [...finder.plays(basicPosition('MARINIERS', hand))].map(({ laying }) => laying.cards).sort()
    expect([cards('A'), cards('E'), cards('-')]).toEqual([['...A.....'], ['........E'], ['........-']])
    for (const { laying, rack, points } of finder.plays(basicPosition('MARINIERS', 'AE-')))
      expect(points).toBe(pointsFor(rack, laying, 0, valuesOf('fr')))
  })

  it('A24 the best plays lay a card face down inside the word, where that is allowed', () => {
    const { game, state } = table({ words: 'MARES MAES MARE' })
    const finder = finderFor(game.judgeOf(state.config).vocabulary)
    const position = { ...basicPosition('MARES', 'Z'), beginners: true }
    const cards = (anywhere: boolean, most?: number) =>
      finder.best({ ...position, anywhere }, most).map(({ laying }) => laying.cards)
    expect([cards(true), cards(false)]).toEqual([['..#..', '....#'], ['....#']])
    expect(cards(true, 1)).toEqual(['..#..'])
  })

  it('A8, A15 a word that grows at the front pays for the erasers that show, not for those it covers', () => {
    const { game, state } = table({ words: 'ARE MARE SMARE' })
    const finder = finderFor(game.judgeOf(state.config).vocabulary)
    const shown = (rack: string, hand: string) =>
      [...finder.plays(basicPosition(rack, hand))]
        .map(({ laying, points }) => `${laying.cards} ${points}`)
        .sort()
    expect(shown('_ARE', 'SM')).toEqual(['M... 5', 'SM... 6'])
    expect(shown('ARE_', 'M')).toEqual(['M.... 3'])
  })

  it('A14 a joker on the rack may stand for the last letter of the alphabet', () => {
    const { game, state } = table({ words: 'MAZE MAZES RAZE' })
    const finder = finderFor(game.judgeOf(state.config).vocabulary)
    const found = [...finder.plays(basicPosition('MAzE', 'SR'))].map(({ word, rack }) => `${word} ${rack}`)
    expect(found.sort()).toEqual(['MAZES MAzES', 'RAZE RAzE'])
  })
})

describe('the graph of words', () => {
  it('shares nodes with several letters, too', () => {
    const sizeOf = (list: string) => {
      const { game, state } = table({ words: list })
      return wordGraph(game.judgeOf(state.config).vocabulary).nodes.length
    }
    // The first node is at 1; M and S lead to one A, and A to one node of R and T.
    expect(sizeOf('MARE MATE SARE SATE')).toBe(1 + 3 + 2 + 3)
  })
})

it('A13 a refusal names the letter that shows already', () => {
  const same = table({ words, rack: 'MARE', hands: ['*', 'E'], stock }).try(0, {
    type: 'lay',
    grow: 'none',
    cards: '...e',
  })
  expect(same?.text).toBe('E already shows there; leave that card as it is.')
})

it('A27 a side that leaves out of turn changes nothing for the others', () => {
  const three = table({ words, rack: 'MARE', hands: ['I', 'S', 'E'], stock })
  const { phase } = three.state
  three.do(2, { type: 'concede' })
  expect([three.state.phase, three.state.out]).toEqual([phase, [false, false, true]])
})

it('A3 revealing the starting words changes nothing by itself', () => {
  const { game, state } = table({ words, starting: true, hands: ['MER', 'MAR'] })
  expect(game.evolve(state, { type: 'started', words: [], by: 'lot' })).toBe(state)
})
