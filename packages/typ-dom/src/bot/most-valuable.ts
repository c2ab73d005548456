import { LYING } from '../placement.ts'
import type { Best, BestSearch } from '../search/index.ts'
import type { Stone, StoneSet } from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'
import { type Aim, HARD } from './candidates.ts'

/** Searches for the word with the highest value now, the same value as that of `valuesOf`, in whole numbers. */
export interface MostValuable extends BestSearch {
  /** The value of laying the whole rack, which no word without all of its stones reaches. */
  all(rack: readonly Stone[]): number
  /** The points of the word if points decide, otherwise 0. */
  pointsIn(found: Best): number
}

/** By table words: a decision asks thousands of times. */
const known = new WeakMap<TableWords, Map<Aim, MostValuable>>()

export function mostValuable(words: TableWords, set: StoneSet, aim: Aim): MostValuable {
  const searches = known.get(words) ?? new Map<Aim, MostValuable>()
  known.set(words, searches)
  const found = searches.get(aim) ?? searchFor(words, set, aim)
  searches.set(aim, found)
  return found
}

/** In a race one stone counts as much as 1 / HARD points; where points decide, a point counts as much as two stones. */
const STONE = { race: 1 / HARD, points: 1 } as const
const POINT = { race: 1, points: 2 } as const

function searchFor(words: TableWords, { points }: StoneSet, aim: Aim): MostValuable {
  const worths = (stone: number) =>
    Object.fromEntries(Object.entries(points).map(([letter, count]) => [letter, stone + POINT[aim] * count]))
  const laid = worths(STONE[aim])
  const search = words.bestBy({ laid, lying: aim === 'points' ? worths(0) : {}, jolly: STONE[aim] })
  return {
    ...search,
    all: (rack) => rack.reduce((sum, stone) => sum + (laid[stone] ?? STONE[aim]), 0),
    pointsIn: ({ placement: { stones }, worth }) =>
      aim === 'race' ? 0 : (worth - STONE[aim] * stones.replaceAll(LYING, '').length) / POINT[aim],
  }
}
