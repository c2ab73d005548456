import { colourOf, type StoneSet } from '../stones.ts'

interface Weights {
  readonly points: Float64Array
  readonly marked: Uint8Array
}

const weights = new WeakMap<StoneSet, Weights>()

/** Points and red letters by the letter's number, made once: a decision values moves thousands of times. */
export function weightsOf(set: StoneSet): Weights {
  const known = weights.get(set)
  if (known) return known
  const made = {
    points: Float64Array.from(set.letters, (letter) => set.points[letter] ?? 0),
    marked: Uint8Array.from(set.letters, (letter) => (colourOf(letter) === 'red' ? 1 : 0)),
  }
  weights.set(set, made)
  return made
}
