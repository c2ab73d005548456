/**
 * The table: unbounded, sparse, never changed in place. A stone shows its letter in upper case; lower case is
 * a jolly standing for that letter. Plain data, so that it goes into events and views as it is.
 */
export type Grid = Readonly<Record<CellKey, string>>
export type CellKey = `${number},${number}`

export interface Cell {
  readonly row: number
  readonly col: number
}

export const directions = ['across', 'down'] as const
export type Direction = (typeof directions)[number]

export interface Bounds {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** A maximal line of two or more stones. */
export interface Run extends Cell {
  readonly direction: Direction
  /** In upper case. */
  readonly word: string
}

export const emptyGrid: Grid = {}

export const keyOf = (row: number, col: number): CellKey => `${row},${col}`

export function cellOf(key: string): Cell {
  const comma = key.indexOf(',')
  return { row: Number(key.slice(0, comma)), col: Number(key.slice(comma + 1)) }
}

export const stoneAt = (grid: Grid, row: number, col: number): string | undefined => grid[keyOf(row, col)]

export const isEmptyGrid = (grid: Grid): boolean => {
  for (const _ in grid) return false
  return true
}

export const cellsOf = (grid: Grid): readonly Cell[] => Object.keys(grid).map(cellOf)

export const isJolly = (stone: string): boolean => stone !== stone.toUpperCase()

export interface Laid extends Cell {
  readonly stone: string
}

export function withStones(grid: Grid, stones: Iterable<Laid>): Grid {
  const next: Record<CellKey, string> = { ...grid }
  for (const { row, col, stone } of stones) next[keyOf(row, col)] = stone
  return next
}

export function withoutCells(grid: Grid, cells: Iterable<Cell>): Grid {
  const next: Record<CellKey, string> = { ...grid }
  for (const { row, col } of cells) delete next[keyOf(row, col)]
  return next
}

/** The k-th cell from `cell` in a direction; negative k goes back. */
export const step = (cell: Cell, direction: Direction, k: number): Cell =>
  direction === 'across' ? { row: cell.row, col: cell.col + k } : { row: cell.row + k, col: cell.col }

export const crossing = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across')

export function boundsOf(grid: Grid): Bounds | undefined {
  let bounds: { top: number; left: number; bottom: number; right: number } | undefined
  for (const key in grid) {
    const { row, col } = cellOf(key)
    if (!bounds) bounds = { top: row, left: col, bottom: row, right: col }
    else {
      if (row < bounds.top) bounds.top = row
      if (row > bounds.bottom) bounds.bottom = row
      if (col < bounds.left) bounds.left = col
      if (col > bounds.right) bounds.right = col
    }
  }
  return bounds
}

/** The four cells beside one. */
export const besides = ({ row, col }: Cell): readonly Cell[] => [
  { row: row - 1, col },
  { row: row + 1, col },
  { row, col: col - 1 },
  { row, col: col + 1 },
]

export const neighbours = (grid: Grid, cell: Cell): readonly Cell[] =>
  besides(cell).filter(({ row, col }) => stoneAt(grid, row, col) !== undefined)

/** The run through an occupied cell; it may have only one letter. */
export function lineThrough(grid: Grid, cell: Cell, direction: Direction): Run {
  let first = 0
  while (stoneIn(grid, step(cell, direction, first - 1)) !== undefined) first--
  const start = step(cell, direction, first)
  let word = ''
  for (let k = 0; ; k++) {
    const stone = stoneIn(grid, step(start, direction, k))
    if (stone === undefined) return { ...start, direction, word }
    word += stone.toUpperCase()
  }
}

/** The run through an empty cell as it would be with the stone on it. */
export function lineWith(grid: Grid, laid: Laid, direction: Direction): Run {
  let word = laid.stone.toUpperCase()
  let first = 0
  for (let k = -1; ; k--) {
    const stone = stoneIn(grid, step(laid, direction, k))
    if (stone === undefined) break
    word = stone.toUpperCase() + word
    first = k
  }
  for (let k = 1; ; k++) {
    const stone = stoneIn(grid, step(laid, direction, k))
    if (stone === undefined) return { ...step(laid, direction, first), direction, word }
    word += stone.toUpperCase()
  }
}

const stoneIn = (grid: Grid, { row, col }: Cell) => stoneAt(grid, row, col)

/** All runs of the table, by place, across before down. */
export function runsOf(grid: Grid): readonly Run[] {
  const runs: Run[] = []
  for (const cell of cellsOf(grid).toSorted((a, b) => a.row - b.row || a.col - b.col))
    for (const direction of directions) {
      if (stoneIn(grid, step(cell, direction, -1)) !== undefined) continue
      const run = lineThrough(grid, cell, direction)
      if (run.word.length > 1) runs.push(run)
    }
  return runs
}

export const cellsOfRun = (run: Run): readonly Cell[] =>
  Array.from(run.word, (_, k) => step(run, run.direction, k))

/** Whether the stone in `cell` is part of a filled 2×2 square. */
export function inSquare(grid: Grid, { row, col }: Cell): boolean {
  const has = (r: number, c: number) => stoneAt(grid, r, c) !== undefined
  for (const r of [row - 1, row])
    for (const c of [col - 1, col])
      if (has(r, c) && has(r, c + 1) && has(r + 1, c) && has(r + 1, c + 1)) return true
  return false
}

export function isConnected(grid: Grid): boolean {
  const waiting = Object.keys(grid).slice(0, 1).map(cellOf)
  const seen = new Set(waiting.map(({ row, col }) => keyOf(row, col)))
  for (let cell = waiting.pop(); cell; cell = waiting.pop())
    for (const next of neighbours(grid, cell)) {
      const key = keyOf(next.row, next.col)
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(next)
    }
  return seen.size === Object.keys(grid).length
}

/** Rows of text, `.` for an empty cell; the first character is at `origin`. */
export function gridFromRows(rows: readonly string[], origin: Cell = { row: 0, col: 0 }): Grid {
  const stones: Laid[] = []
  for (const [r, line] of rows.entries())
    for (const [c, stone] of [...line].entries())
      if (stone !== '.') stones.push({ row: origin.row + r, col: origin.col + c, stone })
  return withStones(emptyGrid, stones)
}

export function rowsFromGrid(grid: Grid): readonly string[] {
  const bounds = boundsOf(grid)
  if (!bounds) return []
  const { top, left, bottom, right } = bounds
  return Array.from({ length: bottom - top + 1 }, (_, r) =>
    Array.from({ length: right - left + 1 }, (_, c) => stoneAt(grid, top + r, left + c) ?? '.').join(''),
  )
}
