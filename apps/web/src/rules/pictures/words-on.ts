import { typDom } from '@estocade/games'

/** The words on the table, for screen readers. */
export const wordsOn = (grid: typDom.Grid): string =>
  typDom
    .runsOf(grid)
    .map(({ word }) => word)
    .join(', ')
