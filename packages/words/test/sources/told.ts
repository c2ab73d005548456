import { expect } from 'vitest'
import type { Harvest } from '../../build/harvest.ts'

/** A word's readings in one line each: `mice < mouse noun plural`. */
export const told = (harvest: Harvest, word: string): readonly string[] =>
  (harvest.words.get(word) ?? []).map(
    ({ display, lemma, pos, form }) => `${display} < ${lemma} ${pos} ${form}`,
  )

const neverWords = new Set(['name', 'abbreviation', 'prefix'])

/** Whether the word has a reading that every rule set except the strictest admits. */
export const isPlayable = (harvest: Harvest, word: string): boolean =>
  (harvest.words.get(word) ?? []).some(({ pos }) => !neverWords.has(pos))

/** How many words can be played, of 3, 4 … 9 tiles and of 2 to 15. */
export function playableCounts(harvest: Harvest): readonly number[] {
  const byLength = new Array<number>(16).fill(0)
  for (const word of harvest.words.keys()) if (isPlayable(harvest, word)) byLength[word.length]!++
  return [...byLength.slice(3, 10), byLength.reduce((sum, count) => sum + count, 0)]
}

/** Expects every count to be within `share` of the count from when the sources were chosen. */
export function expectCounts(counts: readonly number[], expected: readonly number[], share = 0.03): void {
  const off = expected.map((count, at) => Math.abs(counts[at]! / count - 1))
  expect(
    off.filter((difference) => difference > share),
    `counted ${counts.join(' ')}`,
  ).toEqual([])
}
