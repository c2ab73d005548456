/** The order is the order of the codes in the lexicon file (see `format.ts`): append only. */
export const partsOfSpeech = [
  'unknown',
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'numeral',
  'particle',
  'interjection',
  'name',
  'abbreviation',
  'prefix',
] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/**
 * Which form of its dictionary entry a word is, as far as a rule set distinguishes forms. `base` is the form of an
 * uninflected word, and the lemma of an adjective. `singular` means nominative singular in languages with cases; `case`
 * is any other case. A past participle keeps its form when it agrees (fr lue, lues).
 */
export const forms = [
  'unknown',
  'base',
  'singular',
  'plural',
  'case',
  'infinitive',
  'present participle',
  'past participle',
  'gerund',
  'finite',
  'inflected',
  'comparative',
  'superlative',
  'place',
  'first name',
  'family name',
  'brand',
] as const
export type Form = (typeof forms)[number]

/** One reading of a word: its dictionary entry, and its form. */
export interface Reading {
  /** The entry's head word as it is written: `laufen`, `Lauf`, `pêcher`. */
  readonly lemma: string
  /** Two readings belong to the same dictionary entry of a lexicon if and only if their ids are equal. */
  readonly entry: number
  readonly pos: PartOfSpeech
  readonly form: Form
  /** The word itself as it is written in this reading: `Läufe`. */
  readonly display: string
}
