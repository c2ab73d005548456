import type { Language, LexiconId, PartOfSpeech } from '../../src/index.ts'
import { notInPlay } from '../commonness/entries.ts'
import type { Harvest, Reading } from '../harvest.ts'
import { packageJson, packageText } from '../package-file.ts'
import { tilesOf } from '../tiles.ts'
import { coarseGerman } from './coarse-german.ts'
import { hasPart, ownMarks } from './own/index.ts'
import { markedInWordNet } from './wordnet-marks.ts'

/** The file of each language's rated list in the package cuss; it has none for German and Vietnamese. */
const ratedFiles: Partial<Record<Language, string>> = {
  en: 'index.js',
  fr: 'fr.js',
  es: 'es.js',
  it: 'it.js',
}

/** Fills in `harvest.offensive`. */
export function markOffensive(id: LexiconId, harvest: Harvest): void {
  const language = id === 'vi29' ? 'vi' : id
  const spelled = offensiveIn(language)
  const listed = withParticiples(withParts(spelled, language, harvest), harvest)
  for (const [word, readings] of harvest.words)
    if (offends(readings, listed) || isSlurOnly(readings, spelled)) harvest.offensive.add(word)
  // A word without a reading can only be compared by its tiles.
  for (const written of listed) {
    const word = tilesOf(id, written)
    if (word !== undefined && harvest.words.get(word)?.length === 0) harvest.offensive.add(word)
  }
}

/**
 * In some sources participles of listed verbs are entries of their own: ENCULÉ, GEFICKT, SCOPATO. In others a listed
 * participle is only a form of a harmless verb: with TARADO come TARADA, TARADOS and TARADAS.
 */
function withParticiples(listed: ReadonlySet<string>, harvest: Harvest): ReadonlySet<string> {
  const participles = [...harvest.words.values()]
    .flat()
    .filter(({ pos, form }) => pos === 'verb' && form.endsWith('participle'))
  const kind = ({ lemma, form }: Reading) => `${lemma.toLowerCase()} ${form}`
  const kinds = new Set(participles.filter(({ display }) => listed.has(display.toLowerCase())).map(kind))
  const all = new Set(listed)
  for (const reading of participles)
    if (listed.has(reading.lemma.toLowerCase()) || kinds.has(kind(reading)))
      all.add(reading.display.toLowerCase())
  return all
}

/** Compounds and derivations of offensive words: GELDGEIL, `đụ mẹ`. */
function withParts(listed: ReadonlySet<string>, language: Language, harvest: Harvest): ReadonlySet<string> {
  const matches = hasPart(split(ownMarks[language].parts))
  const all = new Set(listed)
  const decided = harmlessIn(language)
  for (const readings of harvest.words.values())
    for (const { lemma } of readings) {
      const written = lemma.toLowerCase()
      if (decided.has(written)) continue
      decided.add(written)
      if (matches(written)) all.add(written)
    }
  return all
}

/** Forms of nouns and adjectives are rarely spelt like other everyday words; forms of verbs often are (VIOLENT). */
const declined: ReadonlySet<PartOfSpeech> = new Set(['noun', 'adjective'])

/** Whether it is spelt as listed, a form of a listed noun or adjective, or a form of listed entries only. */
function offends(readings: readonly Reading[], listed: ReadonlySet<string>): boolean {
  const inPlay = readings.filter(({ pos }) => !notInPlay.has(pos))
  if (inPlay.length === 0) return false
  return (
    inPlay.some(({ display }) => listed.has(display.toLowerCase())) ||
    inPlay.some(({ lemma, pos }) => declined.has(pos) && listed.has(lemma.toLowerCase())) ||
    inPlay.every(({ lemma }) => listed.has(lemma.toLowerCase()))
  )
}

/**
 * A source lists some slurs only as names of an unknown kind (*Negress*), and Typ-Dom admits such names. Parts are not
 * compared: Scunthorpe is a town.
 */
const isSlurOnly = (readings: readonly Reading[], spelled: ReadonlySet<string>): boolean =>
  readings.length > 0 &&
  readings.every(
    ({ pos, form, display }) => pos === 'name' && form === 'unknown' && spelled.has(display.toLowerCase()),
  )

/** The words that two lists have, and those of our own list, without the harmless ones. */
function offensiveIn(language: Language): ReadonlySet<string> {
  const words = new Set([...agreed(language), ...split(ownMarks[language].words)])
  for (const word of harmlessIn(language)) words.delete(word)
  return words
}

/** German has no rated list: a word counts if its only list or the thesaurus's label says so. */
function agreed(language: Language): Iterable<string> {
  if (language === 'de') return [...naughtyWords(language), ...coarseGerman()]
  const lists = [
    new Set(naughtyWords(language)),
    ratedWords(language),
    language === 'en' ? markedInWordNet() : new Set<string>(),
  ]
  const all = new Set(lists.flatMap((list) => [...list]))
  return [...all].filter((word) => lists.filter((list) => list.has(word)).length > 1)
}

const harmlessIn = (language: Language) => new Set(split(ownMarks[language].harmless))

const split = (words: string) =>
  words.split(/\s+/).flatMap((word) => (word === '' ? [] : [word.replaceAll('_', ' ')]))

function naughtyWords(language: Language): readonly string[] {
  if (language === 'vi') return []
  return (packageJson('naughty-words', `${language}.json`) as string[]).map((word) => word.toLowerCase())
}

/** The package has no data file: each list is an object literal whose keys are the words. */
function ratedWords(language: Language): ReadonlySet<string> {
  const file = ratedFiles[language]
  if (file === undefined) return new Set()
  const found = new Set<string>()
  for (const [, quoted, bare, rating] of packageText('cuss', file).matchAll(
    /^ {2}(?:'([^']+)'|(\p{L}+)): (\d)/gmu,
  ))
    if (rating !== '0') found.add((quoted ?? bare)!.toLowerCase())
  return found
}
