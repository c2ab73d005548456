import type { Grid } from '../grid.ts'
import { LYING, type Placement } from '../placement.ts'
import { JOLLY_STONE } from './layout.ts'

/** The stones on the table as numbers: row, column and face of each. */
export interface Stones {
  count: number
  numbers: Int32Array
}

type Faces = ReadonlyMap<string, number>

function facesOf(letters: string): Faces {
  const faceOf = new Map<string, number>()
  for (const [i, letter] of [...letters].entries()) {
    faceOf.set(letter.toLowerCase(), i + JOLLY_STONE)
    faceOf.set(letter, i)
  }
  return faceOf
}

/** A table to which words are added in place, for games that are played on in thought: a grid is copied for each word. */
export class GrowingTable implements Stones {
  count: number
  numbers: Int32Array

  private constructor(
    private readonly faceOf: Faces,
    { count, numbers }: Stones,
  ) {
    this.count = count
    this.numbers = numbers
  }

  static of(letters: string, grid: Grid): GrowingTable {
    const { count, numbers } = stoneReader(letters)(grid)
    return new GrowingTable(facesOf(letters), { count, numbers })
  }

  copy(): GrowingTable {
    return new GrowingTable(this.faceOf, { count: this.count, numbers: this.numbers.slice() })
  }

  lay({ row, col, direction, stones }: Placement): void {
    const down = direction === 'down'
    for (let k = 0; k < stones.length; k++) {
      const shown = stones[k]!
      if (shown === LYING) continue
      const at = 3 * this.count++
      if (at === this.numbers.length) this.numbers = doubled(this.numbers)
      this.numbers[at] = down ? row + k : row
      this.numbers[at + 1] = down ? col : col + k
      this.numbers[at + 2] = this.faceOf.get(shown)!
    }
  }
}

/** Reuses one array for all tables. */
export function stoneReader(letters: string): (grid: Grid) => Stones {
  const faceOf = facesOf(letters)
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
