import { typDom } from '@estocade/games'
import { placeFrom } from '../../play/place.ts'
import { stonesFrom, type TypedWord, typedWord } from './rack.ts'

type Cell = typDom.Cell
type Direction = typDom.Direction
type Placement = typDom.Placement

export interface Spot {
  readonly cell?: Cell
  readonly direction?: Direction
  readonly typed: TypedWord
}

const directionSigns: Readonly<Record<string, Direction>> = {
  '>': 'across',
  '→': 'across',
  '-': 'across',
  v: 'down',
  V: 'down',
  '↓': 'down',
  '|': 'down',
}

/** `H8 KRONE`, `H8 v KRONE`, `H8> KRONE` or only `KRONE`. */
export function spotFrom(text: string, language: Parameters<typeof typedWord>[1]): Spot | undefined {
  const parts = /^(?:([A-Za-z]{1,2}-?\d{1,3})\s*([>→\-|↓]|[vV](?=\s))?\s+)?(\S+)$/.exec(text)
  const typed = typedWord(parts?.[3] ?? '', language)
  if (parts === null || typed === undefined) return undefined
  const cell = parts[1] === undefined ? undefined : placeFrom(parts[1])
  const direction = parts[2] === undefined ? undefined : directionSigns[parts[2]]
  return {
    typed,
    ...(cell === undefined ? {} : { cell }),
    ...(direction === undefined ? {} : { direction }),
  }
}

interface Board {
  readonly grid: typDom.Grid
  readonly rack: readonly typDom.Stone[]
}

/** The word from this cell on, if it agrees with what lies there and the rack has the rest. */
export function placementAt({ grid, rack }: Board, spot: Required<Spot>): Placement | undefined {
  const { cell, direction, typed } = spot
  const wanted: string[] = []
  for (const [k, letter] of [...typed.word].entries()) {
    const { row, col } = typDom.step(cell, direction, k)
    const lying = typDom.stoneAt(grid, row, col)
    if (lying !== undefined && lying.toUpperCase() !== letter) return undefined
    wanted.push(lying === undefined ? letter : typDom.LYING)
  }
  const stones = stonesFrom(rack, wanted, typed.jollies)
  return stones === undefined ? undefined : { ...cell, direction, stones }
}

/** All places where the word shares a letter with the table and the rack has its other stones. */
export function placementsOf(board: Board, { cell, direction, typed }: Spot): readonly Placement[] {
  const { grid } = board
  const directions = direction === undefined ? typDom.directions : [direction]
  if (typDom.isEmptyGrid(grid)) {
    const placement = placementAt(board, { cell: cell ?? { row: 0, col: 0 }, direction: 'across', typed })
    return placement === undefined ? [] : [placement]
  }
  const spots = directions.flatMap((direction) =>
    (cell === undefined ? startsFor(grid, typed.word, direction) : [cell]).map((cell) => ({
      cell,
      direction,
      typed,
    })),
  )
  return spots.flatMap((spot) => {
    const placement = placementAt(board, spot)
    return placement === undefined || typDom.placementFault(grid, placement) !== undefined ? [] : [placement]
  })
}

/** The cells where the word could start so that it contains a stone of the table. */
function startsFor(grid: typDom.Grid, word: string, direction: Direction): readonly Cell[] {
  const starts = new Map<string, Cell>()
  for (const [key, stone] of Object.entries(grid))
    for (const [k, letter] of [...word].entries())
      if (letter === stone.toUpperCase()) {
        const start = typDom.step(typDom.cellOf(key), direction, -k)
        starts.set(typDom.keyOf(start.row, start.col), start)
      }
  return [...starts.values()]
}

/** Whether all runs that the placement makes are words. */
export const runsCount = (
  grid: typDom.Grid,
  placement: Placement,
  admits: (word: string) => boolean,
): boolean =>
  admits(typDom.wordOf(grid, placement)) &&
  typDom.crossRuns(grid, placement).every(({ word }) => admits(word))
