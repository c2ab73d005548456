import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'

/** An action in a few words: what a hint or the own side proposes. */
export function actionText(t: TFunction, grid: typDom.Grid, action: typDom.CrosswordAction): string {
  switch (action.type) {
    case 'lay': {
      const { row, col, direction } = action
      return t(`tdSpoken_${direction}`, { word: typDom.wordOf(grid, action), row, col })
    }
    case 'buy':
      return `${t('tdBuy')}: ${action.colours.map((colour) => t(`tdColour_${colour}`)).join(', ')}`
    case 'swap':
      return t('tdSwap', { letter: typDom.stoneAt(grid, action.row, action.col)?.toUpperCase() ?? '' })
    case 'propose':
      return t('tdPropose', { word: action.word })
    case 'answer':
      return action.consent ? t('tdConsentYes', { word: action.word }) : t('tdConsentNo')
    case 'ready':
      return t('tdNextRound')
    case 'pass':
      return t('pass')
  }
}
