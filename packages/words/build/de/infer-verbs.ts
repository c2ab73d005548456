import type { Form } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import type { CollectedReadings } from './collected-readings.ts'
import { capitalised, listed } from './word-list.ts'

/** Verbs that no table has, and the forms that the tables leave out. */
export function inferVerbs(collected: CollectedReadings): void {
  for (const word of collected.list) noteInfinitive(collected, word)
  const infinitives = [...collected.list].filter(
    (word) => word.endsWith('n') && collected.hasForm(word, 'verb', 'infinitive'),
  )
  for (const infinitive of infinitives) addWeakForms(collected, verbOf(collected, infinitive))
  addStrongVariants(collected)
  addPrefixedForms(collected, infinitives)
}

/** A present participle or a preterite on the list proves a verb: no other word has such forms. */
function noteInfinitive(collected: CollectedReadings, form: string): void {
  if (form.endsWith('nd')) {
    // `abtuend` is a form of abtun.
    const infinitive = form.slice(0, -1).replace(/tuen$/, 'tun')
    const stem = stemOf(infinitive)
    if (['t', 'et', 'te', 'e'].some((ending) => collected.list.has(stem + ending)))
      note(collected, infinitive)
  } else if (form.endsWith('tet') && collected.list.has(form.slice(0, -1))) {
    const stem = form.slice(0, -3)
    note(collected, stem.endsWith('e') ? `${stem}n` : `${stem}en`)
    if (/e[lr]$/.test(stem)) note(collected, `${stem}n`)
  }
}

function note(collected: CollectedReadings, infinitive: string): void {
  if (infinitive.length >= shortestVerb && !collected.hasPart(infinitive, 'verb'))
    collected.add(infinitive, infinitive, 'verb', 'infinitive')
}

/** The verb as it is written: the list has ss for ß. */
const verbOf = (collected: CollectedReadings, infinitive: string) =>
  collected.of(infinitive).find(({ pos, form }) => pos === 'verb' && form === 'infinitive')!.lemma

const stemOf = (infinitive: string) => infinitive.slice(0, infinitive.endsWith('en') ? -2 : -1)

const shortestVerb = 4

const finiteEndings = ['', 'e', 'en', 'st', 'est', 't', 'et', 'te', 'test', 'ten', 'tet', 'ete', 'etest']
/** hecheln: ich hechle. */
const shortEndings = ['e', 'est', 'en', 'et']
const declension = ['', 'e', 'en', 'er', 'es', 'em']

/** This is safe for strong verbs too: a form that is not on the list is not added. */
function addWeakForms(collected: CollectedReadings, infinitive: string): void {
  const stem = stemOf(infinitive)
  for (const ending of finiteEndings) addForm(collected, stem + ending, infinitive, 'finite')
  if (/e[lr]n$/.test(infinitive)) {
    const short = stem.slice(0, -2) + stem.slice(-1)
    for (const ending of shortEndings) addForm(collected, short + ending, infinitive, 'finite')
  }
  for (const ending of declension) {
    addForm(collected, presentParticiple(infinitive) + ending, infinitive, 'present participle')
    for (const participle of pastParticiples(stem)) {
      addForm(collected, participle + ending, infinitive, 'past participle')
    }
  }
  // The infinitive as a noun: des Laufens.
  const genitive = `${infinitive}s`
  if (!collected.has(listed(genitive)))
    collected.add(capitalised(genitive), capitalised(infinitive), 'noun', 'case')
}

/** `abtuend`, but laufend. */
const presentParticiple = (infinitive: string) => `${infinitive.replace(/tun$/, 'tuen')}d`

const withoutGe = /^(be|ent|emp|er|ge|ver|zer|miss|über|unter|um|durch|hinter|wider|voll)|ier$/

/** A participle has no ge- only after certain prefixes and in verbs in -ieren. */
const pastParticiples = (stem: string): string[] =>
  stem.endsWith('tu')
    ? [stem.replace(/tu$/, 'tan'), stem.replace(/tu$/, 'getan')]
    : withoutGe.test(stem)
      ? [`ge${stem}t`, `${stem}t`, `${stem}et`]
      : [`ge${stem}t`, `ge${stem}et`]

function addForm(collected: CollectedReadings, display: string, infinitive: string, form: Form): void {
  const word = listed(display)
  if (collected.list.has(word) && !collected.hasPart(word, 'verb'))
    collected.add(display, infinitive, 'verb', form)
}

const strongEndings = ['', 'e', 'st', 'est', 't', 'et', 'en', 'n']

/** Strong forms vary more than the tables say: flogst and flogest, zöge and zög. */
function addStrongVariants(collected: CollectedReadings): void {
  const strong: [stem: string, lemma: string][] = []
  for (const [word, readings] of collected.read()) {
    for (const { pos, form, lemma, display } of readings) {
      if (pos !== 'verb' || form !== 'finite' || word.startsWith(stemOf(listed(lemma)))) continue
      strong.push([display.replace(/(e|s?t|en)$/, ''), lemma])
    }
  }
  for (const [stem, lemma] of strong) {
    for (const ending of strongEndings) {
      // The tables contain strong forms that nobody uses; they must not be applied to nouns (Straße).
      if (!collected.has(listed(stem + ending))) collected.add(stem + ending, lemma, 'verb', 'finite')
    }
  }
}

/** `an` + `gekeift` is the participle of ankeifen: every form of keifen may have a form with the prefix. */
function addPrefixedForms(collected: CollectedReadings, infinitives: readonly string[]): void {
  const prefixes = prefixesByVerb(new Set(infinitives))
  const bases: Reading[] = []
  for (const [, readings] of collected.read()) {
    for (const reading of readings) {
      if (reading.pos === 'verb' && prefixes.has(listed(reading.lemma))) bases.push(reading)
    }
  }
  for (const { display, lemma, form } of bases) {
    for (const prefix of prefixes.get(listed(lemma))!) {
      addForm(collected, prefix + display, prefix + lemma, form)
      if (form === 'infinitive') addForm(collected, `${prefix}zu${display}`, prefix + lemma, 'inflected')
    }
  }
}

/** Verb → the prefixes it has in other verbs. */
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
