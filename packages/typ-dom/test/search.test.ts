import { alphabets, crosswordOf } from '@estocade/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bestSearch,
  cellsOf,
  emptyGrid,
  type Grid,
  GrowingTable,
  gridFromRows,
  LYING,
  laidBy,
  lineOf,
  moveSearch,
  type Placement,
  step,
  stoneAt,
  stoneSet,
  stonesOf,
  withStones,
  wordPoints,
  worthsOfPoints,
} from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { slowMoves } from './reference/moves.ts'

const words = new Set(
  'AB ABER AN BAR BARE BEIN BIER BRAE EI EIN EIS ER ERBE IE IN NE NEBEL RAB RABE RE REB REBE REIS REISE SIE SEE SER'.split(
    ' ',
  ),
)
const { points } = stoneSet(alphabets.de)
const search = moveSearch(alphabets.de.letters, crosswordOf(judgeOf(words).vocabulary), points)
const best = bestSearch(alphabets.de.letters, crosswordOf(judgeOf(words).vocabulary), worthsOfPoints(points))
const rack = fc
  .array(fc.constantFrom(...'AABEEEIINRRSSBL+*'), { minLength: 1, maxLength: 7 })
  .filter((stones) => ['+', '*'].every((jolly) => stones.filter((s) => s === jolly).length < 2))

/** A table made by moves of the slow reference search, so that the test assumes nothing about the search. */
function grown(choices: readonly number[]): Grid {
  let grid = emptyGrid
  for (const choice of choices) {
    const moves = slowMoves(words, { grid, rack: 'AABEEIINRRS+*', touching: choice % 2 === 0 })
    grid = withStones(grid, laidBy(moves[choice % moves.length]!))
  }
  return grid
}

const sorted = (moves: Iterable<Parameters<typeof lineOf>[0]>) => [...moves].map(lineOf).sort()

