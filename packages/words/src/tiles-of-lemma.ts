import type { Alphabet } from './alphabet.ts'
import { fold } from './fold.ts'

/** A head word as it is laid; head words that cannot be laid stand in capitals. */
export function alphabetTiles(lemma: string, alphabet: Alphabet): string {
  const folded = fold(lemma, alphabet)
  return folded.ok ? folded.value : lemma.toUpperCase()
}
