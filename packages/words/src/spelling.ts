import type { Alphabet, LexiconId } from './alphabet.ts'
import { normalise } from './normalise.ts'

/** How words are spelt with an alphabet's tiles, as `readOptions` of the kernel needs it. */
export interface Spelling {
  readonly id: LexiconId
  /** `undefined` when the word has something that is no letter of the alphabet. */
  normalise(word: string): string | undefined
}

export const spellingOf = (alphabet: Alphabet): Spelling => ({
  id: alphabet.id,
  normalise(word) {
    const normalised = normalise(word, alphabet)
    return normalised.ok ? normalised.value : undefined
  },
})
