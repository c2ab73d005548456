import { typDom } from '@estocade/games'
import type { Cursor } from '../cursor.ts'
import { FreeStones } from '../drafting.ts'

/** The workbench: the player's stones on it, and the cell where typing continues. */
export interface Bench {
  readonly grid: typDom.Grid
  readonly cursor: Cursor
  /** Cells in the order in which they were typed, for Backspace; `null` for a cell that was skipped. */
  readonly trail: readonly (typDom.CellKey | null)[]
}

export const emptyBench: Bench = {
  grid: typDom.emptyGrid,
  cursor: { row: 0, col: 0, direction: 'across' },
  trail: [],
}

/** The stones not on the bench, in the order of `rack`. */
export const restOf = (rack: readonly typDom.Stone[], grid: typDom.Grid): readonly typDom.Stone[] =>
  typDom.takeStones(rack, Object.values(grid).map(typDom.stoneShown)) ?? rack

/** The places of the rack whose stones are on the bench; of equal stones the picked ones first. */
export function usedOf(
  rack: readonly typDom.Stone[],
  grid: typDom.Grid,
  picked: readonly number[],
): ReadonlySet<number> {
  const places = [...picked, ...rack.keys()]
  const used = new Set<number>()
  for (const shown of Object.values(grid)) {
    const stone = typDom.stoneShown(shown)
    const place = places.find((one) => rack[one] === stone && !used.has(one))
    if (place !== undefined) used.add(place)
  }
  return used
}

/** Whether it consists of these stones only: a saved bench may belong to another deal. */
export const isOf = (rack: readonly typDom.Stone[], grid: typDom.Grid): boolean =>
  typDom.takeStones(rack, Object.values(grid).map(typDom.stoneShown)) !== undefined

const forward = (cursor: Cursor, by = 1): Cursor => ({
  ...typDom.step(cursor, cursor.direction, by),
  direction: cursor.direction,
})

/** Types one letter at the cursor; if the cell already has that letter, only the cursor moves. */
export function typed(bench: Bench, rack: readonly typDom.Stone[], letter: string): Bench | undefined {
  const { grid, cursor, trail } = bench
  const lying = typDom.stoneAt(grid, cursor.row, cursor.col)
  return lying?.toUpperCase() === letter
    ? { grid, cursor: forward(cursor), trail: [...trail, null] }
    : laid(bench, rack, letter)
}

/**
 * Lays a stone on the next free cell from the cursor on. A lower-case letter means the jolly that the player chose.
 * Returns `undefined` if the rack has no such stone.
 */
export function laid(bench: Bench, rack: readonly typDom.Stone[], letter: string): Bench | undefined {
  const { grid, trail } = bench
  let { cursor } = bench
  const lying = () => typDom.stoneAt(grid, cursor.row, cursor.col)
  const passed: null[] = []
  while (lying() !== undefined) {
    cursor = forward(cursor)
    passed.push(null)
  }
  const { stone, place } = new FreeStones(restOf(rack, grid)).take(letter)
  if (place === undefined) return undefined
  const key = typDom.keyOf(cursor.row, cursor.col)
  return {
    grid: typDom.withStones(grid, [{ row: cursor.row, col: cursor.col, stone }]),
    cursor: forward(cursor),
    trail: [...trail, ...passed, key],
  }
}

/**
 * Backspace: goes back over skipped cells and takes the stone typed before them. If no typed cells are known, it takes the
 * stone under the cursor, or the one directly before it.
 */
export function untyped({ grid, cursor, trail }: Bench): Bench {
  const last = trail.at(-1)
  if (last === undefined) return takenNear({ grid, cursor, trail })
  const back = { cursor: forward(cursor, -1), trail: trail.slice(0, -1) }
  return last === null
    ? untyped({ grid, ...back })
    : { grid: typDom.withoutCells(grid, [typDom.cellOf(last)]), ...back }
}

function takenNear(bench: Bench): Bench {
  const { grid, cursor } = bench
  const spot = [cursor, forward(cursor, -1)].find(
    ({ row, col }) => typDom.stoneAt(grid, row, col) !== undefined,
  )
  return spot ? { ...bench, grid: typDom.withoutCells(grid, [spot]), cursor: spot } : bench
}

/** Lays a stone on a cell; a stone that was there goes back to the rack. */
export const placed = (bench: Bench, stone: string, { row, col }: typDom.Cell): Bench => ({
  ...bench,
  grid: typDom.withStones(bench.grid, [{ row, col, stone }]),
  trail: [],
})

/** Moves a stone from cell to cell; two stones are exchanged. */
export function moved(bench: Bench, from: typDom.Cell, to: typDom.Cell): Bench {
  const stone = typDom.stoneAt(bench.grid, from.row, from.col)
  if (stone === undefined) return bench
  const there = typDom.stoneAt(bench.grid, to.row, to.col)
  const without = typDom.withoutCells(bench.grid, [from])
  const laid = [
    { row: to.row, col: to.col, stone },
    ...(there === undefined ? [] : [{ row: from.row, col: from.col, stone: there }]),
  ]
  return { ...bench, grid: typDom.withStones(without, laid), trail: [] }
}

export const taken = (bench: Bench, cell: typDom.Cell): Bench => ({
  ...bench,
  grid: typDom.withoutCells(bench.grid, [cell]),
  trail: [],
})

/** Takes the stone of this kind that was laid last, and puts the cursor there. */
export function returned(bench: Bench, stone: typDom.Stone): Bench {
  const key = Object.keys(bench.grid)
    .filter((one) => typDom.stoneShown(bench.grid[one as typDom.CellKey]!) === stone)
    .at(-1)
  if (key === undefined) return bench
  const cell = typDom.cellOf(key)
  return { ...taken(bench, cell), cursor: { ...cell, direction: bench.cursor.direction } }
}

/** Moves the cursor to a cell; on the cursor's own cell it turns the direction. */
export const pointed = (bench: Bench, cell: typDom.Cell): Bench => {
  const { row, col, direction } = bench.cursor
  const again = row === cell.row && col === cell.col
  return {
    ...bench,
    cursor: { row: cell.row, col: cell.col, direction: again ? typDom.crossing(direction) : direction },
    trail: [],
  }
}

/** A tap takes back a stone that the cursor is on already; elsewhere it moves or turns the cursor. */
export function tapped(bench: Bench, cell: typDom.Cell): Bench {
  const { grid, cursor } = bench
  const again = cursor.row === cell.row && cursor.col === cell.col
  const lies = typDom.stoneAt(grid, cell.row, cell.col) !== undefined
  return again && lies ? taken(bench, cell) : pointed(bench, cell)
}
