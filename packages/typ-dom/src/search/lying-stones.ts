import type { Grid } from '../grid.ts'

/** Set in the number of a letter that a jolly stands for. Shifts see five bits, so `1 << face` is the letter's bit. */
export const JOLLY_STONE = 32

/** What lies on the table as numbers, and how far it reaches. */
export interface Stones {
  count: number
  rows: Int32Array
  cols: Int32Array
  /** Letter numbers, + JOLLY_STONE for a jolly. */
  faces: Uint8Array
  top: number
  left: number
  bottom: number
  right: number
}

/** Keeps its arrays from one table to the next. */
export function stoneReader(letters: string) {
  const faceOf = new Map<string, number>()
  for (const [i, letter] of [...letters].entries()) {
    faceOf.set(letter.toLowerCase(), i + JOLLY_STONE)
    faceOf.set(letter, i)
  }
  const stones: Stones = { ...arraysOf(64), count: 0, top: 0, left: 0, bottom: 0, right: 0 }

  function grow(): void {
    const { rows, cols, faces } = stones
    Object.assign(stones, arraysOf(rows.length * 2))
    stones.rows.set(rows)
    stones.cols.set(cols)
    stones.faces.set(faces)
  }

  return (grid: Grid): Stones => {
    let count = 0
    for (const key in grid) {
      const face = faceOf.get(grid[key as keyof Grid]!)
      if (face === undefined) throw new Error(`No such letter: ${grid[key as keyof Grid]}`)
      if (count === stones.rows.length) grow()
      const comma = key.indexOf(',')
      stones.rows[count] = numberIn(key, 0, comma)
      stones.cols[count] = numberIn(key, comma + 1, key.length)
      stones.faces[count++] = face
    }
    stones.count = count
    measure(stones)
    return stones
  }
}

const arraysOf = (size: number) => ({
  rows: new Int32Array(size),
  cols: new Int32Array(size),
  faces: new Uint8Array(size),
})

const MINUS = 45
const ZERO = 48

/** Digit by digit: a hundred of these are read for every search, and slices would be garbage. */
function numberIn(key: string, from: number, to: number): number {
  const negative = key.charCodeAt(from) === MINUS
  let number = 0
  for (let i = negative ? from + 1 : from; i < to; i++) number = 10 * number + key.charCodeAt(i) - ZERO
  return negative ? -number : number
}

function measure(stones: Stones): void {
  const { count, rows, cols } = stones
  stones.top = stones.bottom = count === 0 ? 0 : rows[0]!
  stones.left = stones.right = count === 0 ? 0 : cols[0]!
  for (let i = 1; i < count; i++) {
    stones.top = Math.min(stones.top, rows[i]!)
    stones.bottom = Math.max(stones.bottom, rows[i]!)
    stones.left = Math.min(stones.left, cols[i]!)
    stones.right = Math.max(stones.right, cols[i]!)
  }
}
