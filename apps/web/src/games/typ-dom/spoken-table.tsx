import { typDom } from '@estocade/games'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Cursor } from './cursor.ts'

interface SpokenTableProps {
  readonly grid: typDom.Grid
  readonly cursor: Cursor | undefined
}

/** The table for screen readers: its words with their positions, and the position of the cursor. */
export function SpokenTable({ grid, cursor }: SpokenTableProps) {
  const { t } = useTranslation()
  const stone = cursor && typDom.stoneAt(grid, cursor.row, cursor.col)
  return (
    <div className="unseen">
      <ul aria-label={t('tdWords')}>
        {typDom.runsOf(grid).map(({ row, col, direction, word }) => (
          <li key={`${row},${col},${direction}`}>{t(`tdSpoken_${direction}`, { word, row, col })}</li>
        ))}
      </ul>
      <p aria-live="polite">
        {cursor &&
          t(`tdCursor_${cursor.direction}`, {
            row: cursor.row,
            col: cursor.col,
            stone: stone?.toUpperCase() ?? t('tdEmpty'),
          })}
      </p>
    </div>
  )
}
