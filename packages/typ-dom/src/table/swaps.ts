import { ok, type Result } from '@estocade/kernel'
import { refusals } from '../crossword/refusals.ts'
import { type Cell, type CellKey, cellsOf, type Grid, isJolly, keyOf, neighbours, stoneAt } from '../grid.ts'
import type { Stone } from '../stones.ts'

/** T2: the letter that replaces the jolly in the cell, or the reason why this rack may not take it. */
export function checkSwap(
  grid: Grid,
  rack: readonly Stone[],
  fresh: readonly CellKey[],
  cell: Cell,
): Result<Stone> {
  const { row, col } = cell
  if (!Number.isSafeInteger(row) || !Number.isSafeInteger(col)) return refusals.malformed()
  const stone = stoneAt(grid, row, col)
  if (stone === undefined || !isJolly(stone)) return refusals.noJolly({ row, col })
  if (fresh.includes(keyOf(row, col))) return refusals.jollyFresh()
  const sides = neighbours(grid, { row, col }).length
  if (sides >= 3) return refusals.jollyBuiltIn(sides)
  const letter = stone.toUpperCase()
  return rack.includes(letter) ? ok(letter) : refusals.letterNotHeld(letter)
}

export const swapsOf = (grid: Grid, rack: readonly Stone[], fresh: readonly CellKey[]): readonly Cell[] =>
  cellsOf(grid).filter((cell) => checkSwap(grid, rack, fresh, cell).ok)
