import type { Form, PartOfSpeech } from './reading.ts'

/** The word classes that any game may offer. `open` admits every kind of word except those that are always excluded. */
export const commonClasses = [
  'open',
  'classic-fr',
  'competition-fr',
  'classic-de',
  'professional-de',
] as const
/** All of them; the last one is that of its box. */
export const wordClasses = [...commonClasses, 'typ-dom'] as const
export type WordClasses = (typeof wordClasses)[number]

/** The language of those that are made for one; the others are for any. */
export const classLanguages = {
  'classic-fr': 'fr',
  'competition-fr': 'fr',
  'classic-de': 'de',
  'professional-de': 'de',
} as const satisfies Partial<Record<WordClasses, string>>

export const languageOfClasses = (classes: WordClasses): 'fr' | 'de' | undefined =>
  (classLanguages as Partial<Record<WordClasses, 'fr' | 'de'>>)[classes]

/** Why a word is not admitted; each is a code with texts. */
export type Reason =
  | 'foreign-letter'
  | 'unknown-word'
  | 'name'
  | 'abbreviation'
  | 'interjection'
  | 'prefix'
  | 'word-class'
  | 'verb-form'
  | 'noun-form'
  | 'unanalysed'
  | 'rare-word'
  | 'removed-word'
  | 'offensive-word'

/** `undefined` if a reading is admissible, otherwise the reason why it is not. */
export type ReadingRule = (pos: PartOfSpeech, form: Form) => Reason | undefined

export interface ClassRules {
  readonly reading: ReadingRule
  /** Whether words without any reading are admitted. */
  readonly unanalysed: boolean
  /** Whether words that only one source has are refused. */
  readonly usedOnly?: boolean
}

const always: ReadingRule = (pos) =>
  pos === 'name' || pos === 'abbreviation' || pos === 'prefix' ? pos : undefined

/** A reading without part of speech and form says no more than no reading. */
const analysedOnly =
  (rule: ReadingRule): ReadingRule =>
  (pos, form) =>
    pos === 'unknown' && form === 'unknown' ? 'unanalysed' : rule(pos, form)

const professionalDe: ReadingRule = (pos, form) => {
  if (pos === 'noun') return form === 'singular' || form === 'base' ? undefined : 'noun-form'
  if (pos === 'verb') return isInfinitiveOrParticiple(form) ? undefined : 'verb-form'
  return always(pos, form)
}

const classicFr: ReadingRule = (pos, form) => {
  if (pos === 'noun' || pos === 'verb' || pos === 'adjective' || pos === 'unknown') return undefined
  return always(pos, form) ?? (pos === 'interjection' ? 'interjection' : 'word-class')
}

const competitionFr: ReadingRule = (pos, form) =>
  pos === 'verb' && !isInfinitiveOrParticiple(form) ? 'verb-form' : classicFr(pos, form)

/** A participle counts if it is also an adjective; then it has an adjective's reading too. */
const typDom: ReadingRule = (pos, form) => {
  if (pos === 'verb') return form === 'infinitive' ? undefined : 'verb-form'
  if (pos === 'name') return form === 'family name' || form === 'brand' ? 'name' : undefined
  return always(pos, form)
}

const isInfinitiveOrParticiple = (form: Form) =>
  form === 'infinitive' || form === 'present participle' || form === 'past participle'

export const classRules: Readonly<Record<WordClasses, ClassRules>> = {
  open: { reading: always, unanalysed: true },
  'classic-de': { reading: always, unanalysed: true },
  'professional-de': { reading: analysedOnly(professionalDe), unanalysed: false },
  'classic-fr': { reading: classicFr, unanalysed: true },
  'competition-fr': { reading: analysedOnly(competitionFr), unanalysed: false, usedOnly: true },
  'typ-dom': { reading: analysedOnly(typDom), unanalysed: false },
}

/**
 * If the readings of a word fail for different reasons, the first of these is reported: the one closest to being
 * admitted.
 */
export const reasonsByHelp: readonly Reason[] = [
  'verb-form',
  'noun-form',
  'word-class',
  'interjection',
  'name',
  'abbreviation',
  'prefix',
  'unanalysed',
]

export const reasonTexts: Readonly<Record<Reason, (word: string) => string>> = {
  'foreign-letter': (word) => `${word} has a letter that is not on any tile.`,
  'unknown-word': (word) => `${word} is not in the dictionary.`,
  name: (word) => `${word} is a proper name.`,
  abbreviation: (word) => `${word} is an abbreviation.`,
  interjection: (word) => `${word} is an interjection.`,
  prefix: (word) => `${word} is only a prefix.`,
  'word-class': (word) => `${word} is not a kind of word that counts here.`,
  'verb-form': (word) => `${word} is a form of a verb that does not count here.`,
  'noun-form': (word) => `${word} is a form of a noun that does not count here.`,
  unanalysed: (word) => `Nothing is known about ${word} but that it exists, which is not enough here.`,
  'removed-word': (word) => `${word} was taken out of the words of this table.`,
  'offensive-word': (word) => `${word} may offend, and this table is for families.`,
  'rare-word': (word) => `${word} is too rare a word for this table.`,
}

/** Reasons that an operator can change: not letters without a tile, and not what a table has chosen. */
export const appealableReasons: readonly string[] = [
  'unknown-word',
  'removed-word',
  'name',
  'abbreviation',
  'interjection',
  'prefix',
  'word-class',
  'verb-form',
  'noun-form',
  'unanalysed',
] satisfies readonly Reason[]
