import type { Bag } from '@estocade/kernel'
import { jarnacLetters, type LexiconId } from '@estocade/words'

/** J2: 144 letters a language. */
export const lettersOf = (language: LexiconId): Bag => jarnacLetters[language]
