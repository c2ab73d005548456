import { typDom } from '@estocade/games'
import { lyingOn } from '../crossword/stones-on.ts'
import type { TableStone } from '../endless-table.tsx'
import type { Way } from './namings.ts'

/** The lying stones, the missing stones of the named word, and the stone about to be laid. */
export function stonesOn(
  { grid, naming }: typDom.RechtView,
  way: Way | undefined,
  swaps: readonly typDom.Cell[],
): readonly TableStone[] {
  const run = way?.run ?? naming
  const after = way ? typDom.withStones(grid, [way.laid]) : grid
  const needed = run
    ? typDom
        .missing(after, run)
        .map(({ row, col, stone }): TableStone => ({ row, col, shown: stone, look: 'needed' }))
    : []
  const laid: readonly TableStone[] = way
    ? [{ row: way.laid.row, col: way.laid.col, shown: way.laid.stone, look: 'typed' }]
    : []
  return [...lyingOn(grid, swaps), ...needed, ...laid]
}
