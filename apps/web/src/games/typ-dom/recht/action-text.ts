import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { commonActionText } from '../common-action-text.ts'

/** An action in a few words, for hints and for the side's proposals. */
export function actionText(t: TFunction, { grid }: typDom.RechtView, action: typDom.RechtAction): string {
  switch (action.type) {
    case 'name':
      return t('reName', { word: action.word })
    case 'add':
      return t('reAdd', { stone: action.stone.toUpperCase() })
    case 'buy':
    case 'buy-and-pass':
      return t(`tdBuy_${action.colour}`)
    case 'fulfil':
      return t('reFulfil')
    case 'fail':
      return t('reFail')
    default:
      return commonActionText(t, grid, action)
  }
}
