import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { commonActionText } from '../common-action-text.ts'

/** An action in a few words, for hints and for the side's proposals. */
export function actionText(t: TFunction, grid: typDom.Grid, action: typDom.CrosswordAction): ReactNode {
  switch (action.type) {
    case 'lay': {
      const { row, col, direction } = action
      // The table shows no numbers of rows; only those who hear the table know them.
      return (
        <>
          {typDom.wordOf(grid, action)}
          <span className="unseen">{t(`tdSpoken_${direction}`, { word: '', row, col })}</span>
        </>
      )
    }
    case 'buy':
      return t('labelled', {
        label: t('tdBuy'),
        value: action.colours.map((colour) => t(`tdColour_${colour}`)).join(', '),
      })
    default:
      return commonActionText(t, grid, action)
  }
}
