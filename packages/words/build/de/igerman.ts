import type { Form } from '../../src/index.ts'
import {
  type Derivation,
  expand,
  type HunspellDictionary,
  type Stem,
  withoutMarks,
} from '../hunspell/index.ts'
import { type CollectedReadings, verbEntry } from './collected-readings.ts'
import { gradeOf } from './infer-adjectives.ts'
import { addInflected } from './infer-nouns.ts'
import { nounForm, type Participles } from './tables.ts'
import { listed } from './word-list.ts'

/**
 * What igerman98's flags mean for the word they are applied to. Lower-case flags (compounds, hyphens) and
 * `In/Innen` forms are of no use here.
 */
const finite = new Set(['I', 'X', 'Y', 'W', 'Z'])
const nounEndings = new Set(['S', 'T', 'Q', 'E', 'N', 'P', 'R'])
const feminine = 'F'
const comparison = 'C'
const presentParticiple = 'D'
const inflectedPastParticiple = 'O'
/** Suffixes that make another word: -bar, -lich; -ung, -chen. */
const newAdjective = new Set(['B', 'L'])
const newNoun = new Set(['J', 'M'])

const lowerCase = /^[a-zäöüß]+$/
const capitalisedWord = /^[A-ZÄÖÜ][a-zäöüß]+$/

const isInfinitive = ({ word, flags }: Stem) =>
  lowerCase.test(word) && word.endsWith('n') && (flags.includes('I') || flags.includes('D'))

/** A word that igerman98 can compare is an adjective, even if it is also a participle (reizend, reizender). */
export const comparedWords = ({ stems }: HunspellDictionary): ReadonlySet<string> =>
  new Set(stems.filter(({ flags }) => flags.includes(comparison)).map(({ word }) => word))

export function addIgerman(
  collected: CollectedReadings,
  dictionary: HunspellDictionary,
  participles: Participles,
): void {
  const verbs = new Set(dictionary.stems.filter(isInfinitive).map(({ word }) => word))
  const late: Derivation[] = []
  expand(
    dictionary,
    (derivation) => {
      const { form, stem } = derivation
      if (capitalisedWord.test(form) && mayBePlural(stem)) late.push(derivation)
      else if (capitalisedWord.test(form)) addNoun(collected, derivation)
      else if (!lowerCase.test(form)) return
      else if (verbs.has(stem.word) && isInfinitive(stem)) addVerb(collected, derivation)
      else if (stem.flags.includes('A')) addAdjective(collected, derivation, participles)
    },
    { keepRule: (rule) => withoutMarks(rule) && /^[A-Z]$/.test(rule.flag) },
  )
  addLate(collected, late)
}

/** The tables know more about a noun than the flags do, so the flags count only where the tables have nothing. */
function addNoun(collected: CollectedReadings, { form, stem, suffix }: Derivation): void {
  if (!capitalisedWord.test(stem.word) || collected.hasPart(listed(form), 'noun')) return
  if (suffix === undefined || nounEndings.has(suffix.flag)) {
    collected.add(form, stem.word, 'noun', nounForm(form, stem.word))
  } else if (suffix.flag === feminine) {
    const singular = form.endsWith('innen') ? form.slice(0, -3) : form
    collected.add(form, singular, 'noun', form === singular ? 'singular' : 'plural')
  } else if (newNoun.has(suffix.flag)) {
    const singular = form.replace(/(?<=ung)en$|(?<=chen)s$/, '')
    collected.add(form, singular, 'noun', nounForm(form, singular))
  }
}

/** Irregular plurals (Riten, Lipide) are stems of their own, without a genitive. They are read with their singulars. */
const mayBePlural = ({ word, flags }: Stem) =>
  /(e|en|er|es|a|i)$/.test(word) && flags.every((flag) => 'Nmij'.includes(flag))

function addLate(collected: CollectedReadings, derivations: readonly Derivation[]): void {
  for (const derivation of derivations) {
    const word = listed(derivation.form)
    if (!collected.hasPart(word, 'noun') && !addInflected(collected, word)) addNoun(collected, derivation)
  }
}

function addVerb(collected: CollectedReadings, derivation: Derivation): void {
  const { form, stem, prefix, suffix } = derivation
  // A prefix makes another verb: ver+gehen is not a form of gehen.
  const lemma = (prefix?.add ?? '') + stem.word
  if (suffix === undefined) collected.add(form, lemma, 'verb', 'infinitive')
  else if (finite.has(suffix.flag)) collected.add(form, lemma, 'verb', 'finite')
  else if (suffix.flag === presentParticiple) collected.add(form, lemma, 'verb', 'present participle')
  else if (suffix.flag === inflectedPastParticiple) collected.add(form, lemma, 'verb', 'past participle')
  else if (newAdjective.has(suffix.flag)) {
    const base = form.replace(/(?<=bar|lich)(e|en|er|es|em)$/, '')
    collected.add(form, base, 'adjective', form === base ? 'base' : 'inflected')
  }
}

function addAdjective(collected: CollectedReadings, derivation: Derivation, participles: Participles): void {
  const { form, stem, prefix, suffix } = derivation
  const lemma = (prefix?.add ?? '') + stem.word
  const kind = adjectiveForm(derivation)
  if (kind === undefined) return
  const grade = gradeOf(collected, listed(lemma))
  if (grade !== undefined) {
    const [base, degree] = grade
    collected.add(form, lemmaOf(collected, base), 'adjective', degree)
    return
  }
  const participle = participles.get(lemma)
  if (participle === undefined) {
    if (suffix === undefined && collected.hasPart(listed(form), 'adjective')) return
    collected.add(form, lemma, 'adjective', kind)
    return
  }
  for (const verb of participle.verbs) {
    if (kind === 'comparative' || kind === 'superlative')
      collected.add(form, lemma, 'adjective', kind, verbEntry(verb))
    else collected.add(form, verb, 'verb', participle.form)
  }
}

const lemmaOf = (collected: CollectedReadings, base: string) =>
  collected.of(base).find(({ pos }) => pos === 'adjective')?.lemma ?? base

function adjectiveForm({ suffix }: Derivation): Form | undefined {
  if (suffix === undefined) return 'base'
  if (suffix.flag === 'A') return 'inflected'
  if (suffix.flag !== comparison) return undefined
  return /st(e|en|er|es|em)?$/.test(suffix.add) ? 'superlative' : 'comparative'
}
