import { bitCount } from '@estocade/words'
import { BLACK_JOLLY, isVowel, RED_JOLLY, type Stone } from '../stones.ts'

/** Stands for any letter; not a stone of this game, but of the crossword games it is compared with. */
export const ANY_JOLLY = '?'

const jollyKinds = [RED_JOLLY, BLACK_JOLLY, ANY_JOLLY]

/** An alphabet as masks and numbers. */
export interface HandLetters {
  readonly numberOf: ReadonlyMap<string, number>
  readonly red: number
  readonly black: number
}

export function handLetters(letters: string): HandLetters {
  const red = [...letters].reduce((mask, letter, i) => (isVowel(letter) ? mask | (1 << i) : mask), 0)
  return {
    numberOf: new Map([...letters].map((letter, i) => [letter, i])),
    red,
    black: (2 ** letters.length - 1) & ~red,
  }
}

const MOST_LETTERS = 32

/**
 * The rack as a search uses it up, in arrays that stay the same from rack to rack. What is left of the jollies
 * is a number, 0 for none, so that a walk can pass it on like its masks.
 */
export class Hand {
  readonly counts = new Uint8Array(MOST_LETTERS)
  /** Letters there are stones of. */
  mask = 0
  size = 0
  /** All jollies. */
  jollies = 0
  /** By what is left of the jollies: the letters they can stand for. */
  readonly wild = new Int32Array(MOST_LEFT)
  /** The same, and what is left after laying one for a red letter, for a black one. */
  readonly afterRed = new Uint8Array(MOST_LEFT)
  readonly afterBlack = new Uint8Array(MOST_LEFT)
  red = 0
  #black = 0
  readonly #kinds = new Uint8Array(jollyKinds.length)

  read(rack: Iterable<Stone>, { numberOf, red, black }: HandLetters): void {
    this.counts.fill(0)
    this.#kinds.fill(0)
    this.mask = 0
    this.size = 0
    this.red = red
    this.#black = black
    for (const stone of rack) {
      this.size++
      const letter = numberOf.get(stone)
      if (letter === undefined) this.#kinds[kindOf(stone)]!++
      else {
        this.counts[letter]!++
        this.mask |= 1 << letter
      }
    }
    this.jollies = leftOf(this.#kinds[0]!, this.#kinds[1]!, this.#kinds[2]!)
    if (this.jollies !== 0) this.#readJollies()
  }

  /** A jolly of the letter's colour is laid as long as there is one. */
  #readJollies(): void {
    for (let red = 0; red <= this.#kinds[0]!; red++)
      for (let black = 0; black <= this.#kinds[1]!; black++)
        for (let any = 0; any <= this.#kinds[2]!; any++) {
          const left = leftOf(red, black, any)
          this.wild[left] = (red + any > 0 ? this.red : 0) | (black + any > 0 ? this.#black : 0)
          this.afterRed[left] = red > 0 ? leftOf(red - 1, black, any) : leftOf(0, black, any - 1)
          this.afterBlack[left] = black > 0 ? leftOf(red, black - 1, any) : leftOf(red, 0, any - 1)
        }
  }

  /** Are there fewer jollies than it takes to stand for all these letters? */
  lacks(letters: number, jollies: number): boolean {
    if (jollies === 0 || (letters & ~this.wild[jollies]!) !== 0) return letters !== 0
    if ((letters & (letters - 1)) === 0) return false
    const reds = bitCount(letters & this.red) - (jollies & KIND)
    const blacks = bitCount(letters & this.#black) - ((jollies >> KIND_BITS) & KIND)
    return (reds > 0 ? reds : 0) + (blacks > 0 ? blacks : 0) > jollies >> (2 * KIND_BITS)
  }
}

// Up to three jollies of a kind.
const KIND_BITS = 2
const KIND = (1 << KIND_BITS) - 1
const MOST_LEFT = 1 << (KIND_BITS * jollyKinds.length)

function leftOf(red: number, black: number, any: number): number {
  if (red > KIND || black > KIND || any > KIND) throw new Error('A rack has at most three jollies of a kind.')
  return red | (black << KIND_BITS) | (any << (2 * KIND_BITS))
}

function kindOf(stone: Stone): number {
  const kind = jollyKinds.indexOf(stone)
  if (kind < 0) throw new Error(`No such stone: ${stone}`)
  return kind
}
