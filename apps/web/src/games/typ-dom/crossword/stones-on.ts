import { typDom } from '@estocade/games'
import type { Out } from '../drafting.ts'
import type { TableStone } from '../endless-table.tsx'

/** The lying stones, and those laid out. */
export function stonesOn(
  grid: typDom.Grid,
  out: readonly Out[],
  swaps: readonly typDom.Cell[],
  placement: typDom.Placement | undefined,
  last: typDom.Placement | undefined,
): readonly TableStone[] {
  const joined = new Set(placement && typDom.joinsBlocks(placement) ? lyingIn(placement) : [])
  const typed = out.map(
    ({ row, col, stone, place }): TableStone => ({
      row,
      col,
      shown: stone,
      look: place === undefined ? 'lacking' : 'typed',
      drag: `out ${typDom.keyOf(row, col)}`,
    }),
  )
  return [...lyingOn(grid, swaps, joined, last && typDom.laidBy(last)), ...typed]
}

/** The stones on the table; jollies that may be exchanged and letters that join words have a ring. */
export function lyingOn(
  grid: typDom.Grid,
  swaps: readonly typDom.Cell[],
  joined: ReadonlySet<string> = new Set(),
  last: readonly typDom.Cell[] = [],
): readonly TableStone[] {
  const newest = new Set<string>(last.map(({ row, col }) => typDom.keyOf(row, col)))
  const jollies = new Set<string>(swaps.map(({ row, col }) => typDom.keyOf(row, col)))
  return Object.entries(grid).map(([key, shown]): TableStone => {
    const ring = joined.has(key) ? 'link' : jollies.has(key) ? 'jolly' : newest.has(key) ? 'last' : undefined
    return { ...typDom.cellOf(key), shown, look: 'lying', ...(ring ? { ring } : {}) }
  })
}

const lyingIn = (placement: typDom.Placement): readonly string[] =>
  [...placement.stones].flatMap((stone, k) => {
    const { row, col } = typDom.step(placement, placement.direction, k)
    return stone === typDom.LYING ? [typDom.keyOf(row, col)] : []
  })
