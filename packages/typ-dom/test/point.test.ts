import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { colourOf, createPoint, gridFromRows, rowsFromGrid, samplePointGame } from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, chance, configured, eventsOf, noStocks, refusal, scene } from './playing.ts'

const judge = judgeOf([...samplePointGame.words, 'EIS', 'EI', 'REISE', 'NEU', 'NAHT', 'TOR', 'UHR', 'AB'])
const game = createPoint(judge)

describe('Point-Typ-Dom', () => {
  it('T20 plays the sample game of the source stone by stone: 53, 37, 39', () => {
    const { racks, houseWords, turns, scores, table } = samplePointGame
    let state = scene(game, { racks, options: { houseWords } })
    for (const turn of turns) {
      const before = state.points[turn.seat]!
      for (const action of turn.actions) state = after(game, state, turn.seat, action)
      expect([turn.seat, state.points[turn.seat]! - before]).toEqual([turn.seat, turn.points])
    }
    expect(rowsFromGrid(state.grid)).toEqual(table)
    expect(game.outcome(game.view(state, 'spectator'))).toEqual({ scores, winners: [0], reason: 'out' })
  })

  it('T20 counts lying letters of the word, not the runs across it, and a jolly nothing', () => {
    const grid = gridFromRows(['EIS'])
    const state = scene(game, { racks: ['R + A', 'A'], grid })
    const next = after(game, state, 0, { type: 'lay', direction: 'across', row: 0, col: -1, stones: 'R...e' })
    expect(next.points).toEqual([2 + 1 + 1 + 2, 0])
  })

  it('T21 deals 5 red and 8 black; the larger racks of the rule book are rule sets', () => {
    expect(game.seats(configured(game))).toEqual({ min: 2, max: 6 })
    const [dealt] = game.setup(configured(game), 2, chance())
    if (dealt?.type !== 'dealt') throw new Error('No deal')
    for (const rack of dealt.racks) {
      expect(rack).toHaveLength(13)
      expect(rack.filter((stone) => colourOf(stone) === 'red')).toHaveLength(5)
    }
    expect(configured(game, { preset: 'large' }).deal).toEqual({ red: 8, black: 10 })
    expect(configured(game, { preset: 'larger' }).deal).toEqual({ red: 8, black: 12 })
    expect(configured(game, { preset: 'larger', deal: { red: 7 } }).deal).toEqual({ red: 7, black: 12 })
  })

  it('T21 any numbers from 3 to 15 each, for as many as the stocks can deal to', () => {
    const seats = (red: number, black: number) => game.seats(configured(game, { deal: { red, black } })).max
    expect([seats(3, 3), seats(8, 10), seats(9, 9), seats(15, 15), seats(3, 15)]).toEqual([6, 3, 3, 2, 3])
    for (const deal of [{ red: 2 }, { black: 16 }, { red: 4.5 }])
      expect(game.configure({ deal })).toMatchObject({ ok: false, error: { code: 'option-range' } })
    const config = configured(game, { deal: { red: 15, black: 15 } })
    const state = game.setup(config, 2, chance()).reduce(game.evolve, game.empty(config, 2))
    expect(state.racks.map(({ length }) => length)).toEqual([30, 30])
  })

  it('T22 a link gives the right to one more word that scores as well; letting it go costs nothing', () => {
    const grid = gridFromRows(['NEU', '..H', '..R', 'TOR'])
    const state = scene(game, { racks: ['A H E I', 'A'], grid })
    const linked = after(game, state, 0, { type: 'lay', direction: 'down', row: 0, col: 0, stones: '.AH.' })
    expect(linked.phase).toMatchObject({ type: 'turn', seat: 0, laid: 1, owed: true })
    expect(refusal(game, linked, 0, { type: 'buy', colours: ['red'] })).toBe('buy-after-word')
    const over = after(game, linked, 0, { type: 'pass' })
    expect(over.phase).toMatchObject({ type: 'turn', seat: 1 })
    expect([over.points, over.passes]).toEqual([linked.points, 0])
  })

  it('T23 buys one to three stones of chosen colours, or none, and lays nothing', () => {
    const state = scene(game, { racks: ['A H', 'A B'] })
    for (const colours of [['red'], ['red', 'black'], ['black', 'black', 'red']] as const) {
      const next = after(game, state, 0, { type: 'buy', colours })
      expect(next.racks[0]).toHaveLength(2 + colours.length)
      expect(next.phase).toMatchObject({ type: 'turn', seat: 1 })
    }
    expect(after(game, state, 0, { type: 'pass' }).phase).toMatchObject({ seat: 1 })
    expect(refusal(game, state, 0, { type: 'buy', colours: Array(4).fill('red') })).toBe('buy-number')
    expect(refusal(game, state, 0, { type: 'buy', colours: [] })).toBe('buy-number')
  })

  it('T24 the first empty rack gets 10 and the lap is played out; what is left counts against its owner', () => {
    const state = scene(game, { racks: ['E I', 'A + X', 'S N'], first: 2 })
    const opened = after(game, after(game, state, 2, { type: 'pass' }), 0, {
      type: 'lay',
      direction: 'across',
      row: 0,
      col: 0,
      stones: 'EI',
    })
    expect([opened.points, opened.out]).toEqual([[12, 0, 0], 0])
    expect(opened.phase).toMatchObject({ type: 'turn', seat: 1 })
    const settled = after(game, opened, 1, { type: 'pass' })
    expect(settled.scores).toEqual([12, -1 - 10 - 9, -4])
  })

  it('T25 the first to finish wins, or, by option, the most points', () => {
    for (const [winner, winners] of [
      ['first-out', [0]],
      ['most-points', [1]],
    ] as const) {
      let state = scene(game, { racks: ['E I', 'S R E'], grid: {}, options: { winner } })
      state = { ...state, points: [0, 40] }
      state = after(game, state, 0, { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' })
      state = after(game, state, 1, { type: 'lay', direction: 'across', row: 0, col: -1, stones: 'R..SE' })
      expect(game.outcome(game.view(state, seat(1)))?.winners).toEqual(winners)
    }
  })

  it('T26 all pass with empty stocks: racks are subtracted, most points win, no 10', () => {
    let state = scene(game, { racks: ['E I', 'A B'], stocks: noStocks })
    state = after(game, state, 0, { type: 'pass' })
    const events = eventsOf(game, state, 1, { type: 'pass' })
    expect(events).toContainEqual({
      type: 'settled',
      settlement: { reason: 'stuck', winners: [0], changes: [-2, -5] },
      racks: [
        ['E', 'I'],
        ['A', 'B'],
      ],
    })
  })

  it('T26 two laps without a word or a purchase end the round as well', () => {
    let state = scene(game, { racks: ['E I', 'A B'] })
    for (const by of [0, 1, 0]) state = after(game, state, by, { type: 'pass' })
    expect(eventsOf(game, state, 1, { type: 'pass' })[1]).toMatchObject({ settlement: { reason: 'stuck' } })
  })
})
