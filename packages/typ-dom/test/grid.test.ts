import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  cellOf,
  cellsOf,
  cellsOfRun,
  crossRuns,
  emptyGrid,
  gridFromRows,
  inSquare,
  isConnected,
  isEmptyGrid,
  isJolly,
  joinsBlocks,
  keysLaid,
  laidBy,
  lineOf,
  lineThrough,
  lineWith,
  listedOnce,
  neighbours,
  type Placement,
  placementFault,
  placementFrom,
  rowsFromGrid,
  runsOf,
  sharesLetter,
  stoneAt,
  stonesOf,
  touches,
  withoutCells,
  withStones,
  wordOf,
} from '../src/index.ts'

const rows = ['.EIS', '.R..', 'REh.']
const grid = gridFromRows(rows, { row: -1, col: 2 })
const across = (row: number, col: number, stones: string): Placement => ({
  direction: 'across',
  row,
  col,
  stones,
})
const down = (row: number, col: number, stones: string): Placement => ({
  direction: 'down',
  row,
  col,
  stones,
})

describe('the table', () => {
  it('is made from rows and shown as rows, wherever it lies', () => {
    expect(rowsFromGrid(grid)).toEqual(rows)
    expect(boundsOf(grid)).toEqual({ top: -1, left: 2, bottom: 1, right: 5 })
    expect([rowsFromGrid(emptyGrid), boundsOf(emptyGrid)]).toEqual([[], undefined])
    expect(stoneAt(grid, -1, 3)).toBe('E')
    expect(stoneAt(grid, -1, 2)).toBeUndefined()
    expect(cellOf('-12,7')).toEqual({ row: -12, col: 7 })
    expect(cellsOf(grid)).toHaveLength(7)
    expect([isEmptyGrid(emptyGrid), isEmptyGrid(grid)]).toEqual([true, false])
    expect([isJolly('h'), isJolly('H')]).toEqual([true, false])
  })

  it('is never changed in place', () => {
    const more = withStones(grid, [{ row: 5, col: 5, stone: 'A' }])
    const less = withoutCells(more, [{ row: -1, col: 3 }])
    expect([grid, more, less].map((one) => cellsOf(one).length)).toEqual([7, 8, 7])
    expect(stoneAt(less, -1, 3)).toBeUndefined()
    expect(stoneAt(less, 5, 5)).toBe('A')
  })

  it('has runs of two or more stones, by place, across before down', () => {
    expect(runsOf(grid)).toEqual([
      { row: -1, col: 3, direction: 'across', word: 'EIS' },
      { row: -1, col: 3, direction: 'down', word: 'ERE' },
      { row: 1, col: 2, direction: 'across', word: 'REH' },
    ])
    expect(lineThrough(grid, { row: 1, col: 4 }, 'across')).toEqual(runsOf(grid)[2])
    expect(lineThrough(grid, { row: 1, col: 4 }, 'down').word).toBe('H')
    expect(lineWith(grid, { row: 0, col: 4, stone: 'a' }, 'down')).toEqual({
      row: -1,
      col: 4,
      direction: 'down',
      word: 'IAH',
    })
    expect(lineWith(grid, { row: 0, col: 2, stone: 'A' }, 'across')).toMatchObject({ col: 2, word: 'AR' })
    expect(cellsOfRun(runsOf(grid)[1]!)).toEqual([-1, 0, 1].map((row) => ({ row, col: 3 })))
  })

  it('knows which stones are neighbours, in a square, and connected', () => {
    expect(neighbours(grid, { row: 0, col: 4 })).toEqual([
      { row: -1, col: 4 },
      { row: 1, col: 4 },
      { row: 0, col: 3 },
    ])
    const square = gridFromRows(['AB.', 'CDE', '..F'])
    const within = cellsOf(square).filter((cell) => inSquare(square, cell))
    expect(within).toEqual([
      { row: 0, col: 0 },
      { row: 0, col: 1 },
      { row: 1, col: 0 },
      { row: 1, col: 1 },
    ])
    expect(inSquare(gridFromRows(['AB', 'C.']), { row: 0, col: 0 })).toBe(false)
    expect([grid, square, emptyGrid].map(isConnected)).toEqual([true, true, true])
    expect(isConnected(gridFromRows(['A.', '.B']))).toBe(false)
  })
})

