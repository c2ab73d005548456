import { type Seat, seat } from '@estocade/kernel'
import { alphabets, crosswordOf } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import {
  bestSearch,
  createKreuzwort,
  createPoint,
  createPresto,
  emptyGrid,
  type Grid,
  gridFromRows,
  lineOf,
  moveSearch,
  type Placement,
  sortStones,
  stoneSet,
  stonesOf,
  wordPoints,
  worthsOfPoints,
} from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, configured, fewWords, noStocks, playsOf, refusal, scene, typed } from './playing.ts'
import { slowMoves } from './reference/moves.ts'

const words = new Set(fewWords)
const judge = judgeOf(words)
const kreuzwort = createKreuzwort(judge)
const point = createPoint(judge)
const presto = createPresto(judge)
const { points } = stoneSet(alphabets.de)
const search = moveSearch(alphabets.de.letters, crosswordOf(judge.vocabulary), points)
const best = bestSearch(alphabets.de.letters, crosswordOf(judge.vocabulary), worthsOfPoints(points))

const sorted = (placements: Iterable<Placement>) => [...placements].map(lineOf).sort()

describe('the words that may be laid', () => {
  const far = gridFromRows(['EIS', '..O'], { row: -12, col: 105 })
  it.each<[string, Grid, string, object]>([
    ['an empty table', emptyGrid, 'EISR', {}],
    ['an empty table with jollies', emptyGrid, 'IS+*', {}],
    ['a word', gridFromRows(['EIS']), 'REST', {}],
    ['a jolly on the table', gridFromRows(['EiS']), 'REO', {}],
    ['far from the middle', far, 'RBE', {}],
    ['touching', gridFromRows(['EI']), 'REISN', { touching: true }],
    ['jollies', gridFromRows(['EIS']), '+*', {}],
    ['a limited table', gridFromRows(['EIS']), 'REO', { limit: { size: 4 } }],
    ['nothing fits', gridFromRows(['EIS']), 'XQ', {}],
    ['an empty rack', gridFromRows(['EIS']), '', {}],
  ])('T4 on %s', (_, grid, rack, more) => {
    const position = { grid, rack: [...rack], ...more }
    const slow = slowMoves(words, position)
    const moves = search.all(position)
    expect(sorted(moves)).toEqual(sorted(slow))
    expect([moves.length, search.count(position)]).toEqual([slow.length, slow.length])
    const counted = [...moves].map((move) => wordPoints(stonesOf(grid, move), points))
    expect(counted.map((_, i) => moves.points(i))).toEqual(counted)
    const found = best.best(position)
    expect(found?.worth).toBe(slow.length === 0 ? undefined : Math.max(...counted))
    if (found) expect(sorted(slow)).toContain(lineOf(found.placement))
  })

  it('a move tells its size, what it lays, and what that weighs', () => {
    const moves = search.all({ grid: gridFromRows(['EIS'], { row: -3, col: 5 }), rack: ['R', '+'] })
    const i = [...moves].findIndex(({ stones }) => stones === 'R...e')
    expect(moves.at(i)).toEqual({ direction: 'across', row: -3, col: 4, stones: 'R...e' })
    expect([moves.size(i), moves.laid(i), moves.isDown(i)]).toEqual([5, 2, false])
    const { letters } = alphabets.de
    const weights = Float64Array.from(letters, (letter) => (letter === 'R' ? 7 : 100))
    const vowels = Uint8Array.from(letters, (letter) => ('AEIOU'.includes(letter) ? 1 : 0))
    expect(moves.weigh(i, weights, vowels)).toEqual({ weight: 7, red: 1, laid: 2, jollies: 1 })
    const down = [...moves].findIndex(({ direction }) => direction === 'down')
    expect(moves.isDown(down)).toBe(true)
  })

  it('stones that the game does not have are an error', () => {
    expect(() => search.all({ grid: emptyGrid, rack: ['1'] })).toThrow('No such stone: 1')
    expect(() => search.all({ grid: emptyGrid, rack: [...'++++'] })).toThrow(
      'at most three jollies of a kind',
    )
    expect(() => search.all({ grid: gridFromRows(['1']), rack: ['E'] })).toThrow('No such letter: 1')
  })
})

