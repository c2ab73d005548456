import { abrahaminetz as rules } from '@estocade/games'
import type { TFunction } from 'i18next'
import type { Put } from './making.ts'

/** An action in a few words, for hints and for the side's proposals. */
export function actionText(t: TFunction, rack: rules.Rack, action: rules.Action): string {
  switch (action.type) {
    case 'lay':
      return rules.wordOn(rules.rackAfter(rack, action))
    case 'choose':
      return action.cards.toUpperCase()
    case 'exchange':
      return t('labelled', { label: t('abrExchange'), value: action.card })
    case 'decline':
      return t('abrDecline')
    case 'accept':
    case 'challenge':
    case 'pass':
    case 'concede':
      return t(action.type)
  }
}

/** Where a card goes: on which letter, or to a new cell. */
export function placeText(t: TFunction, { as }: Put, lying: string | undefined): string {
  if (lying === undefined) return t('abrNew')
  if (rules.isErased(lying)) return t('abrOnErased')
  if (as === rules.ERASER || as === rules.FACE_DOWN) return t('abrOff', { letter: lying.toUpperCase() })
  return t('abrOn', { letter: lying.toUpperCase() })
}
