import type { Language, LexiconId } from '../../src/index.ts'
import { notInPlay } from '../commonness/entries.ts'
import type { Harvest, Reading } from '../harvest.ts'
import { packageJson, packageText } from '../package-file.ts'
import { tilesOf } from '../tiles.ts'
import { harmless, offensive, offensivePhrases } from './own.ts'

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
  const listed = offensiveIn(language)
  for (const [word, readings] of harvest.words) if (offends(readings, listed)) harvest.offensive.add(word)
  // Words without a reading can only be told by their tiles.
  for (const written of listed) {
    const word = tilesOf(id, written)
    if (word !== undefined && harvest.words.get(word)?.length === 0) harvest.offensive.add(word)
  }
}

/** Spelt as listed, or a form of nothing but listed entries: BITES, but not every form that shares a spelling. */
function offends(readings: readonly Reading[], listed: ReadonlySet<string>): boolean {
  const inPlay = readings.filter(({ pos }) => !notInPlay.has(pos))
  if (inPlay.length === 0) return false
  return (
    inPlay.some(({ display }) => listed.has(display.toLowerCase())) ||
    inPlay.every(({ lemma }) => listed.has(lemma.toLowerCase()))
  )
}

/** What both lists have (the German one alone has no second), and our own; less what is harmless. */
function offensiveIn(language: Language): ReadonlySet<string> {
  const rated = ratedWords(language)
  const naughty = naughtyWords(language)
  const both = rated === undefined ? naughty : naughty.filter((word) => rated.has(word))
  const words = new Set([...both, ...split(offensive[language]), ...(offensivePhrases[language] ?? [])])
  for (const word of split(harmless[language] ?? '')) words.delete(word)
  return words
}

const split = (words: string) => words.split(/\s+/).filter((word) => word !== '')

function naughtyWords(language: Language): readonly string[] {
  if (language === 'vi') return []
  return (packageJson('naughty-words', `${language}.json`) as string[]).map((word) => word.toLowerCase())
}

/** The package has no data file: each list is an object literal whose keys are the words. */
function ratedWords(language: Language): ReadonlySet<string> | undefined {
  const file = ratedFiles[language]
  if (file === undefined) return undefined
  const found = new Set<string>()
  for (const [, quoted, bare, rating] of packageText('cuss', file).matchAll(
    /^ {2}(?:'([^']+)'|(\p{L}+)): (\d)/gmu,
  ))
    if (rating !== '0') found.add((quoted ?? bare)!.toLowerCase())
  return found
}
