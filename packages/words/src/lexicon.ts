import type { Alphabet } from './alphabet.ts'
import type { Analysis } from './analysis.ts'

/**
 * All forms known of one language, folded to tiles (`LAEUFE`), each with its readings. Words have a
 * number, 0…size−1, in alphabet order; the number is the key to everything stored about a word.
 */
export interface Lexicon {
  readonly alphabet: Alphabet
  /** SHA-256 of the file's content, in hexadecimal: names this dictionary in logs. */
  readonly hash: string
  readonly size: number
  has(word: string): boolean
  /** −1 when the word is not there. */
  numberOf(word: string): number
  wordAt(number: number): string
  /** In alphabet order. */
  words(): Iterable<string>
  /** Empty when nothing is known but that the word exists (plain word lists). */
  analyses(word: string): readonly Analysis[]
  /** How the word is written: the commonest display form, or the folded word in lower case. */
  display(word: string): string
  /** 255 for the commonest words, 0 for the rarest; about equally many words have each value. */
  commonness(word: string): number
}
