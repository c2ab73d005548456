import type { Form, PartOfSpeech } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import { type Derivation, fieldValues, morphologyOf, type Stem } from '../hunspell/index.ts'

/** Flag of units and other symbols (kg, cm), whose case must not change; ordinary words do not have it. */
const keepCase = '||'

export const isSymbol = (stem: Stem): boolean => stem.flags.includes(keepCase)

const parts: Readonly<Record<string, PartOfSpeech>> = {
  nom: 'noun',
  adj: 'adjective',
  adv: 'adverb',
  advint: 'adverb',
  negadv: 'adverb',
  prep: 'preposition',
  prepv: 'preposition',
  cj: 'conjunction',
  cjco: 'conjunction',
  cjsub: 'conjunction',
  nb: 'numeral',
  interj: 'interjection',
  pfx: 'prefix',
  prn: 'name',
  patr: 'name',
  npr: 'name',
  geo: 'name',
}

/**
 * The tags of grammatical words of one family have the same beginning: detpos, proind. Of the words tagged as parts of
 * phrases, only those of prepositions and conjunctions (quant à, parce que) are used; the rest are parts of Latin
 * phrases (ad hoc, in extenso), or Lefff has them.
 */
const families: readonly (readonly [string, PartOfSpeech])[] = [
  ['det', 'determiner'],
  ['pro', 'pronoun'],
  ['loc.prep', 'preposition'],
  ['loc.cj', 'conjunction'],
]

const partOf = (tag: string): PartOfSpeech | undefined =>
  parts[tag] ?? families.find(([start]) => tag.startsWith(start))?.[1]

const isVerbTag = (tag: string) => /^v[0-3]/.test(tag)

const nameForms: Readonly<Record<string, Form>> = { prn: 'first name', patr: 'family name', geo: 'place' }

/** The readings that the tags of one derivation give; the derived form is its display form. */
export function taggedReadings(derivation: Derivation): Reading[] {
  if (isSymbol(derivation.stem)) return [readingOf(derivation, 'abbreviation', 'base')]
  const morphology = morphologyOf(derivation)
  const tags = fieldValues(morphology, 'po')
  if (tags.some(isVerbTag)) return [readingOf(derivation, 'verb', verbForm(tags))]
  const inflection = fieldValues(morphology, 'is')
  const readings: Reading[] = []
  for (const tag of tags) {
    const pos = partOf(tag)
    if (pos === undefined) continue
    readings.push(readingOf(derivation, pos, nameForms[tag] ?? nominalForm(pos, inflection)))
  }
  return readings
}

/** A prefix makes another word: picolux is not a form of lux. */
const readingOf = ({ form: display, stem, prefix }: Derivation, pos: PartOfSpeech, form: Form): Reading => ({
  display,
  lemma: (prefix?.add ?? '') + stem.word,
  pos,
  form,
})

/** A prefixed or reflexive infinitive has no tag for its mood besides the stem's tag. */
function verbForm(tags: readonly string[]): Form {
  if (tags.includes('infi')) return 'infinitive'
  if (tags.includes('ppre')) return 'present participle'
  if (tags.includes('ppas')) return 'past participle'
  return tags.every(isVerbTag) ? 'infinitive' : 'finite'
}

function nominalForm(pos: PartOfSpeech, inflection: readonly string[]): Form {
  if (pos === 'name') return 'unknown'
  if (pos !== 'noun' && pos !== 'adjective') return 'base'
  const plural = inflection.includes('pl')
  if (pos === 'noun') return plural ? 'plural' : 'singular'
  return plural ? 'plural' : inflection.includes('fem') ? 'inflected' : 'base'
}
