import { NONE as importedNone } from './growth.ts'
import type { Knowledge } from './knowledge.ts'
import { EMPTY as importedEmpty, type Position } from './position.ts'

// A local copy: the engine does not inline imported constants into the loops below.
const EMPTY = importedEmpty
const NONE = importedNone

/** Picks the letters of a reserve that help its side least. */
export class SwapLetters {
  private readonly worth: Float64Array
  private readonly left: Uint8Array

  constructor(private readonly knowledge: Knowledge) {
    this.worth = new Float64Array(knowledge.graph.letters.length)
    this.left = new Uint8Array(knowledge.graph.letters.length)
  }

  /** Fills `out` with letter numbers, the least helpful first. The side must have that many letters. */
  pick(position: Position, side: number, out: Uint8Array): void {
    const { worth, left } = this
    const base = side * position.letters
    this.weigh(position, side)
    for (let x = 0; x < left.length; x++) left[x] = position.reserve[base + x]!
    for (let i = 0; i < out.length; i++) {
      let least = -1
      let leastWorth = Infinity
      for (let x = 0; x < left.length; x++) {
        if (left[x] === 0) continue
        // The second and later of equal letters help less.
        const value = worth[x]! / left[x]!
        if (value >= leastWorth) continue
        leastWorth = value
        least = x
      }
      left[least]!--
      out[i] = least
    }
  }

  /** A letter helps by making short words, and by the growths of rows that wait for it. */
  private weigh(position: Position, side: number): void {
    const { values, growth, usefulness } = this.knowledge
    const { worth } = this
    const { rows } = position.terms
    worth.set(usefulness)
    for (let row = 0; row < rows; row++) {
      const c = position.rows[side * rows + row]!
      if (c === EMPTY) continue
      const now = values[c]!
      for (let i = growth.first[c]!; i < growth.first[c + 1]!; i++) {
        const gain = values[growth.into[i]!]! - now
        const x = growth.one[i]!
        const y = growth.two[i]!
        if (y === NONE) worth[x]! += Math.max(0, gain + 10)
        else if (gain > -5) {
          worth[x]! += (gain + 5) * soon(position, y)
          worth[y]! += (gain + 5) * soon(position, x)
        }
      }
    }
  }
}

/** Roughly the chance that a letter comes in the next two draws. */
function soon(position: Position, letter: number): number {
  const missed = 1 - position.bag[letter]! / Math.max(1, position.bagSize)
  return 1 - missed * missed
}
