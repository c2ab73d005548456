import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'

type Common = Extract<
  typDom.CrosswordAction,
  { readonly type: 'swap' | 'propose' | 'answer' | 'ready' | 'pass' | 'concede' }
>

/** Texts of the actions that Kreuzwort, Point and Wer behält recht? have in common. */
export function commonActionText(t: TFunction, grid: typDom.Grid, action: Common): string {
  switch (action.type) {
    case 'swap':
      return t('tdSwap', { letter: typDom.stoneAt(grid, action.row, action.col)?.toUpperCase() ?? '' })
    case 'propose':
      return t('tdPropose', { word: action.word })
    case 'answer':
      return action.consent ? t('tdConsentYes', { word: action.word }) : t('tdConsentNo')
    case 'ready':
      return t('tdNextRound')
    case 'pass':
    case 'concede':
      return t(action.type)
  }
}
