import { alphabets, type LexiconId } from '../src/alphabet.ts'
import { fold } from '../src/fold.ts'

/** Longer words fit on no board. */
const longest = 15

/** A written word as it is laid, if it can be: two tiles or more, nothing but letters of the alphabet. */
export function tilesOf(id: LexiconId, written: string): string | undefined {
  const folded = fold(written, alphabets[id])
  if (!folded.ok || folded.value.length < 2 || folded.value.length > longest) return undefined
  return folded.value
}
