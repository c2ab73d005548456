import type { Form } from '../../src/index.ts'
import {
  type Derivation,
  expand,
  type HunspellDictionary,
  type Stem,
  withoutMarks,
} from '../hunspell/index.ts'
import { type Analyses, verbEntry } from './analyses.ts'
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

/** What igerman98 compares is an adjective, though it be a participle too (reizend, reizender). */
export const comparedWords = ({ stems }: HunspellDictionary): ReadonlySet<string> =>
  new Set(stems.filter(({ flags }) => flags.includes(comparison)).map(({ word }) => word))

export function addIgerman(
  analyses: Analyses,
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
      else if (capitalisedWord.test(form)) addNoun(analyses, derivation)
      else if (!lowerCase.test(form)) return
      else if (verbs.has(stem.word) && isInfinitive(stem)) addVerb(analyses, derivation)
      else if (stem.flags.includes('A')) addAdjective(analyses, derivation, participles)
    },
    { keepRule: (rule) => withoutMarks(rule) && /^[A-Z]$/.test(rule.flag) },
  )
  addLate(analyses, late)
}

/** The tables know more of a noun than the flags do: these count only where the tables are silent. */
function addNoun(analyses: Analyses, { form, stem, suffix }: Derivation): void {
  if (!capitalisedWord.test(stem.word) || analyses.hasPart(listed(form), 'noun')) return
  if (suffix === undefined || nounEndings.has(suffix.flag)) {
    analyses.add(form, stem.word, 'noun', nounForm(form, stem.word))
  } else if (suffix.flag === feminine) {
    const singular = form.endsWith('innen') ? form.slice(0, -3) : form
    analyses.add(form, singular, 'noun', form === singular ? 'singular' : 'plural')
  } else if (newNoun.has(suffix.flag)) {
    const singular = form.replace(/(?<=ung)en$|(?<=chen)s$/, '')
    analyses.add(form, singular, 'noun', nounForm(form, singular))
  }
}

/** Irregular plurals (Riten, Lipide) are stems of their own, without a genitive: read when their singulars are. */
const mayBePlural = ({ word, flags }: Stem) =>
  /(e|en|er|es|a|i)$/.test(word) && flags.every((flag) => 'Nmij'.includes(flag))

function addLate(analyses: Analyses, derivations: readonly Derivation[]): void {
  for (const derivation of derivations) {
    const word = listed(derivation.form)
    if (!analyses.hasPart(word, 'noun') && !addInflected(analyses, word)) addNoun(analyses, derivation)
  }
}

function addVerb(analyses: Analyses, derivation: Derivation): void {
  const { form, stem, prefix, suffix } = derivation
  // A prefix makes another verb: ver+gehen is no form of gehen.
  const lemma = (prefix?.add ?? '') + stem.word
  if (suffix === undefined) analyses.add(form, lemma, 'verb', 'infinitive')
  else if (finite.has(suffix.flag)) analyses.add(form, lemma, 'verb', 'finite')
  else if (suffix.flag === presentParticiple) analyses.add(form, lemma, 'verb', 'present participle')
  else if (suffix.flag === inflectedPastParticiple) analyses.add(form, lemma, 'verb', 'past participle')
  else if (newAdjective.has(suffix.flag)) {
    const base = form.replace(/(?<=bar|lich)(e|en|er|es|em)$/, '')
    analyses.add(form, base, 'adjective', form === base ? 'base' : 'inflected')
  }
}

function addAdjective(analyses: Analyses, derivation: Derivation, participles: Participles): void {
  const { form, stem, prefix, suffix } = derivation
  const lemma = (prefix?.add ?? '') + stem.word
  const kind = adjectiveForm(derivation)
  if (kind === undefined) return
  const grade = gradeOf(analyses, listed(lemma))
  if (grade !== undefined) {
    const [base, degree] = grade
    analyses.add(form, lemmaOf(analyses, base), 'adjective', degree)
    return
  }
  const participle = participles.get(lemma)
  if (participle === undefined) {
    if (suffix === undefined && analyses.hasPart(listed(form), 'adjective')) return
    analyses.add(form, lemma, 'adjective', kind)
    return
  }
  for (const verb of participle.verbs) {
    if (kind === 'comparative' || kind === 'superlative')
      analyses.add(form, lemma, 'adjective', kind, verbEntry(verb))
    else analyses.add(form, verb, 'verb', participle.form)
  }
}

const lemmaOf = (analyses: Analyses, base: string) =>
  analyses.of(base).find(({ pos }) => pos === 'adjective')?.lemma ?? base

function adjectiveForm({ suffix }: Derivation): Form | undefined {
  if (suffix === undefined) return 'base'
  if (suffix.flag === 'A') return 'inflected'
  if (suffix.flag !== comparison) return undefined
  return /st(e|en|er|es|em)?$/.test(suffix.add) ? 'superlative' : 'comparative'
}
