import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { commonActionText } from '../common-action-text.ts'

/** An action in a few words, for hints and for the side's proposals. */
export function actionText(t: TFunction, grid: typDom.Grid, action: typDom.CrosswordAction): string {
  switch (action.type) {
    case 'lay': {
      const { row, col, direction } = action
      return t(`tdSpoken_${direction}`, { word: typDom.wordOf(grid, action), row, col })
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