describe('plays of Kreuzwort and Point', () => {
  const grid = gridFromRows(['EIs'])
  const stocks = { red: { E: 1 }, black: { R: 2 } }
  const laying = (state: ReturnType<typeof scene>) => ({ ...state.phase, laid: 1, owed: false }) as never

  it('T8 Kreuzwort: lay, swap a jolly, or buy one stone', () => {
    const state = scene(kreuzwort, { racks: ['R S', 'A'], grid, stocks })
    const plays = playsOf(kreuzwort, state)
    expect(typed(plays, 'buy')).toEqual([
      { type: 'buy', colours: ['black'] },
      { type: 'buy', colours: ['red'] },
    ])
    expect(typed(plays, 'swap')).toEqual([{ type: 'swap', row: 0, col: 2 }])
    expect(typed(plays, 'pass')).toEqual([])
    expect(typed(plays, 'lay')).toContainEqual({
      type: 'lay',
      direction: 'across',
      row: 0,
      col: -1,
      stones: 'R...',
    })
    for (const play of plays) expect(refusal(kreuzwort, state, 0, play)).toBe('accepted')
    expect(playsOf(kreuzwort, state, 1)).toEqual([])
  })

  it('T9 with empty stocks a player may pass', () => {
    const state = scene(kreuzwort, { racks: ['X', 'A'], grid, stocks: noStocks })
    expect(playsOf(kreuzwort, state)).toEqual([{ type: 'pass' }])
  })

  it('T7 after the word of a turn nothing more is laid, unless a further word is earned', () => {
    const state = scene(kreuzwort, { racks: ['R', 'A'], grid, stocks })
    const done = { ...state, phase: laying(state) }
    expect(typed(playsOf(kreuzwort, done), 'lay')).toEqual([])
    const owed = { ...state, phase: { ...state.phase, laid: 1, owed: true } as never }
    expect(typed(playsOf(kreuzwort, owed), 'lay').length).toBeGreaterThan(0)
    expect(typed(playsOf(kreuzwort, owed), 'buy')).toHaveLength(2)
  })

  it('T22, T23 Point: pass at any time, buy up to three, and nothing after a word', () => {
    const state = scene(point, { racks: ['R', 'A'], grid, stocks })
    const buys = typed(playsOf(point, state), 'buy').map(
      (play) => (play as never as { colours: string[] }).colours,
    )
    expect(buys).toEqual([
      ['black'],
      ['black', 'black'],
      ['red'],
      ['red', 'black'],
      ['red', 'black', 'black'],
    ])
    expect(typed(playsOf(point, state), 'pass')).toEqual([{ type: 'pass' }])
    const owed = { ...state, phase: { ...state.phase, laid: 1, owed: true } as never }
    expect(typed(playsOf(point, owed), 'buy')).toEqual([])
    expect(point.onTimeout(point.view(owed, seat(0)), seat(0))).toEqual({ type: 'pass' })
    expect(point.onTimeout(point.view(state, seat(0)), seat(0))).toEqual({ type: 'buy', colours: ['black'] })
  })

  it('T12, T13 a proposal is answered first, and in a pause players get ready', () => {
    const state = scene(kreuzwort, { racks: ['R', 'A', 'E'], grid, stocks: noStocks, options: { rounds: 2 } })
    const proposed = after(kreuzwort, state, 0, { type: 'propose', word: 'POLA' })
    expect(playsOf(kreuzwort, proposed, 1)).toEqual([
      { type: 'answer', word: 'POLA', consent: true },
      { type: 'answer', word: 'POLA', consent: false },
    ])
    expect(playsOf(kreuzwort, proposed, 0)).toEqual([])
    expect(kreuzwort.toAct(kreuzwort.view(proposed, seat(1))).map((duty) => [duty.seat, duty.about])).toEqual(
      [
        [1, 'house word POLA'],
        [2, 'house word POLA'],
      ],
    )
    let paused = state
    for (const by of [0, 1, 2]) paused = after(kreuzwort, paused, by, { type: 'pass' })
    const view = kreuzwort.view(paused, seat(1))
    expect(kreuzwort.onTimeout(view, seat(1))).toEqual({ type: 'ready' })
    expect(kreuzwort.toAct(view).map((duty) => duty.about)).toEqual(Array(3).fill('after round 1'))
    expect(view.racks).toEqual([['R'], ['A'], ['E']])
    expect(playsOf(kreuzwort, paused, 1)).toEqual([{ type: 'ready' }])
    const ready = after(kreuzwort, paused, 1, { type: 'ready' })
    expect(playsOf(kreuzwort, ready, 1)).toEqual([])
    expect(kreuzwort.outcome(view)).toBeUndefined()
    const gone = after(kreuzwort, paused, 1, { type: 'concede' })
    expect(playsOf(kreuzwort, gone, 1)).toEqual([])
  })

  it('T1 others see how many stones of each colour a player holds and buys', () => {
    const state = scene(kreuzwort, { racks: ['R E I', 'A'], stocks })
    expect(kreuzwort.view(state, seat(1))).toMatchObject({
      racks: [null, ['A']],
      held: [
        { red: 2, black: 1 },
        { red: 1, black: 0 },
      ],
      stocks: { red: 1, black: 2 },
    })
    const bought = { type: 'bought', seat: seat(0), stones: ['E', 'R'] } as const
    const see = (viewer: Seat) => kreuzwort.see(bought, viewer, state)
    expect(see(seat(0))).toEqual({ ...bought, colours: ['red', 'black'] })
    expect(see(seat(1))).toEqual({ ...bought, stones: null, colours: ['red', 'black'] })
    const dealt = { type: 'dealt', round: 1, factor: 1, first: seat(0), racks: [['A'], ['B']] } as const
    expect(kreuzwort.see(dealt, seat(1), state)).toEqual({ ...dealt, racks: [null, ['B']] })
    const turned = { type: 'turned', seat: seat(1) } as const
    expect(kreuzwort.see(turned, 'spectator', state)).toBe(turned)
  })
})

