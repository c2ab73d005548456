import type { Seat } from '@estocade/kernel'
import {
  type Cell,
  cellsOfRun,
  crossing,
  type Direction,
  type Grid,
  keyOf,
  lineThrough,
  lineWith,
  type Run,
  step,
  stoneAt,
} from '../grid.ts'
import { colourOf, type Stone, stoneShown, takeStones } from '../stones.ts'
import { nextPlayer, players } from '../table/leaving.ts'
import type { TableWords } from '../table/table-words.ts'
import type { Naming, OneStone, RechtState } from './types.ts'

/** The parts of a state or a view that naming needs. */
export type Table = Pick<RechtState, 'grid' | 'naming' | 'finished'>

export type NamingFault = 'no-word' | 'disagrees' | 'piece' | 'no-room' | 'no-word-across'

/** T40: checks `run` as a naming; `cell`, still empty, is where the stone of the piece is about to be laid. */
export function namingFault(grid: Grid, run: Run, cell: Cell, words: TableWords): NamingFault | undefined {
  if (!words.has(run.word)) return 'no-word'
  const needed: OneStone[] = []
  let holds = false
  for (let k = 0; k < run.word.length; k++) {
    const { row, col } = step(run, run.direction, k)
    const lying = stoneAt(grid, row, col)
    if (lying === undefined) needed.push({ row, col, stone: run.word[k]! })
    else if (lying.toUpperCase() !== run.word[k]) return 'disagrees'
    if (row === cell.row && col === cell.col) holds = true
  }
  if (!holds) return 'piece'
  for (const { row, col } of [step(run, run.direction, -1), step(run, run.direction, run.word.length)])
    if (stoneAt(grid, row, col) !== undefined) return 'no-room'
  return needed.every((stone) => crossRunCounts(grid, stone, run.direction, words))
    ? undefined
    : 'no-word-across'
}

function crossRunCounts(grid: Grid, stone: OneStone, direction: Direction, words: TableWords): boolean {
  const { row, col } = stone
  const alone =
    direction === 'across'
      ? stoneAt(grid, row - 1, col) === undefined && stoneAt(grid, row + 1, col) === undefined
      : stoneAt(grid, row, col - 1) === undefined && stoneAt(grid, row, col + 1) === undefined
  return alone || words.has(lineWith(grid, stone, crossing(direction)).word)
}

/** The letters that a named word still needs. */
export const missing = (grid: Grid, run: Run): readonly OneStone[] =>
  cellsOfRun(run).flatMap(({ row, col }, k) =>
    stoneAt(grid, row, col) === undefined ? [{ row, col, stone: run.word[k]! }] : [],
  )

/** T42: the two empty cells at the ends of the piece. */
export function ends(grid: Grid, naming: Naming): readonly Cell[] {
  const piece = lineThrough(grid, naming.piece, naming.direction)
  return [step(piece, piece.direction, -1), step(piece, piece.direction, piece.word.length)]
}

/** T41: where a word may be begun, the line, and whether it would cross in a vowel (T47). */
export function beginnings({
  finished,
  grid,
}: Table): readonly (Cell & { direction: Direction; vowel: boolean })[] {
  if (!finished) return [{ row: 0, col: 0, direction: 'across', vowel: false }]
  const direction = crossing(finished.direction)
  return cellsOfRun(finished).flatMap((cell, k) =>
    [-1, 1]
      .map((side) => step(cell, direction, side))
      .filter(({ row, col }) => stoneAt(grid, row, col) === undefined)
      .map((at) => ({ ...at, direction, vowel: colourOf(finished.word[k]!) === 'red' })),
  )
}

/** T42b: the stone the named word needs at this end of the piece. */
export function neededAt({ grid, naming }: Table, cell: Cell): string | undefined {
  if (!naming || !ends(grid, naming).some((end) => end.row === cell.row && end.col === cell.col))
    return undefined
  return missing(grid, naming).find(({ row, col }) => row === cell.row && col === cell.col)?.stone
}

/** T45: all ways to lay the missing letters, plain stones before jollies; none if a stone is missing. */
export function fulfilments(grid: Grid, run: Run, rack: readonly Stone[]): readonly string[] {
  let ways = ['']
  for (const [k, { row, col }] of cellsOfRun(run).entries()) {
    const lying = stoneAt(grid, row, col) !== undefined
    const letter = run.word[k]!
    const choices = lying ? ['.'] : [letter, letter.toLowerCase()]
    ways = ways
      .flatMap((way) => choices.map((choice) => way + choice))
      .filter((way) => takeStones(rack, [...way.replaceAll('.', '')].map(stoneShown)) !== undefined)
  }
  return ways
}

type Seated = Pick<RechtState, 'seats' | 'out' | 'left'>

/** The players of this round: neither out (T46) nor gone (T14). */
export const stillIn = (state: Seated): readonly Seat[] =>
  players(state).filter((one) => !state.out.includes(one))

/** The next player still in, on the left. */
export function nextIn(state: Seated, from: Seat): Seat {
  let next = nextPlayer(state, from)
  while (state.out.includes(next)) next = nextPlayer(state, next)
  return next
}

export const keyOfCell = ({ row, col }: Cell) => keyOf(row, col)
