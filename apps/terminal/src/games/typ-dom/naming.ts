import { typDom } from '@estocade/games'
import { stonesFrom } from './rack.ts'

type View = typDom.RechtView
type Cell = typDom.Cell

/** Where a stone may be laid now, and the line that the word runs in. */
function placesOf(view: View): readonly (Cell & { readonly direction: typDom.Direction })[] {
  const { grid, naming, finished, phase } = view
  if (phase.type === 'begin') {
    if (finished === null) return [{ row: 0, col: 0, direction: 'across' }]
    const direction = typDom.crossing(finished.direction)
    return typDom
      .cellsOfRun(finished)
      .flatMap((cell) => [typDom.step(cell, direction, -1), typDom.step(cell, direction, 1)])
      .filter(({ row, col }) => typDom.stoneAt(grid, row, col) === undefined)
      .map((cell) => ({ ...cell, direction }))
  }
  if (naming === null) return []
  return endsOf(view, naming).map((cell) => ({ ...cell, direction: naming.direction }))
}

function endsOf({ grid }: View, naming: typDom.Naming): readonly Cell[] {
  const piece = typDom.lineThrough(grid, naming.piece, naming.direction)
  return [typDom.step(piece, piece.direction, -1), typDom.step(piece, piece.direction, piece.word.length)]
}

export interface NamingWay extends Cell {
  readonly stone: string
  readonly start: Cell
}

/** Every way to name the word with one stone of the rack, as far as the table's stones allow it. */
export function namingsOf(
  view: View,
  rack: readonly typDom.Stone[],
  word: string,
  admits: (word: string) => boolean,
  jolly = false,
): readonly NamingWay[] {
  return placesOf(view).flatMap(({ row, col, direction }) =>
    [...word].flatMap((letter, k) => {
      const run = { ...typDom.step({ row, col }, direction, -k), direction, word }
      const stone = stonesFrom(rack, [letter], [jolly])
      if (stone === undefined || !fits(view, run, admits)) return []
      return [{ row, col, stone, start: { row: run.row, col: run.col } }]
    }),
  )
}

/** Whether the word matches the stones of its line, has free cells at both ends, and makes words across it. */
function fits({ grid }: View, run: typDom.Run, admits: (word: string) => boolean): boolean {
  const empty = (k: number) => {
    const { row, col } = typDom.step(run, run.direction, k)
    return typDom.stoneAt(grid, row, col) === undefined
  }
  if (!empty(-1) || !empty(run.word.length)) return false
  return typDom.cellsOfRun(run).every((cell, k) => {
    const lying = typDom.stoneAt(grid, cell.row, cell.col)
    if (lying !== undefined) return lying.toUpperCase() === run.word[k]
    const after = typDom.withStones(grid, [{ ...cell, stone: run.word[k]! }])
    const across = typDom.lineThrough(after, cell, typDom.crossing(run.direction))
    return across.word.length === 1 || admits(across.word)
  })
}

/** Stones that the named word needs at an end of the piece and this rack has. */
export function additionsOf(
  view: View,
  rack: readonly typDom.Stone[],
  jolly = false,
): readonly (Cell & { readonly stone: string })[] {
  const { naming } = view
  if (naming === null) return []
  const cells = typDom.cellsOfRun(naming)
  return endsOf(view, naming).flatMap(({ row, col }) => {
    const k = cells.findIndex((cell) => cell.row === row && cell.col === col)
    const stone = k < 0 ? undefined : stonesFrom(rack, [naming.word[k]!], [jolly])
    return stone === undefined ? [] : [{ row, col, stone }]
  })
}

/** All that the named word still needs, from this rack; `undefined` when a stone is missing. */
export function fulfilmentOf({ grid, naming }: View, rack: readonly typDom.Stone[]): string | undefined {
  if (naming === null) return undefined
  const wanted = typDom
    .cellsOfRun(naming)
    .map(({ row, col }, k) => (typDom.stoneAt(grid, row, col) === undefined ? naming.word[k]! : typDom.LYING))
  return stonesFrom(rack, wanted)
}

/** The letters of the named word that do not lie yet, by cell. */
export function ghostsOf({ grid, naming }: View): ReadonlyMap<string, string> {
  if (naming === null) return new Map()
  return new Map(
    typDom
      .cellsOfRun(naming)
      .map(({ row, col }, k) => [typDom.keyOf(row, col), naming.word[k]!.toLowerCase()] as const)
      .filter(([key]) => grid[key] === undefined),
  )
}
