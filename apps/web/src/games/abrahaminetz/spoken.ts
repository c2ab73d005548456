import { abrahaminetz as rules } from '@estocade/games'
import type { TFunction } from 'i18next'

/** An event in a sentence; turns, doubts and the result stand in the strip. */
export function spoken(t: TFunction, event: rules.SeenEvent, names: readonly string[]): string | undefined {
  switch (event.type) {
    case 'started':
      return event.words
        .map(({ cards, points, admitted }, seat) =>
          t(admitted ? 'abrSaysStart' : 'abrSaysNoStart', {
            name: names[seat],
            word: cards.toUpperCase(),
            count: points,
          }),
        )
        .join(' ')
    case 'scored':
      return t('abrSaysLaid', { name: names[event.seat], word: event.word, count: event.points })
    case 'passed':
      return t('abrSaysPassed', { name: names[event.seat] })
    case 'exchanged':
      return t('abrSaysExchanged', { name: names[event.seat] })
    case 'dealt':
      return t('abrSaysDealt')
    case 'chose':
      return t('abrSaysChose', { name: names[event.seat] })
    case 'accepted':
      return t('abrSaysAccepted', { name: names[event.seat] })
    case 'conceded':
      return t('abrSaysConceded', { name: names[event.seat] })
    case 'drew':
      return event.cards === null
        ? t('abrSaysDrewHidden', { name: names[event.seat], count: event.count })
        : t('abrSaysDrew', { cards: [...event.cards].map(named).join(' ') })
    case 'challenged':
      return t(event.wrong === undefined ? 'abrSaysRight' : 'abrSaysWrong', { word: event.word })
    default:
      return undefined
  }
}

const named = (card: string): string => (card === rules.JOKER ? '★' : card)
