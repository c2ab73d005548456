import { typDom } from '@estocade/games'

/** The words on the table, or the stones as long as they form none; for screen readers. */
export function wordsOn(grid: typDom.Grid): string {
  const words = typDom.runsOf(grid).map(({ word }) => word)
  return (words.length > 0 ? words : Object.values(grid).map((stone) => stone.toUpperCase())).join(', ')
}
