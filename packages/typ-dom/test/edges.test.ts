import { type Game, type GameTypes, seat } from '@estocade/kernel'
import { alphabets, crosswordOf } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { point as pointRules } from '../src/crossword/rules.ts'
import {
  bestSearch,
  createKreuzwort,
  createPoint,
  createPresto,
  createRecht,
  gridFromRows,
  lineOf,
  moveSearch,
  placementFrom,
  runsOf,
  sortStones,
  stoneSet,
  tableWords,
  withStones,
  worthsOfPoints,
} from '../src/index.ts'
import { benchFaults } from '../src/presto/bench.ts'
import { beginner, drawColours, takenFrom } from '../src/table/stocks.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, chance, configured, eventsOf, fewWords, noStocks, refusal, scene } from './playing.ts'
import { slowMoves } from './reference/moves.ts'

const words = new Set(fewWords)
const judge = judgeOf(words)
const kreuzwort = createKreuzwort(judge)
const point = createPoint(judge)
const presto = createPresto(judge)
const recht = createRecht(judge)
const games = [kreuzwort, point, presto, recht] as unknown as readonly Game<GameTypes>[]
const leave = { type: 'concede' } as const

it.each(games)('T1 before the deal nothing can be done in game $id', (game) => {
  const config = configured(game)
  for (const action of [leave, { type: 'pass' }, { type: 'ready' }, { type: 'give-up', round: 0 }])
    expect(refusal(game, game.empty(config, 2), 0, action)).toBe('over')
  expect(game.toAct(game.view(game.empty(config, 2), 'spectator'))).toEqual([])
})

it('T1 nobody sees another rack while the round is played', () => {
  for (const game of games) {
    const config = configured(game)
    const state = game.setup(config, 3, chance()).reduce(game.evolve, game.empty(config, 3))
    const { racks } = state as { readonly racks: readonly (readonly string[])[] }
    expect(game.view(state, seat(1))).toMatchObject({ racks: [null, racks[1], null] })
    expect(game.view(state, 'spectator')).toMatchObject({ racks: [null, null, null] })
  }
})

describe('the table', () => {
  it('has placements anywhere, which are written as a line and read back', () => {
    for (const line of ['H -12 105 KR.Ne', 'V 30 -17 AB', 'V 0 0 ..X'])
      expect(placementFrom(line) && lineOf(placementFrom(line)!)).toBe(line)
  })

  it('has its runs by place, whatever was laid first', () => {
    const grid = withStones({}, [
      { row: 1, col: 1, stone: 'S' },
      { row: 1, col: 0, stone: 'E' },
      { row: 0, col: 2, stone: 'I' },
      { row: 0, col: 1, stone: 'E' },
      { row: 0, col: 0, stone: 'T' },
    ])
    expect(runsOf(grid).map(({ row, col, word }) => `${row},${col} ${word}`)).toEqual([
      '0,0 TEI',
      '0,0 TE',
      '0,1 ES',
      '1,0 ES',
    ])
  })

  it('T4 is searched even when it holds more stones than the search has room for at first', () => {
    const grid = gridFromRows(Array.from({ length: 12 }, (_, row) => (row % 2 === 0 ? 'EISEISEISEIS' : '')))
    const position = { grid, rack: ['O', 'R'], touching: true }
    const { letters } = alphabets.de
    const search = moveSearch(letters, crosswordOf(judge.vocabulary))
    const lines = [...search.all(position)].map(lineOf)
    expect(lines.sort()).toEqual(slowMoves(words, position).map(lineOf).sort())
    expect(search.count(position)).toBe(lines.length)
  })

  it('T12 the words of a table have a search of all words and one of the best', () => {
    const { search, bestBy, proposing } = tableWords(judge)([])
    const position = { grid: gridFromRows(['EIS']), rack: ['R', 'E'] }
    expect([...search.all(position)].length).toBeGreaterThan(0)
    const { letters } = alphabets.de
    const worths = worthsOfPoints(stoneSet(alphabets.de).points)
    const expected = bestSearch(letters, crosswordOf(judge.vocabulary), worths).best(position)
    expect(bestBy(worths).best(position)?.worth).toBe(expected?.worth)
    expect(proposing.bestBy(worths).best(position)?.worth).toBe(expected?.worth)
  })
})

