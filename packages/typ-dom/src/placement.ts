import {
  type Cell,
  type CellKey,
  crossing,
  type Direction,
  type Grid,
  type Laid,
  lineWith,
  type Run,
  step,
  stoneAt,
} from './grid.ts'

/**
 * A word laid out in a line. `stones` has one character per cell, from the word's first letter on: upper case is a stone
 * from the rack, lower case a jolly standing for that letter, `.` a stone already lying.
 */
export interface Placement extends Cell {
  readonly direction: Direction
  readonly stones: string
}

export const LYING = '.'

/** `H 7 3 KR.NE`: direction, row and column of the first letter, stones. */
export const lineOf = ({ direction, row, col, stones }: Placement): string =>
  `${direction === 'across' ? 'H' : 'V'} ${row} ${col} ${stones}`

export function placementFrom(line: string): Placement | undefined {
  const match = /^([HV]) (-?\d+) (-?\d+) (\S+)$/.exec(line)
  if (!match) return undefined
  const [, letter, row, col, stones] = match
  return {
    direction: letter === 'H' ? 'across' : 'down',
    row: Number(row),
    col: Number(col),
    stones: stones!,
  }
}

export const laidBy = (placement: Placement): readonly Laid[] =>
  [...placement.stones].flatMap((stone, k) =>
    stone === LYING ? [] : [{ ...step(placement, placement.direction, k), stone }],
  )

/** The whole word in upper case, lying letters filled in. */
export function wordOf(grid: Grid, placement: Placement): string {
  let word = ''
  for (const [k, stone] of [...placement.stones].entries()) {
    const { row, col } = step(placement, placement.direction, k)
    word += (stone === LYING ? (stoneAt(grid, row, col) ?? LYING) : stone).toUpperCase()
  }
  return word
}

/** Stones as they stand on the table when laid, jollies in lower case. */
export function stonesOf(grid: Grid, placement: Placement): string {
  return [...placement.stones]
    .map((stone, k) => {
      const { row, col } = step(placement, placement.direction, k)
      return stone === LYING ? (stoneAt(grid, row, col) ?? LYING) : stone
    })
    .join('')
}

/** The runs across the line that the newly laid stones make. */
export function crossRuns(grid: Grid, placement: Placement): readonly Run[] {
  return laidBy(placement)
    .map((laid) => lineWith(grid, laid, crossing(placement.direction)))
    .filter((run) => run.word.length > 1)
}

/** T6: lying stones in the line form blocks; two or more blocks with laid stones between them are a link. */
export const joinsBlocks = (placement: Placement): boolean =>
  placement.stones.split(/[^.]+/).filter((block) => block !== '').length > 1

export type PlacementFault =
  | { readonly type: 'nothing-laid' }
  | { readonly type: 'too-short' }
  | { readonly type: 'occupied'; readonly cell: Cell }
  | { readonly type: 'nothing-lying'; readonly cell: Cell }
  | { readonly type: 'not-whole'; readonly cell: Cell }

/** Whether the placement fits the table, regardless of the words. */
export function placementFault(grid: Grid, placement: Placement): PlacementFault | undefined {
  const { direction, stones } = placement
  if (stones.length < 2) return { type: 'too-short' }
  if (!/[^.]/.test(stones)) return { type: 'nothing-laid' }
  for (const [k, stone] of [...stones].entries()) {
    const cell = step(placement, direction, k)
    const lying = stoneAt(grid, cell.row, cell.col) !== undefined
    if (lying && stone !== LYING) return { type: 'occupied', cell }
    if (!lying && stone === LYING) return { type: 'nothing-lying', cell }
  }
  for (const cell of [step(placement, direction, -1), step(placement, direction, stones.length)])
    if (stoneAt(grid, cell.row, cell.col) !== undefined) return { type: 'not-whole', cell }
  return undefined
}

export const sharesLetter = (placement: Placement): boolean => placement.stones.includes(LYING)

export function touches(grid: Grid, placement: Placement): boolean {
  if (sharesLetter(placement)) return true
  const side = crossing(placement.direction)
  return laidBy(placement).some((cell) =>
    [-1, 1].some((k) => {
      const { row, col } = step(cell, side, k)
      return stoneAt(grid, row, col) !== undefined
    }),
  )
}

export const keysLaid = (placement: Placement): readonly CellKey[] =>
  laidBy(placement).map(({ row, col }) => `${row},${col}` as const)

/**
 * The moves, in which a single stone that makes words in both directions is counted once, as across. Other programs
 * count this way.
 */
export function* listedOnce(grid: Grid, placements: Iterable<Placement>): Iterable<Placement> {
  for (const placement of placements) {
    const laid = placement.direction === 'down' ? laidBy(placement) : []
    if (laid.length !== 1 || crossRuns(grid, placement).length === 0) yield placement
  }
}