describe('the search against the slow reference search', () => {
  it('T3 opens with exactly the words of the rack, across from (0,0)', () => {
    fc.assert(
      fc.property(rack, (rack) => {
        expect(sorted(search.all({ grid: emptyGrid, rack }))).toEqual(
          sorted(slowMoves(words, { grid: emptyGrid, rack })),
        )
      }),
      { numRuns: 100 },
    )
  })

  it('T4 finds the same words on any table, sharing or touching, with and without edges', () => {
    const tables = fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 3 })
    const size = fc.option(fc.integer({ min: 6, max: 12 }), { nil: undefined })
    fc.assert(
      fc.property(tables, rack, fc.boolean(), size, (choices, rack, touching, size) => {
        const grid = grown(choices)
        const within =
          size !== undefined &&
          cellsOf(grid).every(({ row, col }) => row >= 0 && col >= 0 && row < size && col < size)
        const position = { grid, rack, touching, ...(within ? { limit: { size } } : {}) }
        const slow = slowMoves(words, position)
        expect(sorted(search.all(position))).toEqual(sorted(slow))
        expect(search.count(position)).toBe(slow.length)
      }),
      { numRuns: 40 },
    )
  })

  it('T20 counts every move as the rules do, jollies on the table and in the rack included', () => {
    const tables = fc.array(fc.nat({ max: 999 }), { minLength: 0, maxLength: 3 })
    fc.assert(
      fc.property(tables, rack, fc.boolean(), (choices, rack, touching) => {
        const grid = grown(choices)
        const moves = search.all({ grid, rack, touching })
        const counted = [...moves].map((move) => wordPoints(stonesOf(grid, move), points))
        expect(counted.map((_, i) => moves.points(i))).toEqual(counted)
      }),
      { numRuns: 60 },
    )
  })

  it('finds a word that counts most without looking at all of them', () => {
    const tables = fc.array(fc.nat({ max: 999 }), { minLength: 0, maxLength: 3 })
    fc.assert(
      fc.property(tables, rack, fc.boolean(), (choices, rack, touching) => {
        const position = { grid: grown(choices), rack, touching }
        const counts = [...search.all(position)].map((move) =>
          wordPoints(stonesOf(position.grid, move), points),
        )
        const found = best.best(position)
        expect(found?.worth).toBe(counts.length === 0 ? undefined : Math.max(...counts))
        if (found) expect(wordPoints(stonesOf(position.grid, found.placement), points)).toBe(found.worth)
      }),
      { numRuns: 60 },
    )
  })

  it('finds the highest worth where stones in the hand and on the table are worth other numbers, jollies too', () => {
    const laid = Object.fromEntries(Object.entries(points).map(([letter, count]) => [letter, count + 4]))
    const worths = { laid, lying: { E: 3, R: 1 }, jolly: 4 }
    const valued = bestSearch(alphabets.de.letters, crosswordOf(judgeOf(words).vocabulary), worths)
    /** The sum over the stones of the word, those that lie and those that are laid. */
    const worthOf = (grid: Grid, { stones, ...where }: Placement) =>
      [...stones].reduce((sum, stone, k) => {
        if (stone !== LYING) return sum + (laid[stone] ?? worths.jolly)
        const { row, col } = step(where, where.direction, k)
        return sum + (worths.lying[stoneAt(grid, row, col)! as 'E'] ?? 0)
      }, 0)
    const tables = fc.array(fc.nat({ max: 999 }), { minLength: 0, maxLength: 3 })
    fc.assert(
      fc.property(tables, rack, fc.boolean(), (choices, rack, touching) => {
        const grid = grown(choices)
        const all = [...search.all({ grid, rack, touching })].map((move) => worthOf(grid, move))
        const found = valued.best({ grid, rack, touching })
        expect(found?.worth).toBe(all.length === 0 ? undefined : Math.max(...all))
        if (found) expect(worthOf(grid, found.placement)).toBe(found.worth)
        const above = (least: number) => valued.best({ grid, rack, touching }, least)
        if (found) expect([above(found.worth - 1), above(found.worth)]).toEqual([found, undefined])
        const table = GrowingTable.of(alphabets.de.letters, grid)
        expect(valued.bestOn(table, rack, touching)).toEqual(found)
        if (!found) return
        const grew = table.copy()
        grew.lay(found.placement)
        const after = withStones(grid, laidBy(found.placement))
        expect(valued.bestOn(grew, rack, touching)?.worth).toBe(
          valued.best({ grid: after, rack, touching })?.worth,
        )
        expect(valued.bestOn(table, rack, touching)).toEqual(found)
      }),
      { numRuns: 60 },
    )
  })

  it('a move is read back from its packed form', () => {
    const grid = gridFromRows(['EIS'], { row: -3, col: 5 })
    const moves = search.all({ grid, rack: ['R', '+', 'B'] })
    const i = [...moves].findIndex(({ stones }) => stones === 'R...e')
    expect(moves.at(i)).toEqual({ direction: 'across', row: -3, col: 4, stones: 'R...e' })
    expect([moves.size(i), moves.laid(i), moves.isDown(i)]).toEqual([5, 2, false])
  })

  it('moves of one word list stay valid when another list is searched', () => {
    const other = moveSearch(alphabets.de.letters, crosswordOf(judgeOf(new Set(['SEIN', 'SIE'])).vocabulary))
    const position = { grid: gridFromRows(['EIS']), rack: [...'RBEN'] }
    const moves = search.all(position)
    const before = sorted(moves)
    expect(sorted(other.all(position))).not.toEqual(before)
    expect(sorted(moves)).toEqual(before)
    expect(sorted(search.all(position))).toEqual(before)
  })

  it('reports a table that is too wide to search, and can search the next one', () => {
    const grid = withStones(gridFromRows(['EIS']), [{ row: 0, col: 3000, stone: 'E' }])
    expect(() => search.all({ grid, rack: ['R'] })).toThrow('wider')
    expect(search.count({ grid: gridFromRows(['EIS']), rack: ['R'] })).toBeGreaterThan(0)
  })
})
