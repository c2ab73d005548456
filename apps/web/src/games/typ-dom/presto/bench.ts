import { typDom } from '@estocade/games'
import { FreeStones } from '../drafting.ts'
import type { Cursor } from '../endless-table.tsx'

/** The workbench: one's own stones as they lie, and the cell where typing goes on. */
export interface Bench {
  readonly grid: typDom.Grid
  readonly cursor: Cursor
  /** Cells typed one after another, so that Backspace knows the way; `null` one passed over. */
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

/** Is it made of these stones and none other? What was kept may belong to another deal. */
export const isOf = (rack: readonly typDom.Stone[], grid: typDom.Grid): boolean =>
  typDom.takeStones(rack, Object.values(grid).map(typDom.stoneShown)) !== undefined

const forward = (cursor: Cursor, by = 1): Cursor => ({
  ...typDom.step(cursor, cursor.direction, by),
  direction: cursor.direction,
})

/** One letter at the cursor; a small one is a jolly chosen by hand. `undefined` when there is no such stone. */
export function typed(bench: Bench, rack: readonly typDom.Stone[], letter: string): Bench | undefined {
  const { grid, trail } = bench
  let { cursor } = bench
  const lying = () => typDom.stoneAt(grid, cursor.row, cursor.col)
  if (lying()?.toUpperCase() === letter) return { grid, cursor: forward(cursor), trail: [...trail, null] }
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

/** Back over what was passed, and the stone typed before it off the bench. */
export function untyped({ grid, cursor, trail }: Bench): Bench {
  const last = trail.at(-1)
  if (last === undefined) return { grid, cursor, trail }
  const back = { cursor: forward(cursor, -1), trail: trail.slice(0, -1) }
  return last === null
    ? untyped({ grid, ...back })
    : { grid: typDom.withoutCells(grid, [typDom.cellOf(last)]), ...back }
}

/** A stone onto a cell; what lay there goes back to the rack. */
export const placed = (bench: Bench, stone: string, { row, col }: typDom.Cell): Bench => ({
  ...bench,
  grid: typDom.withStones(bench.grid, [{ row, col, stone }]),
  trail: [],
})

/** From cell to cell; two stones change places. */
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

export const pointed = (bench: Bench, cell: typDom.Cell): Bench => {
  const { row, col, direction } = bench.cursor
  const again = row === cell.row && col === cell.col
  return {
    ...bench,
    cursor: { row: cell.row, col: cell.col, direction: again ? typDom.crossing(direction) : direction },
    trail: [],
  }
}
