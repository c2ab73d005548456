import type { Grid } from '../grid.ts'
import { JOLLY_STONE } from './layout.ts'

/** The stones on the table as numbers: row, column and face of each. */
export interface Stones {
  count: number
  numbers: Int32Array
}

/** Reuses one array for all tables. */
export function stoneReader(letters: string): (grid: Grid) => Stones {
  const faceOf = new Map<string, number>()
  for (const [i, letter] of [...letters].entries()) {
    faceOf.set(letter.toLowerCase(), i + JOLLY_STONE)
    faceOf.set(letter, i)
  }
  const stones: Stones = { count: 0, numbers: new Int32Array(3 * 64) }

  return (grid) => {
    let at = 0
    for (const key in grid) {
      const shown = grid[key as keyof Grid]!
      const face = faceOf.get(shown)
      if (face === undefined) throw new Error(`No such letter: ${shown}`)
      if (at === stones.numbers.length) stones.numbers = doubled(stones.numbers)
      const comma = key.indexOf(',')
      stones.numbers[at] = numberIn(key, 0, comma)
      stones.numbers[at + 1] = numberIn(key, comma + 1, key.length)
      stones.numbers[at + 2] = face
      at += 3
    }
    stones.count = at / 3
    return stones
  }
}

function doubled(numbers: Int32Array): Int32Array {
  const larger = new Int32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}

const MINUS = 45
const ZERO = 48

/** Parses digit by digit: every search reads a hundred keys, and slicing them would make garbage. */
function numberIn(key: string, from: number, to: number): number {
  const negative = key.charCodeAt(from) === MINUS
  let number = 0
  for (let i = negative ? from + 1 : from; i < to; i++) number = 10 * number + key.charCodeAt(i) - ZERO
  return negative ? -number : number
}
