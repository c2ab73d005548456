import type { Form } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import type { Analyses } from './analyses.ts'
import { plainVowel } from './infer-adjectives.ts'
import type { Witnesses } from './witnesses.ts'

/** Endings that make another form of a singular, longest first. */
const endings: readonly (readonly [string, Form])[] = [
  ['innen', 'plural'],
  ['nen', 'plural'],
  ['sen', 'plural'],
  ['ern', 'case'],
  ['ens', 'case'],
  ['es', 'case'],
  ['ns', 'case'],
  ['en', 'plural'],
  ['er', 'plural'],
  ['se', 'plural'],
  ['s', 'case'],
  ['n', 'plural'],
  ['e', 'plural'],
]

/**
 * Nouns read as nominative singular by one weak sign, a capital, an ending, the last part of a compound. They stay
 * so when a second source knows them, or when the list declines them. A form of another noun becomes that; of
 * the rest the form is not known, which the strict classes of words refuse.
 */
export function settleNouns(analyses: Analyses, witnesses: Witnesses): void {
  for (const [word, readings] of [...analyses.read()]) {
    if (!readings.some(isSingular) || isCertain(word, witnesses)) continue
    analyses.settle(
      word,
      readings.map((reading) =>
        isSingular(reading) ? settled(word, reading, analyses, witnesses) : reading,
      ),
    )
  }
}

const isSingular = ({ pos, form }: Reading) => pos === 'noun' && form === 'singular'

/** A source that declines nouns has it; a thesaurus has plurals too (Leviten). */
const isCertain = (word: string, { tableNouns, declinedNouns }: Witnesses) =>
  tableNouns.has(word) || declinedNouns.has(word)

const isWitnessed = (word: string, witnesses: Witnesses) =>
  isCertain(word, witnesses) || witnesses.thesaurusNouns.has(word)

function settled(word: string, reading: Reading, analyses: Analyses, witnesses: Witnesses): Reading {
  const other = formOf(word, analyses, witnesses)
  if (other !== undefined) return { ...reading, lemma: other.lemma, form: other.form }
  return witnesses.thesaurusNouns.has(word) ||
    declinesInList(word, analyses) ||
    (isKnownCompound(word, analyses, witnesses) && !isVerbForm(word, analyses))
    ? reading
    : { ...reading, form: 'unknown' }
}

/** `Netzwerke` is a form of Netzwerk. */
function formOf(
  word: string,
  analyses: Analyses,
  witnesses: Witnesses,
): { lemma: string; form: Form } | undefined {
  for (const [ending, form] of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    for (const base of [stem, plainVowel(stem)]) {
      const noun = base.length < 3 ? undefined : analyses.of(base).find(isSingular)
      const strong = isWitnessed(base, witnesses) || isKnownCompound(base, analyses, witnesses)
      if (noun !== undefined && strong) return { lemma: noun.lemma, form }
    }
  }
  return foreignSingular(word, analyses)
}

/** `Globuli` is the plural of Globulus. */
function foreignSingular(word: string, analyses: Analyses): { lemma: string; form: Form } | undefined {
  const latin = word.endsWith('i') ? [`${word.slice(0, -1)}us`, `${word.slice(0, -1)}o`] : []
  const noun = latin.flatMap((singular) => analyses.of(singular)).find(isSingular)
  return noun === undefined ? undefined : { lemma: noun.lemma, form: 'plural' }
}

/** A genitive in -s and a plural: no plural, dative or verb form has both. */
function declinesInList(word: string, { list }: Analyses): boolean {
  const genitive = list.has(`${word}s`) || list.has(`${word}es`)
  const plural = ['e', 'en', 'n', 'er', 'nen'].some((ending) => list.has(word + ending))
  const feminine = /(?:ung|heit|keit|schaft|tion|sion|tät|ik|enz|anz|ur|ie|in)$/.test(word)
  return (genitive && plural) || (feminine && plural)
}

/** The stem of a verb (ausbuddel) or its second person (dostest), which ends like a noun by chance. */
function isVerbForm(word: string, analyses: Analyses): boolean {
  const { list } = analyses
  if (word.endsWith('test') && list.has(word.slice(0, -2)) && list.has(`${word.slice(0, -2)}t`)) return true
  return ['en', 'n'].some((ending) => analyses.hasForm(word + ending, 'verb', 'infinitive'))
}

/**
 * The last part of a compound is a noun that a source knows in the nominative singular, and the first part is a noun
 * too (Netz+werk), or the list inflects the whole. `Austonne` is neither: a form of a verb.
 */
function isKnownCompound(word: string, { list }: Analyses, witnesses: Witnesses): boolean {
  const inflected = ['s', 'es', 'e', 'en', 'n', 'er', 'nen'].some((ending) => list.has(word + ending))
  for (let at = 3; at <= word.length - 4; at++) {
    if (!isCertain(word.slice(at), witnesses)) continue
    if (inflected || isFirstNoun(word.slice(0, at), witnesses)) return true
  }
  return false
}

/** A noun, with the letters that may join it to the next part. */
const isFirstNoun = (part: string, { tableNouns }: Witnesses) =>
  ['', 's', 'n', 'en', 'es', 'e', 'er'].some(
    (joint) => part.endsWith(joint) && tableNouns.has(part.slice(0, part.length - joint.length)),
  )