describe('Kreuzwort and Point-Typ-Dom', () => {
  it('T8 colours that are none, or no list, are malformed', () => {
    const state = scene(kreuzwort, { racks: ['A', 'B'] })
    for (const colours of ['red', ['green'], ['red', 7], undefined])
      expect(refusal(kreuzwort, state, 0, { type: 'buy', colours })).toBe('malformed')
  })

  it('each turn is a duty of its own', () => {
    const state = scene(kreuzwort, { racks: ['A', 'B'] })
    const duties = (s: typeof state) => kreuzwort.toAct(kreuzwort.view(s, 'spectator'))
    expect(duties(state)).toEqual([{ seat: 0, for: 'turn', about: `round 1 turn ${state.turn}` }])
    const next = after(kreuzwort, state, 0, { type: 'buy', colours: ['red'] })
    expect(duties(next)).toEqual([{ seat: 1, for: 'turn', about: `round 1 turn ${state.turn + 1}` }])
  })

  it('T11, T14 if nobody wins the round, a player who left pays nothing', () => {
    const state = scene(kreuzwort, { racks: ['A +', 'B', 'D'], first: 1, options: { rounds: 2 } })
    let left = { ...after(kreuzwort, state, 0, leave), stocks: noStocks }
    for (const by of [1, 2]) left = after(kreuzwort, left, by, { type: 'pass' })
    expect(left.phase).toMatchObject({ settlement: { winners: [], changes: [0, 0, 0] }, ready: [] })
    expect([left.scores, left.wins]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  it('T11, T14 in a round that counts double a player who left pays double', () => {
    const state = scene(kreuzwort, { racks: ['A +', 'E I', 'B'], first: 1 })
    const left = after(kreuzwort, { ...state, factor: 2 }, 0, leave)
    const lay = { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' } as const
    expect(after(kreuzwort, left, 1, lay).scores).toEqual([-26, 28, -2])
  })

  it('T14 a player who leaves in a pause gives no stones back and pays nothing', () => {
    let paused = scene(kreuzwort, { racks: ['B', 'D', 'F'], stocks: noStocks, options: { rounds: 2 } })
    for (const by of [0, 1, 2]) paused = after(kreuzwort, paused, by, { type: 'pass' })
    expect(eventsOf(kreuzwort, paused, 1, leave)).toEqual([
      { type: 'left', seat: 1, by: 'choice', rack: [], price: 0 },
    ])
    expect(after(kreuzwort, paused, 1, leave).racks).toEqual([['B'], ['D'], ['F']])
  })

  it('T2, T5 a refusal names the stones that are missing; a jolly is taken from a whole cell', () => {
    const state = scene(kreuzwort, { racks: ['S', 'B'], grid: gridFromRows(['eI']) })
    const lay = { type: 'lay', direction: 'across', row: 0, col: -1, stones: 'R..n' } as const
    expect(kreuzwort.decide(state, seat(0), lay, chance())).toMatchObject({
      error: { code: 'stones-not-held', params: { stones: 'R *' } },
    })
    for (const cell of [{ row: 0.5, col: 0 }, { row: 0, col: '0' }, {}])
      expect(refusal(kreuzwort, state, 0, { type: 'swap', ...cell })).toBe('malformed')
    expect(refusal(kreuzwort, state, 0, { type: 'swap', row: 0, col: 5 })).toBe('no-jolly')
  })

  it('T5 a word of 63 cells can be sent, a longer one or another direction is malformed', () => {
    const state = scene(kreuzwort, { racks: ['EI', 'B'] })
    const lay = { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' } as const
    expect(refusal(kreuzwort, state, 0, { ...lay, stones: 'E'.repeat(63) })).toBe('stones-not-held')
    expect(refusal(kreuzwort, state, 0, { ...lay, stones: 'E'.repeat(64) })).toBe('malformed')
    expect(refusal(kreuzwort, state, 0, { ...lay, direction: 'up' })).toBe('malformed')
  })

  it('T8, T23 says how many stones may be bought', () => {
    const textOf = (game: typeof kreuzwort) => {
      const decided = game.decide(
        scene(game, { racks: ['EI', 'B'] }),
        seat(0),
        { type: 'buy', colours: [] },
        chance(),
      )
      return decided.ok ? '' : decided.error.text
    }
    expect([textOf(kreuzwort), textOf(point)]).toEqual(['Buy exactly one stone.', 'Buy one to 3 stones.'])
  })

  it('T11 after a round that was won the next one counts once', () => {
    const state = scene(kreuzwort, { racks: ['EI', 'B'], options: { rounds: 2 } })
    const lay = { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' } as const
    const won = after(kreuzwort, { ...state, factor: 4 }, 0, lay)
    const next = [0, 1].reduce((s, by) => after(kreuzwort, s, by, { type: 'ready' }), won)
    expect([next.round, next.factor]).toEqual([2, 1])
  })

  it('T25, T26 the match is won by rounds, or by points where the table plays for them', () => {
    const winners = (winner: string) => {
      const state = scene(point, { racks: ['EI', 'B'], options: { winner } })
      return pointRules.winners({ ...state, scores: [10, 30], wins: [2, 1] })
    }
    expect([winners('first-out'), winners('most-points')]).toEqual([[0], [1]])
  })

  it('T23 stones of both colours are bought together as far as each stock goes', () => {
    const state = scene(point, { racks: ['EI', 'B'], stocks: { red: { A: 1 }, black: { S: 1 } } })
    const buy = (...colours: string[]) => refusal(point, state, 0, { type: 'buy', colours })
    expect([buy('red', 'black'), buy('red', 'red')]).toEqual(['accepted', 'stock-short'])
  })

  it('a new turn has laid nothing, proposed nothing, and no jolly', () => {
    const bought = after(kreuzwort, scene(kreuzwort, { racks: ['EI', 'B'] }), 0, {
      type: 'buy',
      colours: ['red'],
    })
    const turn = { type: 'turn', laid: 0, owed: false, fresh: [], proposed: false }
    expect(bought.phase).toEqual({ ...turn, seat: 1 })
    const over = after(kreuzwort, bought, 0, leave)
    expect(kreuzwort.toAct(kreuzwort.view(over, 'spectator'))).toEqual([])
  })

  it('T3 the first word begins in the middle, in both directions', () => {
    const state = scene(kreuzwort, { racks: ['EI', 'B'] })
    const lay = { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' } as const
    expect(refusal(kreuzwort, state, 0, lay)).toBe('accepted')
    for (const wrong of [{ row: 1 }, { row: -1 }, { col: 1 }, { direction: 'down' }])
      expect(refusal(kreuzwort, state, 0, { ...lay, ...wrong })).toBe('opening')
  })
})

describe('stocks', () => {
  const lots = Array.from({ length: 12 }, (_, n) => chance(`lot ${n}`))

  it('T23 stones that are bought together are drawn one after the other', () => {
    const stocks = { red: { A: 1, E: 1 }, black: {} }
    for (const lot of lots) expect([...drawColours(stocks, ['red', 'red'], lot)].sort()).toEqual(['A', 'E'])
  })

  it('T1 stones that a stock does not hold are an error', () => {
    expect(() => takenFrom(noStocks, ['E'])).toThrow('The red stock does not hold E')
    expect(() => takenFrom({ red: { E: 1 }, black: {} }, ['E', 'S'])).toThrow(
      'The black stock does not hold E S',
    )
  })

  it('T3 a lot is drawn only for a tie', () => {
    const lot = chance()
    beginner([['Z'], ['A']], alphabets.de, lot)
    expect(lot.drawn).toBe(0)
    beginner([['Z'], ['Z']], alphabets.de, lot)
    expect(lot.drawn).toBeGreaterThan(0)
  })

  it('T3 the letter nearest to Z begins, wherever it stands in the rack', () => {
    for (const lot of lots) {
      expect(
        beginner(
          [
            ['A', 'Z'],
            ['B', 'Y'],
          ],
          alphabets.de,
          lot,
        ),
      ).toBe(0)
      expect(
        beginner(
          [
            ['B', 'Y', 'A'],
            ['A', 'B', 'Y', 'C'],
          ],
          alphabets.de,
          lot,
        ),
      ).toBe(1)
    }
  })
})

describe('Presto', () => {
  const round = (racks: readonly string[], options: object = {}) =>
    presto.evolve(presto.empty(configured(presto, options), racks.length), {
      type: 'dealt',
      round: 1,
      racks: racks.map((rack) => sortStones(rack)),
    })

  it('T34 the stones apart are those that are not joined to the most others', () => {
    const table = tableWords(judge)([])
    const apart = (rows: readonly string[]) =>
      benchFaults(gridFromRows(rows), [], 0, table).flatMap((fault) =>
        fault.type === 'apart' ? fault.cells : [],
      )
    expect(apart(['EIS', '...', 'SO.'])).toEqual([
      { row: 2, col: 0 },
      { row: 2, col: 1 },
    ])
    expect(apart(['SO.', '...', 'EIS'])).toEqual([
      { row: 0, col: 0 },
      { row: 0, col: 1 },
    ])
    expect(apart(['EIS', '..O'])).toEqual([])
    expect(apart(['E'])).toEqual([{ row: 0, col: 0 }])
  })

  it('T14 whoever has finished and leaves keeps the points of the round', () => {
    const state = after(presto, round(['EIS', 'XQ', 'XQ'], { rounds: 1 }), 0, {
      type: 'claim',
      round: 1,
      bench: gridFromRows(['EIS']),
    })
    const left = after(presto, state, 0, leave)
    expect(left.builders[0]).toMatchObject({ type: 'finished', points: 4 })
    const over = [1, 2].reduce((s, by) => after(presto, s, by, { type: 'give-up', round: 1 }), left)
    expect([over.scores, over.phase]).toMatchObject([[4, 0, 0], { type: 'over', winners: [] }])
    expect(refusal(presto, round(['EIS', 'SO']), 0, { type: 'dance' })).toBe('malformed')
  })

  it('T36 when the round is over, all see all racks and workbenches', () => {
    const bench = gridFromRows(['EIS'])
    let state = after(presto, round(['EIS', 'SO', 'ER'], { rounds: 2 }), 0, {
      type: 'claim',
      round: 1,
      bench,
    })
    expect(presto.view(state, seat(1)).builders[0]).toMatchObject({ bench: null })
    for (const by of [1, 2]) state = after(presto, state, by, { type: 'give-up', round: 1 })
    expect(presto.view(state, seat(1)).builders[0]).toMatchObject({ bench })
    expect(presto.view(state, 'spectator').racks).toEqual(state.racks)
  })

  it('T37 when the match is over nothing more can be done', () => {
    const over = after(presto, round(['EIS', 'SO']), 1, leave)
    expect(presto.view(over, 'spectator').racks).toEqual(over.racks)
    for (const action of [leave, { type: 'give-up', round: 1 }, { type: 'ready' }, { type: 'resume' }])
      expect(refusal(presto, over, 0, action)).toBe('over')
  })

  it('T35 nobody gives up a round that is over, or one twice', () => {
    const state = round(['EIS', 'SO', 'ER'])
    expect(refusal(presto, state, 0, { type: 'give-up', round: 2 })).toBe('stale')
    const given = after(presto, state, 0, { type: 'give-up', round: 1 })
    expect(refusal(presto, given, 0, { type: 'give-up', round: 1 })).toBe('not-building')
  })

  it('T14 a player who leaves by choice is told from one whose time is up', () => {
    const over = after(presto, round(['EIS', 'EIS']), 1, leave)
    expect(presto.outcome(presto.view(over, 'spectator'))?.left).toEqual([{ seat: 1, by: 'choice' }])
  })
})

describe('T14 leaving Presto between two rounds', () => {
  const paused = () => {
    const racks = [['E'], ['I'], ['S']]
    const empty = presto.empty(configured(presto, { rounds: 2 }), 3)
    const begun = presto.evolve(empty, { type: 'dealt', round: 1, racks })
    return [0, 1, 2].reduce((state, by) => after(presto, state, by, { type: 'give-up', round: 1 }), begun)
  }

  it('T14 the next round is dealt when the others are ready, without a duty for the player who left', () => {
    const state = paused()
    expect(state.phase).toEqual({ type: 'pause', ready: [] })
    const ready = [0, 1].reduce((s, by) => after(presto, s, by, { type: 'ready' }), state)
    expect(refusal(presto, ready, 1, { type: 'ready' })).toBe('ready-already')
    const next = after(presto, ready, 2, leave)
    expect([next.round, next.racks.map(({ length }) => length)]).toEqual([2, [19, 19, 0]])
    const two = after(presto, state, 2, leave)
    expect([two.round, two.phase.type]).toEqual([1, 'pause'])
    expect(presto.toAct(presto.view(two, 'spectator'))).toEqual(
      [0, 1].map((one) => ({ seat: one, for: 'round', about: 'after round 1' })),
    )
  })

  it('T14 the last one left wins', () => {
    const over = [2, 0].reduce((state, by) => after(presto, state, by, leave), paused())
    expect(presto.outcome(presto.view(over, 'spectator'))).toMatchObject({ winners: [1], reason: 'conceded' })
  })
})
