import { bitCount } from '@estocade/words'
import { BLACK_JOLLY, isVowel, RED_JOLLY, type Stone } from '../stones.ts'

/** Stands for any letter; not a stone of this game, but of the crossword games it is compared with. */
export const ANY_JOLLY = '?'

const jollyKinds = [RED_JOLLY, BLACK_JOLLY, ANY_JOLLY]

/** The rack as a search uses it up. */
export class Hand {
  readonly counts: Uint8Array
  /** By kind: red, black, any letter. */
  readonly jollies = new Uint8Array(jollyKinds.length)
  /** Letters there are stones of. */
  mask = 0
  size = 0
  readonly #numberOf: ReadonlyMap<string, number>
  readonly #red: number
  readonly #black: number

  constructor(letters: string) {
    this.counts = new Uint8Array(letters.length)
    this.#numberOf = new Map([...letters].map((letter, i) => [letter, i]))
    this.#red = [...letters].reduce((mask, letter, i) => (isVowel(letter) ? mask | (1 << i) : mask), 0)
    this.#black = (2 ** letters.length - 1) & ~this.#red
  }

  read(rack: Iterable<Stone>): void {
    this.counts.fill(0)
    this.jollies.fill(0)
    this.mask = 0
    this.size = 0
    for (const stone of rack) {
      this.size++
      const letter = this.#numberOf.get(stone)
      if (letter === undefined) this.jollies[kindOf(stone)]!++
      else {
        this.counts[letter]!++
        this.mask |= 1 << letter
      }
    }
  }

  /** Letters that the jollies left can stand for. */
  get wild(): number {
    const { jollies } = this
    if (jollies[2]! > 0) return this.#red | this.#black
    return (jollies[0]! > 0 ? this.#red : 0) | (jollies[1]! > 0 ? this.#black : 0)
  }

  /** The kind of jolly to lay for a letter: of its colour as long as there is one. */
  jollyFor(bit: number): number {
    const colour = (bit & this.#red) === 0 ? 1 : 0
    return this.jollies[colour]! > 0 ? colour : 2
  }

  /** Are there fewer jollies than it takes to stand for all these letters? */
  lacks(letters: number): boolean {
    const [red, black, any] = [this.jollies[0]!, this.jollies[1]!, this.jollies[2]!]
    const reds = bitCount(letters & this.#red) - red
    const blacks = bitCount(letters & this.#black) - black
    return (reds > 0 ? reds : 0) + (blacks > 0 ? blacks : 0) > any
  }
}

function kindOf(stone: Stone): number {
  const kind = jollyKinds.indexOf(stone)
  if (kind < 0) throw new Error(`No such stone: ${stone}`)
  return kind
}
