import type { Alphabet, LexiconId } from './alphabet.ts'
import { normalise } from './normalise.ts'

/** How words are spelt with an alphabet's tiles, for `readOptions` of the kernel. */
export interface Spelling {
  readonly id: LexiconId
  /** `undefined` if the word has a character that is not a letter of the alphabet. */
  normalise(word: string): string | undefined
}

export const spellingOf = (alphabet: Alphabet): Spelling => ({
  id: alphabet.id,
  normalise(word) {
    const normalised = normalise(word, alphabet)
    return normalised.ok ? normalised.value : undefined
  },
})
