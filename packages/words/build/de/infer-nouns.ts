import type { Form } from '../../src/index.ts'
import type { CollectedReadings } from './collected-readings.ts'
import { plainVowel } from './infer-adjectives.ts'
import { capitalised, spelledLike } from './word-list.ts'
import type { Writings } from './writings.ts'

/** Endings of nouns, and the form of the nominative singular that each makes, longest first. */
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
/** These endings come with an umlaut: Bälger, Ställe. */
const umlautEndings = new Set(['er', 'ern', 'e', 'en', 'n'])

/** Words that are not read as nouns but have a genitive: only nouns and adjectives have one. */
export function* possibleNouns(collected: CollectedReadings): Generator<string> {
  for (const [word, readings] of collected.read()) {
    if (readings.some(({ pos }) => pos !== 'verb')) continue
    if (collected.list.has(`${word}s`) || collected.list.has(`${word}es`)) yield word
  }
}

/**
 * Nouns that no table has: words with a genitive that are also written with a capital (der Karst, ihr karst), and
 * words without any reading that are only written with a capital or that inflect a noun.
 */
export function inferNouns(
  collected: CollectedReadings,
  writings: Writings,
  possible: readonly string[],
): void {
  for (const word of possible) {
    if (writings.capital.has(word)) collected.add(capitalised(word), capitalised(word), 'noun', 'singular')
  }
  for (const word of collected.open()) {
    if (addInflected(collected, word)) continue
    if (writings.capital.has(word) && !writings.small.has(word)) {
      collected.add(capitalised(word), capitalised(word), 'noun', 'singular')
    }
  }
}

/** Reads a word as a form of a noun that is known already. */
export function addInflected(collected: CollectedReadings, word: string): boolean {
  for (const [ending, form] of inflections) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    const lemma =
      singular(collected, stem) ??
      (umlautEndings.has(ending) ? singular(collected, plainVowel(stem)) : undefined)
    if (lemma === undefined) continue
    collected.add(capitalised(spelledLike(word, lemma)), lemma, 'noun', form)
    return true
  }
  return addForeignPlural(collected, word)
}

function singular(collected: CollectedReadings, word: string): string | undefined {
  if (word.length < 2) return undefined
  return collected.of(word).find(({ pos, form }) => pos === 'noun' && form === 'singular')?.lemma
}

/** Learned words replace their ending: Utopismus, Utopismen; Thorax, Thoraces. */
const foreignPlurals: readonly (readonly [RegExp, readonly string[]])[] = [
  [/en$/, ['us', 'um', 'on', 'a', 'is', 'os']],
  [/i$/, ['us', 'o', 'e']],
  [/a$/, ['um', 'on']],
  [/ata$/, ['a']],
  [/ces$/, ['x']],
  [/ien$/, ['e', 'ium', 'us']],
]
const shortestForeignPlural = 5

function addForeignPlural(collected: CollectedReadings, word: string): boolean {
  if (word.length < shortestForeignPlural) return false
  for (const [ending, singulars] of foreignPlurals) {
    if (!ending.test(word)) continue
    for (const other of singulars) {
      const lemma = singular(collected, word.replace(ending, other))
      if (lemma === undefined) continue
      collected.add(capitalised(word), lemma, 'noun', 'plural')
      return true
    }
  }
  return false
}
