import { typDom } from '@estocade/games'

/** The words that lie there, for those who hear the page. */
export const wordsOn = (grid: typDom.Grid): string =>
  typDom
    .runsOf(grid)
    .map(({ word }) => word)
    .join(', ')
