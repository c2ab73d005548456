/**
 * The dictionaries. Vietnamese has two: `vi29`, the usual one, keeps the marked vowels; `vi`, of 23 letters, does not.
 * Logs name them, so neither can take the other's name.
 */
export const lexiconIds = ['fr', 'de', 'en', 'es', 'it', 'vi29', 'vi'] as const
export type LexiconId = (typeof lexiconIds)[number]
export const languages = ['fr', 'de', 'en', 'es', 'it', 'vi'] as const
export type Language = (typeof languages)[number]

/** The tiles of one language. Every letter is one UTF-16 code unit; their order is the alphabet's. */
export interface Alphabet {
  readonly id: LexiconId
  readonly language: Language
  readonly letters: string
  readonly vowels: string
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Y is a vowel in every rule book that names vowels (Jarnac's opening, Typ-Dom's red stones). */
export const alphabets: Readonly<Record<LexiconId, Alphabet>> = {
  fr: { id: 'fr', language: 'fr', letters: latin, vowels: 'AEIOUY' },
  de: { id: 'de', language: 'de', letters: latin, vowels: 'AEIOUY' },
  en: { id: 'en', language: 'en', letters: latin, vowels: 'AEIOUY' },
  es: { id: 'es', language: 'es', letters: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ', vowels: 'AEIOUY' },
  it: { id: 'it', language: 'it', letters: 'ABCDEFGHILMNOPQRSTUVZ', vowels: 'AEIOU' },
  vi: { id: 'vi', language: 'vi', letters: 'ABCDĐEGHIKLMNOPQRSTUVXY', vowels: 'AEIOUY' },
  vi29: {
    id: 'vi29',
    language: 'vi',
    letters: 'AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXY',
    vowels: 'AĂÂEÊIOÔƠUƯY',
  },
}

/** No alphabet has a letter beyond this code unit. */
export const LETTER_SPAN = 512
/** The value of `letterNumbers` for a code unit that is not a letter of the alphabet. */
export const NO_LETTER = 255

const numberTables = new Map<LexiconId, Uint8Array>()

/** Code unit → the letter's place in the alphabet, or `NO_LETTER`. */
export function letterNumbers(alphabet: Alphabet): Uint8Array {
  let table = numberTables.get(alphabet.id)
  if (table === undefined) {
    table = new Uint8Array(LETTER_SPAN).fill(NO_LETTER)
    for (let i = 0; i < alphabet.letters.length; i++) table[alphabet.letters.charCodeAt(i)] = i
    numberTables.set(alphabet.id, table)
  }
  return table
}

/** The first letter of `word` that is not in the alphabet, or `undefined`. */
export function foreignLetter(word: string, alphabet: Alphabet): string | undefined {
  for (const letter of word) if (!alphabet.letters.includes(letter)) return letter
  return undefined
}
