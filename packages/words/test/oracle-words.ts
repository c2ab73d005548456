import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The list that the oracles were made with: without accents, upper case, A–Z only, 2 to 15 letters, unique, sorted. */
export function oracleWords(): readonly string[] {
  const list = require('an-array-of-french-words') as readonly string[]
  const normalised = list.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
  return [...new Set(normalised.filter((word) => /^[A-Z]{2,15}$/.test(word)))].sort()
}
