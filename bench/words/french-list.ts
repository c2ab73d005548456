import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A free French list: without accents, A–Z, 2 to 15 letters, sorted. Jarnac's oracle was made with it. */
export function frenchList(): readonly string[] {
  const list = require('an-array-of-french-words') as readonly string[]
  const normalised = list.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
  return [...new Set(normalised.filter((word) => /^[A-Z]{2,15}$/.test(word)))].sort()
}
