import { createRequire } from 'node:module'
import { type Alphabet, alphabets, judge, wordList } from '@estocade/words'

const require = createRequire(import.meta.url)

/** The list that the oracles were made with: without accents, upper case, A–Z only, 2 to 15 letters, unique, sorted. */
export function oracleWords(language: 'fr' | 'en'): readonly string[] {
  const name = language === 'fr' ? 'an-array-of-french-words' : 'an-array-of-english-words'
  const list = require(name) as readonly string[]
  const normalised = list.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
  return [...new Set(normalised.filter((word) => /^[A-Z]{2,15}$/.test(word)))].sort()
}

export const judgeOf = (words: Iterable<string>, alphabet: Alphabet = alphabets.de) =>
  judge(wordList([...words].join('\n'), alphabet).lexicon, { classes: 'open' })
