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
 * What form of its dictionary entry a word is, as far as any rule set asks. `base` is the form of an
 * uninflected word or the lemma of an adjective. `singular` means nominative singular where there are
 * cases; `case` is any other case. A past participle keeps that form when it agrees (fr lue, lues).
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

/** One reading of a word: which dictionary entry it belongs to and as what. */
export interface Analysis {
  /** The entry's head word as it is written: `laufen`, `Lauf`, `pêcher`. */
  readonly lemma: string
  /** Equal ids ⇔ the same dictionary entry, within one lexicon. */
  readonly entry: number
  readonly pos: PartOfSpeech
  readonly form: Form
  /** The word itself as it is written in this reading: `Läufe`. */
  readonly display: string
}
