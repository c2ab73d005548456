import { typDom } from '@estocade/games'
import { type Line, line, type Span, type Style, styled } from '../../play/line.ts'
import { COLUMN_A, columnName, rowName } from '../../play/place.ts'
import type { Size } from '../terminal-game.ts'

const LABEL = 4

export interface Marks {
  readonly styles?: ReadonlyMap<string, Style>
  readonly cursor?: typDom.Cell
  /** Letters that a named word still needs, by cell. */
  readonly ghosts?: ReadonlyMap<string, string>
}

/** How many columns a picture of the table takes, `columns` at most. */
export const gridWidth = (columns: number): number =>
  Math.max(8, Math.floor((columns - LABEL) / 2)) * 2 + LABEL

/** A section of the unbounded table, with the names of its rows and columns. */
export function drawGrid(
  grid: typDom.Grid,
  { columns, rows, scroll }: Size,
  marks: Marks = {},
): readonly Line[] {
  const wide = Math.max(4, Math.floor((columns - LABEL) / 2))
  const high = Math.max(3, rows - 1)
  const middle =
    marks.cursor === undefined ? middleOf(grid) : nearby(middleOf(grid), marks.cursor, wide, high)
  const top = middle.row - Math.floor(high / 2) + scroll.row
  const left = leftOf(grid, middle.col - Math.floor(wide / 2), wide) + scroll.col
  const header = Array.from({ length: wide }, (_, i) => headed(left + i)).join('')
  const lines = Array.from({ length: high }, (_, i) => {
    const row = top + i
    const cells = Array.from({ length: wide }, (_, k) => cellSpan(grid, { row, col: left + k }, marks))
    return line(
      styled('dim', `${rowName(row).padStart(LABEL - 1)} `),
      ...cells.flatMap((cell) => [cell, ' ']),
    )
  })
  return [line(styled('dim', `${' '.repeat(LABEL)}${header}`)), ...lines]
}

/** If everything fits, the section begins with column A, because names of two letters are harder to read. */
function leftOf(grid: typDom.Grid, left: number, wide: number): number {
  const bounds = typDom.boundsOf(grid)
  const fits = bounds === undefined || (bounds.left > COLUMN_A && bounds.right < COLUMN_A + wide - 1)
  return fits ? Math.max(left, COLUMN_A) : left
}

/** Names of two letters stand over every other column. */
const headed = (col: number): string => {
  const name = columnName(col)
  return name.length > 1 && col % 2 !== 0 ? '  ' : name.padEnd(2)
}

function middleOf(grid: typDom.Grid): typDom.Cell {
  const bounds = typDom.boundsOf(grid)
  if (bounds === undefined) return { row: 0, col: 0 }
  return {
    row: Math.round((bounds.top + bounds.bottom) / 2),
    col: Math.round((bounds.left + bounds.right) / 2),
  }
}

/** The middle, moved just far enough to show the cursor. */
function nearby(middle: typDom.Cell, cursor: typDom.Cell, wide: number, high: number): typDom.Cell {
  const keep = (from: number, to: number, reach: number) => Math.max(to - reach, Math.min(from, to + reach))
  return {
    row: keep(middle.row, cursor.row, Math.floor(high / 2) - 1),
    col: keep(middle.col, cursor.col, Math.floor(wide / 2) - 1),
  }
}

function cellSpan(grid: typDom.Grid, { row, col }: typDom.Cell, { styles, cursor, ghosts }: Marks): Span {
  const key = typDom.keyOf(row, col)
  const stone = grid[key]
  const ghost = ghosts?.get(key)
  const text = stone ?? ghost ?? '·'
  if (cursor?.row === row && cursor.col === col) return styled('cursor', text)
  const marked = styles?.get(key)
  if (marked !== undefined) return styled(marked, text)
  if (stone === undefined) return styled('free', text)
  return styled(typDom.colourOf(typDom.stoneShown(stone)) === 'red' ? 'red' : 'black', text)
}
