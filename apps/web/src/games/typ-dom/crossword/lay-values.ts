import type { typDom } from '@estocade/games'

type Direction = 'across' | 'down'
type Lay = Extract<typDom.CrosswordAction, { type: 'lay' }>

const keyOf = (row: number, col: number): typDom.CellKey => `${row},${col}`
const stepOf = (direction: Direction): readonly [number, number] => (direction === 'across' ? [0, 1] : [1, 0])

/** The whole run of stones through a cell. */
function runThrough(grid: typDom.Grid, row: number, col: number, direction: Direction): string {
  const [down, right] = stepOf(direction)
  let [r, c] = [row, col]
  while (grid[keyOf(r - down, c - right)] !== undefined) [r, c] = [r - down, c - right]
  let run = ''
  for (; grid[keyOf(r, c)] !== undefined; [r, c] = [r + down, c + right]) run += grid[keyOf(r, c)]
  return run.toUpperCase()
}

/** A laid word as it reads, with the letters that lay there already. */
export const wordLaid = (table: typDom.Grid, { row, col, direction, stones }: Lay): string => {
  const [down, right] = stepOf(direction)
  return [...stones]
    .map((stone, k) => (stone === '.' ? table[keyOf(row + k * down, col + k * right)]! : stone))
    .join('')
    .toUpperCase()
}

/** What the sentences about a lay name: its word, the letters it goes through, what it touches and crosses. */
export function layValues(table: typDom.Grid, action: Lay): Readonly<Record<string, string>> {
  const { row, col, direction, stones } = action
  const [down, right] = stepOf(direction)
  const cross = direction === 'across' ? 'down' : 'across'
  const cells = [...stones].map((stone, k) => ({ stone, row: row + k * down, col: col + k * right }))
  const lying = cells.filter(({ stone }) => stone === '.')
  const laid = cells.filter(({ stone }) => stone !== '.')
  const letterAt = (cell: { row: number; col: number }) => table[keyOf(cell.row, cell.col)]!
  const crossed = lying.map((cell) => runThrough(table, cell.row, cell.col, cross)).filter((run) => run[1])
  const beside = (cell: { row: number; col: number }) => table[keyOf(cell.row + right, cell.col + down)]
  const touching = laid.find((cell) => beside(cell) !== undefined)
  return {
    word: wordLaid(table, action),
    was: lying.map(letterAt).join(''),
    letter: (laid.find(({ stone }) => stone !== stone.toUpperCase()) ?? laid[0])!.stone.toUpperCase(),
    first: letterAt(lying[0]!),
    last: letterAt(lying.at(-1)!),
    one: crossed[0] ?? '',
    other: crossed.at(-1) ?? '',
    own: touching?.stone ?? '',
    beside: (touching && beside(touching)) ?? '',
  }
}
