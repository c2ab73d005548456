import type { Form } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import type { Analyses } from './analyses.ts'
import { capitalised, listed } from './word-list.ts'

/** Verbs that no table has, and the forms that the tables leave out. */
export function inferVerbs(analyses: Analyses): void {
  for (const word of analyses.list) noteInfinitive(analyses, word)
  const infinitives = [...analyses.list].filter(
    (word) => word.endsWith('n') && analyses.hasForm(word, 'verb', 'infinitive'),
  )
  for (const infinitive of infinitives) addWeakForms(analyses, verbOf(analyses, infinitive))
  addStrongVariants(analyses)
  addPrefixedForms(analyses, infinitives)
}

/** The list gives a verb away by its present participle or its preterite: nothing else has such forms. */
function noteInfinitive(analyses: Analyses, form: string): void {
  if (form.endsWith('nd')) {
    const infinitive = form.slice(0, -1)
    const stem = stemOf(infinitive)
    if (['t', 'et', 'te', 'e'].some((ending) => analyses.list.has(stem + ending))) note(analyses, infinitive)
  } else if (form.endsWith('tet') && analyses.list.has(form.slice(0, -1))) {
    const stem = form.slice(0, -3)
    note(analyses, stem.endsWith('e') ? `${stem}n` : `${stem}en`)
    if (/e[lr]$/.test(stem)) note(analyses, `${stem}n`)
  }
}

function note(analyses: Analyses, infinitive: string): void {
  if (infinitive.length >= shortestVerb && !analyses.hasPart(infinitive, 'verb'))
    analyses.add(infinitive, infinitive, 'verb', 'infinitive')
}

/** The verb as it is written: the list has ss for ß. */
const verbOf = (analyses: Analyses, infinitive: string) =>
  analyses.of(infinitive).find(({ pos, form }) => pos === 'verb' && form === 'infinitive')!.lemma

const stemOf = (infinitive: string) => infinitive.slice(0, infinitive.endsWith('en') ? -2 : -1)

const shortestVerb = 4

const finiteEndings = ['', 'e', 'en', 'st', 'est', 't', 'et', 'te', 'test', 'ten', 'tet', 'ete', 'etest']
/** hecheln: ich hechle. */
const shortEndings = ['e', 'est', 'en', 'et']
const declension = ['', 'e', 'en', 'er', 'es', 'em']

/** Strong verbs lose nothing by this: a form that the list does not have is not added. */
function addWeakForms(analyses: Analyses, infinitive: string): void {
  const stem = stemOf(infinitive)
  for (const ending of finiteEndings) addForm(analyses, stem + ending, infinitive, 'finite')
  if (/e[lr]n$/.test(infinitive)) {
    const short = stem.slice(0, -2) + stem.slice(-1)
    for (const ending of shortEndings) addForm(analyses, short + ending, infinitive, 'finite')
  }
  for (const ending of declension) {
    addForm(analyses, `${infinitive}d${ending}`, infinitive, 'present participle')
    for (const participle of pastParticiples(stem)) {
      addForm(analyses, participle + ending, infinitive, 'past participle')
    }
  }
  // The infinitive as a noun: des Laufens.
  const genitive = `${infinitive}s`
  if (!analyses.has(listed(genitive)))
    analyses.add(capitalised(genitive), capitalised(infinitive), 'noun', 'case')
}

const withoutGe = /^(be|ent|emp|er|ge|ver|zer|miss|über|unter|um|durch|hinter|wider|voll)|ier$/

/** Without ge- only after the prefixes that can do without it and in the verbs in -ieren. */
const pastParticiples = (stem: string): string[] =>
  withoutGe.test(stem) ? [`ge${stem}t`, `${stem}t`, `${stem}et`] : [`ge${stem}t`, `ge${stem}et`]

function addForm(analyses: Analyses, display: string, infinitive: string, form: Form): void {
  const word = listed(display)
  if (analyses.list.has(word) && !analyses.hasPart(word, 'verb'))
    analyses.add(display, infinitive, 'verb', form)
}

const strongEndings = ['', 'e', 'st', 'est', 't', 'et', 'en', 'n']

/** Strong forms vary more than the tables say: flogst and flogest, zöge and zög. */
function addStrongVariants(analyses: Analyses): void {
  const strong: [stem: string, lemma: string][] = []
  for (const [word, readings] of analyses.read()) {
    for (const { pos, form, lemma, display } of readings) {
      if (pos !== 'verb' || form !== 'finite' || word.startsWith(stemOf(listed(lemma)))) continue
      strong.push([display.replace(/(e|s?t|en)$/, ''), lemma])
    }
  }
  for (const [stem, lemma] of strong) {
    for (const ending of strongEndings) {
      // The tables hold strong forms that nobody uses; they must not spread to nouns (Straße).
      if (!analyses.has(listed(stem + ending))) analyses.add(stem + ending, lemma, 'verb', 'finite')
    }
  }
}

/** `an` + `gekeift` is the participle of ankeifen: every form of keifen may have a prefixed one. */
function addPrefixedForms(analyses: Analyses, infinitives: readonly string[]): void {
  const prefixes = prefixesByVerb(new Set(infinitives))
  const bases: Reading[] = []
  for (const [, readings] of analyses.read()) {
    for (const reading of readings) {
      if (reading.pos === 'verb' && prefixes.has(listed(reading.lemma))) bases.push(reading)
    }
  }
  for (const { display, lemma, form } of bases) {
    for (const prefix of prefixes.get(listed(lemma))!) {
      addForm(analyses, prefix + display, prefix + lemma, form)
      if (form === 'infinitive') addForm(analyses, `${prefix}zu${display}`, prefix + lemma, 'inflected')
    }
  }
}

/** Verb → what stands before it in other verbs. */
function prefixesByVerb(infinitives: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const prefixes = new Map<string, string[]>()
  for (const verb of infinitives) {
    for (let at = 2; at <= verb.length - shortestVerb; at++) {
      const base = verb.slice(at)
      if (!infinitives.has(base)) continue
      const known = prefixes.get(base)
      if (known === undefined) prefixes.set(base, [verb.slice(0, at)])
      else known.push(verb.slice(0, at))
    }
  }
  return prefixes
}
