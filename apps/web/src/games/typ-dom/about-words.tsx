import { typDom } from '@estocade/games'
import { LaidWord } from '../../table/laid-word.tsx'

interface AboutWordsProps {
  readonly grid: typDom.Grid
  readonly cell: typDom.Cell | undefined
  readonly language: string
}

/** The words through a cell, each with a button that opens its explanation. */
export function AboutWords({ grid, cell, language }: AboutWordsProps) {
  if (!cell || typDom.stoneAt(grid, cell.row, cell.col) === undefined) return null
  const words = (['across', 'down'] as const)
    .map((direction) => typDom.lineThrough(grid, cell, direction).word)
    .filter((word) => word.length > 1)
  return words.map((word) => <LaidWord key={word} word={word} language={language} />)
}
