import { BLACK_JOLLY, isVowel, RED_JOLLY, type Stone } from '../stones.ts'

/** The rack as the search uses it up. */
export interface Hand {
  readonly counts: Uint8Array
  readonly mask: number
  /** By kind: red, black, any letter. */
  readonly jollies: Uint8Array
  readonly size: number
}

/** Stands for any letter; not a stone of this game, but of the crossword games it is compared with. */
export const ANY_JOLLY = '?'

export const jollyKinds = [RED_JOLLY, BLACK_JOLLY, ANY_JOLLY]

export function handReader(letters: string) {
  const counts = new Uint8Array(letters.length)
  const jollies = new Uint8Array(jollyKinds.length)
  const numberOf = new Map([...letters].map((letter, i) => [letter, i]))
  return (rack: Iterable<Stone>): Hand => {
    counts.fill(0)
    jollies.fill(0)
    let [mask, size] = [0, 0]
    for (const stone of rack) {
      size++
      const kind = jollyKinds.indexOf(stone)
      if (kind >= 0) jollies[kind]!++
      else {
        const letter = numberOf.get(stone)
        if (letter === undefined) throw new Error(`No such stone: ${stone}`)
        counts[letter]!++
        mask |= 1 << letter
      }
    }
    return { counts, mask, jollies, size }
  }
}

export const vowelMask = (letters: string): number =>
  [...letters].reduce((mask, letter, i) => (isVowel(letter) ? mask | (1 << i) : mask), 0)
