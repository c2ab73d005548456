import type { Form } from '../../src/index.ts'
import type { Analyses } from './analyses.ts'
import { plainVowel } from './infer-adjectives.ts'
import { capitalised, spelledLike } from './word-list.ts'
import type { Writings } from './writings.ts'

/** Endings of nouns and what they make of a nominative singular, longest first. */
const inflections: readonly (readonly [string, Form])[] = [
  ['ses', 'case'],
  ['sen', 'plural'],
  ['nen', 'plural'],
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
/** These go with an umlaut: Bälger, Ställe. */
const umlautEndings = new Set(['er', 'ern', 'e', 'en', 'n'])

/** Words not read as nouns that have a genitive: only a noun, or an adjective, has one. */
export function* possibleNouns(analyses: Analyses): Generator<string> {
  for (const [word, readings] of analyses.read()) {
    if (readings.some(({ pos }) => pos !== 'verb')) continue
    if (analyses.list.has(`${word}s`) || analyses.list.has(`${word}es`)) yield word
  }
}

/**
 * Nouns that no table has: words with a genitive that are also written with a capital (der Karst, ihr
 * karst), and those without any reading that have only a capital or inflect a noun.
 */
export function inferNouns(analyses: Analyses, writings: Writings, possible: readonly string[]): void {
  for (const word of possible) {
    if (writings.capital.has(word)) analyses.add(capitalised(word), capitalised(word), 'noun', 'singular')
  }
  for (const word of analyses.open()) {
    if (addInflected(analyses, word)) continue
    if (writings.capital.has(word) && !writings.small.has(word)) {
      analyses.add(capitalised(word), capitalised(word), 'noun', 'singular')
    }
  }
}

/** Reads a word as a form of a noun that is known already. */
export function addInflected(analyses: Analyses, word: string): boolean {
  for (const [ending, form] of inflections) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    const lemma =
      singular(analyses, stem) ??
      (umlautEndings.has(ending) ? singular(analyses, plainVowel(stem)) : undefined)
    if (lemma === undefined) continue
    analyses.add(capitalised(spelledLike(word, lemma)), lemma, 'noun', form)
    return true
  }
  return addForeignPlural(analyses, word)
}

function singular(analyses: Analyses, word: string): string | undefined {
  if (word.length < 2) return undefined
  return analyses.of(word).find(({ pos, form }) => pos === 'noun' && form === 'singular')?.lemma
}

/** Learned words change their ending: Utopismus, Utopismen; Thorax, Thoraces. */
const foreignPlurals: readonly (readonly [RegExp, readonly string[]])[] = [
  [/en$/, ['us', 'um', 'on', 'a', 'is', 'os']],
  [/i$/, ['us', 'o', 'e']],
  [/a$/, ['um', 'on']],
  [/ata$/, ['a']],
  [/ces$/, ['x']],
  [/ien$/, ['e', 'ium', 'us']],
]
const shortestForeignPlural = 5

function addForeignPlural(analyses: Analyses, word: string): boolean {
  if (word.length < shortestForeignPlural) return false
  for (const [ending, singulars] of foreignPlurals) {
    if (!ending.test(word)) continue
    for (const other of singulars) {
      const lemma = singular(analyses, word.replace(ending, other))
      if (lemma === undefined) continue
      analyses.add(capitalised(word), lemma, 'noun', 'plural')
      return true
    }
  }
  return false
}
