import { typDom } from '@estocade/games'
import type { Cursor } from './cursor.ts'

/** A stone laid out: what it would show, and its place in the rack; no place if the rack does not have it. */
export interface Out extends typDom.Laid {
  readonly place: number | undefined
}

export interface Typed {
  readonly out: readonly Out[]
  /** Where the next letter would go. */
  readonly next: typDom.Cell
  readonly lacking: string
}

/**
 * Letters typed from a cell on. A lying stone is skipped, whether its letter is typed or not; a small letter is a jolly
 * that the player chose.
 */
export function typeOut(
  grid: typDom.Grid,
  rack: readonly typDom.Stone[],
  start: Cursor,
  letters: string,
): Typed {
  const free = new FreeStones(rack)
  const out: Out[] = []
  let lacking = ''
  let next: typDom.Cell = { row: start.row, col: start.col }
  const lying = () => typDom.stoneAt(grid, next.row, next.col)
  const go = () => {
    next = typDom.step(next, start.direction, 1)
  }
  for (const letter of letters) {
    if (lying()?.toUpperCase() === letter) {
      go()
      continue
    }
    while (lying() !== undefined) go()
    const { stone, place } = free.take(letter)
    if (place === undefined) lacking += letter.toUpperCase()
    out.push({ ...next, stone, place })
    go()
  }
  return { out, next, lacking }
}

/** The stones of a rack, each of which can be taken once. */
export class FreeStones {
  readonly #rack: readonly typDom.Stone[]
  readonly #used = new Set<number>()

  constructor(rack: readonly typDom.Stone[]) {
    this.#rack = rack
  }

  /** Takes the letter itself before a jolly; a small letter asks for the jolly. */
  take(letter: string): { readonly stone: string; readonly place: number | undefined } {
    const capital = letter.toUpperCase()
    const natural = letter === capital ? this.#find(capital) : undefined
    if (natural !== undefined) return { stone: capital, place: natural }
    const red = typDom.colourOf(capital) === 'red'
    const jolly = this.#find(red ? typDom.RED_JOLLY : typDom.BLACK_JOLLY)
    return jolly === undefined
      ? { stone: capital, place: undefined }
      : { stone: capital.toLowerCase(), place: jolly }
  }

  #find(stone: typDom.Stone): number | undefined {
    const place = this.#rack.findIndex((one, i) => one === stone && !this.#used.has(i))
    if (place < 0) return undefined
    this.#used.add(place)
    return place
  }
}

export type LineFault = 'not-one-line' | 'gap' | 'too-short'

/** The word that the stones laid out make together with the lying stones in their line. */
export function lineOut(
  grid: typDom.Grid,
  out: readonly Out[],
  wish: typDom.Direction,
): typDom.Placement | LineFault {
  const direction = directionOf(grid, out, wish)
  if (direction === undefined) return 'not-one-line'
  const after = typDom.withStones(grid, out)
  const run = typDom.lineThrough(after, out[0]!, direction)
  const inRun = ({ row, col }: typDom.Cell) =>
    typDom.cellsOfRun(run).some((cell) => cell.row === row && cell.col === col)
  if (!out.every(inRun)) return 'gap'
  if (run.word.length < 2) return 'too-short'
  const stones = typDom
    .cellsOfRun(run)
    .map(({ row, col }) => out.find((one) => one.row === row && one.col === col)?.stone ?? typDom.LYING)
    .join('')
  return { row: run.row, col: run.col, direction, stones }
}

/** A single stone has the chosen direction, unless it makes a run only in the other one. */
function directionOf(
  grid: typDom.Grid,
  out: readonly Out[],
  wish: typDom.Direction,
): typDom.Direction | undefined {
  const [first] = out
  if (!first) return undefined
  if (out.length === 1) {
    const after = typDom.withStones(grid, out)
    const along = typDom.lineThrough(after, first, wish).word.length
    const across = typDom.lineThrough(after, first, typDom.crossing(wish)).word.length
    return along < 2 && across > 1 ? typDom.crossing(wish) : wish
  }
  if (out.every(({ row }) => row === first.row)) return 'across'
  return out.every(({ col }) => col === first.col) ? 'down' : undefined
}
