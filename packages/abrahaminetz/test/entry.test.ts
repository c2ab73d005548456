import { levels, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { type AbrahaminetzTypes, abrahaminetzEntry, type Event, solve } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const german = listed('MARE MIRE', 'de')
const playable = abrahaminetzEntry.playable((language) => (language === 'de' ? german : undefined))

describe('the entry', () => {
  it('A25 the game of a table is played with the dictionary of its language', () => {
    const config = playable.game.configure({ language: 'de' })
    if (!config.ok) throw new Error(config.error.text)
    expect(playable.lexicon(config.value)).toBe(german.hash)
    expect(playable.game.configure({})).toMatchObject({
      error: { code: 'no-dictionary', params: { language: 'fr' } },
    })
    expect(abrahaminetzEntry.configure({}, 'vi29')).toMatchObject({ ok: true, value: { language: 'vi29' } })
    expect(playable.game.id).toBe('abrahaminetz')
    expect(playable.adviser).toBe('master')
  })

  it('A27 a side that leaves concedes, and says when its time was up', () => {
    const { game, state } = table({
      words: german,
      rack: 'MARE',
      hands: ['I', 'Z'],
      change: { scores: [4, 9] },
    })
    const view = game.view(state, seat(0))
    expect(playable.forfeit!(view, seat(0), 'time')).toEqual({ type: 'concede', by: 'time' })
    expect(playable.forfeit!(view, seat(0), 'choice')).toEqual({ type: 'concede' })
    expect(playable.scores!(view)).toEqual([4, 9])
    expect(playable.action({ type: 'concede' })).toEqual({ ok: true, value: { type: 'concede' } })
    expect(playable.action({ type: 'lay', grow: 'up', cards: '.' }).ok).toBe(false)
  })

  it('has a bot of each level, which plays at a table of its language', () => {
    expect([...playable.bots.keys()]).toEqual([...levels])
    expect([...playable.bots.values()].map(({ id }) => id)).toEqual([...levels])
  })

  it('loads its records and its review', async () => {
    expect((await abrahaminetzEntry.records!()).recognises('abrahaminetz 1')).toBe(true)
    const { game, state } = table({ words: german })
    const header = {
      game: 'abrahaminetz',
      rulesVersion: 1,
      lexicon: german.hash,
      config: state.config,
      seats: 2,
      commitment: '',
      playerSeeds: [],
    }
    expect(game.rulesVersion).toBe(1)
    const review = await abrahaminetzEntry.review!(german, { header, steps: [] } as never)
    expect(review).toMatchObject({ turns: [] })
  })
})

describe('A28 what is seen', () => {
  const { game, state } = table({ words: german, rack: 'MARE', hands: ['IZ', 'QX'], stock: 'AB' })
  const see = (event: Event, viewer: number | 'spectator') =>
    game.see(event, viewer === 'spectator' ? viewer : seat(viewer), state)

  it('A28 of a deal the own hand, and how many cards each side has', () => {
    const dealt: Event = { type: 'dealt', hands: ['ABCDEFG', 'HIJKLMN'] }
    expect(see(dealt, 1)).toEqual({ type: 'dealt', hands: [null, 'HIJKLMN'], each: 7 })
    expect(see(dealt, 'spectator')).toEqual({ type: 'dealt', hands: [null, null], each: 7 })
  })

  it('A28 a laying without a card face down, and what everybody sees', () => {
    const laid: Event = { type: 'laid', seat: seat(0), grow: 'none', cards: '.I..' }
    expect(see(laid, 0)).toEqual({ ...laid, down: null })
    const turn: Event = { type: 'turn', seat: seat(1), number: 2 }
    expect(see(turn, 0)).toBe(turn)
  })

  it('A28 a word just laid shows as the turn of its side, and an open one hides what it covered', () => {
    const laid = game.evolve(state, { type: 'laid', seat: seat(0), grow: 'none', cards: '.I..' })
    const phase = { seat: 0, number: 1, exchanges: 0 }
    expect(game.view(laid, seat(1)).phase).toEqual({ type: 'turn', ...phase })
    const window = { window: 'w1', word: 'MIRE', points: 5, awaiting: [seat(1)] }
    const open = game.evolve(laid, { type: 'opened', ...window })
    expect(game.view(open, seat(1)).phase).toEqual({ type: 'window', ...phase, ...window })
    expect(game.outcome(game.view(open, seat(1)))).toBeUndefined()
  })

  it('A3 a spectator sees no starting word', () => {
    const start = table({ words: german, starting: true, hands: ['MAR', 'MIR'] }).do(0, { type: 'decline' })
    expect(start.view().phase).toEqual({ type: 'starting', chosen: [true, false], own: null })
    expect(start.game.toAct(start.view()).map((duty) => duty.seat)).toEqual([0, 1].slice(1))
  })
})

describe('events that cannot follow', () => {
  const { game, state } = table({ words: german, rack: 'MARE', hands: ['IZ', 'QX'], stock: 'AB', under: 'C' })
  const over: AbrahaminetzTypes['State'] = { ...state, phase: { type: 'over', reason: 'all-passed' } }
  it.each<[string, AbrahaminetzTypes['State'], Event]>([
    ['A starting word after the start', state, { type: 'chose', seat: seat(0), cards: '' }],
    ['An exchange outside a turn', over, { type: 'exchanged', seat: seat(0), gave: 'I', took: 'A' }],
    ['A word outside a turn', over, { type: 'laid', seat: seat(0), grow: 'none', cards: '.I..' }],
    ['Nothing to withdraw', state, { type: 'withdrawn', seat: seat(0), word: 'MIRE' }],
    ['The stock does not hold Q', state, { type: 'drew', seat: seat(0), cards: 'Q' }],
    ['The stock does not hold ABD', state, { type: 'drew', seat: seat(0), cards: 'ABD' }],
  ])('%s', (text, from, event) => expect(() => game.evolve(from, event)).toThrow(text))

  it('A18 the card under the stock is drawn after the others', () => {
    const drawn = game.evolve(state, { type: 'drew', seat: seat(0), cards: 'BAC' })
    expect(drawn).toMatchObject({ under: '', hands: ['IZBAC', 'QX'] })
  })
})

describe('solve refuses', () => {
  const { game } = table({ words: german })
  it.each([
    [{ rack: 'M1RE', hand: 'A' }, 'foreign-letter', '1 is no letter of this game.', { letter: '1' }],
    [{ rack: 'MARE', hand: 'A?' }, 'foreign-letter', '? is no card of this game.', { letter: '?' }],
    [
      { rack: 'MA', hand: 'A' },
      'rack-size',
      'A rack has 3 to 9 cells, or none before the first word.',
      { cells: 2 },
    ],
    [{ rack: 'MAREMAREMA', hand: '' }, 'rack-size', undefined, { cells: 10 }],
    [{ rack: '_MA', hand: 'A' }, 'too-short', 'The lying word has at least three letters.', { word: 'MA' }],
    [{ rack: 'M_RE', hand: 'A' }, 'gap', 'Erased cells stand only at the edges of the rack.', {}],
  ] as const)('%o', (question, code, text, params) => {
    const solved = solve(game, question)
    expect(solved).toMatchObject({ ok: false, error: { code, params, ...(text && { text }) } })
  })

  it('nothing else: the longest and the shortest rack, and none', () => {
    for (const rack of ['MAREMARES', 'MAR', 'MAR______', ''])
      expect(solve(game, { rack, hand: '' })).toEqual({ ok: true, value: [] })
    expect(solve(game, { rack: 'MARE', hand: 'i', most: 1 })).toMatchObject({
      ok: true,
      value: [{ word: 'MIRE' }],
    })
    expect(solve(game, { rack: '', hand: '*-', words: { classes: 'open', houseWords: [] } }).ok).toBe(true)
  })
})
