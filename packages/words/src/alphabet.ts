/** The games' languages; `vi` plays with 23 letters, `vi29` with the marked vowels kept. */
export const lexiconIds = ['fr', 'de', 'en', 'es', 'it', 'vi', 'vi29'] as const
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
