import type { typDom } from '@estocade/games'

type Cell = typDom.Cell

/** The middle of the table is called H8. */
const MIDDLE = { row: 8, col: 7 }
export const COLUMN_A = -MIDDLE.col
/** Columns A … ZZ; left of A they come from the other end: ZZ, ZY, … */
const COLUMNS = 26 * 27

export function columnName(col: number): string {
  const place = (((col + MIDDLE.col) % COLUMNS) + COLUMNS) % COLUMNS
  const letter = (n: number) => String.fromCharCode(65 + n)
  return place < 26 ? letter(place) : letter(Math.floor(place / 26) - 1) + letter(place % 26)
}

export const rowName = (row: number): string => `${row + MIDDLE.row}`

export const placeName = ({ row, col }: Cell): string => `${columnName(col)}${rowName(row)}`

/** `H8`, `h8`, `zz-1`; `undefined` when it is no place. */
export function placeFrom(text: string): Cell | undefined {
  const [, letters, number] = /^([A-Za-z]{1,2})(-?\d{1,3})$/.exec(text) ?? []
  if (letters === undefined) return undefined
  const index = [...letters.toUpperCase()].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0) - 1
  // The farther half of the names belongs to the left.
  const col = (index < COLUMNS / 2 ? index : index - COLUMNS) - MIDDLE.col
  return { row: Number(number) - MIDDLE.row, col }
}