describe('a placement', () => {
  it('is written as a line and read back', () => {
    for (const placement of [across(7, -3, 'KR.Ne'), down(-12, 0, 'AB')])
      expect(placementFrom(lineOf(placement))).toEqual(placement)
    expect(lineOf(across(7, -3, 'KR.Ne'))).toBe('H 7 -3 KR.Ne')
    for (const line of ['', 'X 1 2 AB', 'H 1 AB', 'H 1 2 A B', 'xH 1 2 AB', 'H a 2 AB', 'H 1 - AB'])
      expect(placementFrom(line)).toBeUndefined()
  })

  it('lays stones where none lie, and makes a word with those that do', () => {
    const reise = across(-1, 2, 'R...e')
    expect(wordOf(grid, reise)).toBe('REISE')
    expect(stonesOf(grid, reise)).toBe('REISe')
    expect(laidBy(reise)).toEqual([
      { row: -1, col: 2, stone: 'R' },
      { row: -1, col: 6, stone: 'e' },
    ])
    expect(keysLaid(reise)).toEqual(['-1,2', '-1,6'])
    expect([sharesLetter(reise), sharesLetter(across(0, 0, 'AB'))]).toEqual([true, false])
    expect(laidBy(down(3, 1, 'A.B'))).toEqual([
      { row: 3, col: 1, stone: 'A' },
      { row: 5, col: 1, stone: 'B' },
    ])
    expect(wordOf(grid, across(9, 9, 'A.'))).toBe('A.')
    expect(stonesOf(grid, across(9, 9, 'A.'))).toBe('A.')
  })

  it('makes runs across its line', () => {
    expect(crossRuns(grid, down(-1, 4, '.A.'))).toEqual([{ row: 0, col: 3, direction: 'across', word: 'RA' }])
    expect(crossRuns(grid, down(-1, 6, 'EB')).map(({ word }) => word)).toEqual(['EISE'])
  })

  it.each<[Placement, object | undefined]>([
    [across(-1, 2, 'R...'), undefined],
    [across(-1, 2, 'R'), { type: 'too-short' }],
    [across(-1, 3, '...'), { type: 'nothing-laid' }],
    [across(-1, 2, 'RA..'), { type: 'occupied', cell: { row: -1, col: 3 } }],
    [across(-1, 1, 'A....'), { type: 'nothing-lying', cell: { row: -1, col: 2 } }],
    [across(-1, 2, 'R..'), { type: 'not-whole', cell: { row: -1, col: 5 } }],
    [down(2, 3, 'AB'), { type: 'not-whole', cell: { row: 1, col: 3 } }],
  ])('%o fits or not', (placement, fault) => expect(placementFault(grid, placement)).toEqual(fault))

  it('T4 touches lying stones by its side, or shares one', () => {
    expect(touches(grid, across(-1, 2, 'R...'))).toBe(true)
    expect(touches(grid, across(0, 5, 'AB'))).toBe(true)
    expect(touches(grid, across(-2, 4, 'AB'))).toBe(true)
    expect(touches(grid, across(0, 6, 'AB'))).toBe(false)
    expect(touches(grid, down(0, 2, 'A.'))).toBe(true)
    expect(touches(grid, down(3, 3, 'AB'))).toBe(false)
  })

  it('T6 joins blocks when stones are laid between lying ones', () => {
    for (const [stones, joins] of [
      ['.A.', true],
      ['..AB.C', true],
      ['.AB', false],
      ['A..B', false],
      ['AB', false],
    ] as const)
      expect(joinsBlocks(across(0, 0, stones))).toBe(joins)
  })

  it('of one stone that makes words both ways is listed once, as across', () => {
    const both = [across(0, 3, '.A'), down(-1, 4, '.A.'), down(-1, 6, 'EB'), down(-2, 5, 'A.')]
    expect([...listedOnce(grid, both)]).toEqual([both[0], both[2], both[3]])
  })
})
