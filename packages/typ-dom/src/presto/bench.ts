import { ok, type Result, refuse } from '@estocade/kernel'
import type { Reason } from '@estocade/words'
import {
  type Cell,
  type CellKey,
  cellsOf,
  cellsOfRun,
  emptyGrid,
  type Grid,
  isConnected,
  neighbours,
  runsOf,
} from '../grid.ts'
import { type Stone, stoneShown, takeStones } from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'

/** T34: what is wrong with a crossword, cell by cell. */
export type BenchFault =
  | {
      readonly type: 'no-word'
      readonly word: string
      readonly reason: Reason
      readonly cells: readonly Cell[]
    }
  | { readonly type: 'apart'; readonly cells: readonly Cell[] }
  | { readonly type: 'left-over'; readonly stones: readonly Stone[] }

/** T36: what others may know of a workbench. */
export const placedOn = (bench: Grid): number => Object.keys(bench).length

/**
 * The stones of the rack that are not on the bench; `undefined` if the bench has others. A bench comes from outside,
 * so it is checked.
 */
export function readBench(bench: unknown, rack: readonly Stone[], letters: string): Result<readonly Stone[]> {
  const malformed = refuse('malformed', 'A workbench is a table of cells and stones.')
  if (typeof bench !== 'object' || bench === null || Array.isArray(bench)) return malformed
  const entries = Object.entries(bench)
  if (entries.length > rack.length)
    return refuse('stones-not-held', 'There are stones on it that you do not hold.')
  for (const [key, stone] of entries)
    if (
      !/^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/.test(key) ||
      typeof stone !== 'string' ||
      stone.length !== 1 ||
      !letters.includes(stone.toUpperCase())
    )
      return malformed
  const left = takeStones(
    rack,
    entries.map(([, stone]) => stoneShown(stone as string)),
  )
  return left ? ok(left) : refuse('stones-not-held', 'There are stones on it that you do not hold.')
}

/** T31–T33: the faults of a crossword; none if it is complete, connected, and consists of words. */
export function benchFaults(
  bench: Grid,
  left: readonly Stone[],
  spare: number,
  words: TableWords,
): readonly BenchFault[] {
  const faults: BenchFault[] = []
  if (left.length > spare) faults.push({ type: 'left-over', stones: left })
  for (const run of runsOf(bench)) {
    const verdict = words.judge.admits(run.word)
    if (!verdict.admitted)
      faults.push({ type: 'no-word', word: run.word, reason: verdict.reason, cells: cellsOfRun(run) })
  }
  const apart = cellsApart(bench)
  if (apart.length > 0) faults.push({ type: 'apart', cells: apart })
  return faults
}

/** Cells not joined to the largest piece, and single stones that make no word at all. */
function cellsApart(bench: Grid): readonly Cell[] {
  if (isConnected(bench)) {
    const cells = cellsOf(bench)
    return cells.length === 1 ? cells : []
  }
  const largest = pieces(bench).reduce((a, b) => (placedOn(b) > placedOn(a) ? b : a), emptyGrid)
  return cellsOf(bench).filter(({ row, col }) => largest[`${row},${col}`] === undefined)
}

function pieces(bench: Grid): readonly Grid[] {
  const seen = new Set<string>()
  return cellsOf(bench).flatMap((start) => {
    if (seen.has(`${start.row},${start.col}`)) return []
    const piece: Record<CellKey, string> = {}
    const waiting = [start]
    for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
      const key: CellKey = `${cell.row},${cell.col}`
      if (seen.has(key)) continue
      seen.add(key)
      piece[key] = bench[key]!
      waiting.push(...neighbours(bench, cell))
    }
    return [piece]
  })
}
