import type { Alphabet } from './alphabet.ts'
import { normalise } from './normalise.ts'

/** A head word as it is laid; a head word that cannot be laid is returned in capitals. */
export function alphabetTiles(lemma: string, alphabet: Alphabet): string {
  const normalised = normalise(lemma, alphabet)
  return normalised.ok ? normalised.value : lemma.toUpperCase()
}