describe('plays of Presto', () => {
  const round = (racks: readonly string[], options: object = {}) =>
    presto.evolve(presto.empty(configured(presto, options), racks.length), {
      type: 'dealt',
      round: 1,
      racks: racks.map((rack) => sortStones(rack)),
    })
  const bench = gridFromRows(['EIS', '..O'])
  const wrong = { type: 'claim', round: 1, bench: gridFromRows(['SEIO']) } as const

  it('T32, T35 give up, or claim a crossword of all stones', () => {
    const state = round(['EISO', 'XQ'])
    const [first, claim, ...rest] = playsOf(presto, state)
    expect([first, rest]).toEqual([{ type: 'give-up', round: 1 }, []])
    expect(claim).toMatchObject({ type: 'claim', round: 1 })
    expect(refusal(presto, state, 0, claim)).toBe('accepted')
    expect(playsOf(presto, state, 1)).toEqual([{ type: 'give-up', round: 1 }])
    expect(typed(playsOf(presto, round(['EISX', 'XQ'])), 'claim')).toEqual([])
    expect(typed(playsOf(presto, round(['EISX', 'XQ'], { easy: true })), 'claim')).toHaveLength(1)
  })

  it('T34 a blocked player waits; one who is done has no plays; in a pause all get ready', () => {
    let state = after(presto, round(['EISO', 'EISO', 'EISO'], { rounds: 2 }), 0, wrong)
    expect(playsOf(presto, state)).toEqual([{ type: 'give-up', round: 1 }])
    expect(presto.onTimeout(presto.view(state, seat(0)), seat(0))).toEqual({ type: 'resume' })
    expect(presto.toAct(presto.view(state, seat(0))).filter((duty) => duty.seat === 0)).toEqual([
      { seat: 0, for: 'round', about: 'round 1', limit: 300 },
      { seat: 0, for: 'round', about: 'round 1 blocked 1', limit: 5 },
    ])
    state = after(presto, state, 1, { type: 'claim', round: 1, bench })
    expect(playsOf(presto, state, 1)).toEqual([])
    expect(presto.onTimeout(presto.view(state, seat(2)), seat(2))).toEqual({
      type: 'give-up',
      round: 1,
      by: 'time',
    })
    expect(presto.outcome(presto.view(state, seat(0)))).toBeUndefined()
    state = after(presto, state, 2, { type: 'claim', round: 1, bench })
    expect(playsOf(presto, state, 2)).toEqual([{ type: 'ready' }])
    expect(playsOf(presto, after(presto, state, 2, { type: 'ready' }), 2)).toEqual([])
    expect(presto.onTimeout(presto.view(state, seat(2)), seat(2))).toEqual({ type: 'ready' })
  })

  it('T36 others see how many stones lie, and no rack, bench or fault', () => {
    const state = after(presto, round(['EISO', 'EISO']), 0, wrong)
    const seen = (viewer: number) => presto.view(state, seat(viewer)).builders[0]
    expect(seen(0)).toMatchObject({
      type: 'blocked',
      placed: 4,
      bench: wrong.bench,
      faults: [{ type: 'no-word' }],
    })
    expect(seen(1)).toMatchObject({ type: 'blocked', placed: 4, bench: null, faults: [] })
    expect(presto.view(state, seat(1)).racks[0]).toBeNull()
    const faults = [{ type: 'left-over', stones: ['E'] }] as const
    const refused = { type: 'refused', seat: seat(0), bench, faults } as const
    const see = (event: Parameters<typeof presto.see>[0], viewer: number) =>
      presto.see(event, seat(viewer), state)
    expect(see(refused, 0)).toEqual({ ...refused, placed: 4 })
    expect(see(refused, 1)).toEqual({ ...refused, placed: 4, bench: null, faults: [] })
    const finished = { type: 'finished', seat: seat(0), bench, points: 4 } as const
    expect(see(finished, 0)).toEqual({ ...finished, placed: 4 })
    expect(see(finished, 1)).toEqual({ ...finished, placed: 4, bench: null })
    const dealt = { type: 'dealt', round: 1, racks: [['A'], ['B']] } as const
    expect(see(dealt, 1)).toEqual({ ...dealt, racks: [null, ['B']] })
    const gave = { type: 'gave-up', seat: seat(0) } as const
    expect(see(gave, 1)).toBe(gave)
  })
})
