import { alphabets, type LexiconId } from '../src/alphabet.ts'
import { normalise } from '../src/normalise.ts'

/** Longer words fit on no board. */
const longest = 15

/** A written word as it is laid; `undefined` unless it has two tiles or more and only letters of the alphabet. */
export function tilesOf(id: LexiconId, written: string): string | undefined {
  const normalised = normalise(written, alphabets[id])
  if (!normalised.ok || normalised.value.length < 2 || normalised.value.length > longest) return undefined
  return normalised.value
}
