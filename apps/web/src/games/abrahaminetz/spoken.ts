import { abrahaminetz as rules } from '@estocade/games'
import type { TFunction } from 'i18next'
import { toYou } from '../../table/to-you.ts'

/** An event as a sentence; turns, doubts and the result are shown in the strip. */
export function spoken(
  t: TFunction,
  event: rules.SeenEvent,
  names: readonly string[],
  me: number | undefined,
): string | undefined {
  const about = (seat: number) => ({ name: names[seat], ...toYou(seat, me) })
  switch (event.type) {
    case 'started':
      return event.words
        .map(({ cards, points, admitted }, seat) =>
          t(admitted ? 'abrSaysStart' : 'abrSaysNoStart', {
            ...about(seat),
            word: cards.toUpperCase(),
            count: points,
          }),
        )
        .join(' ')
    case 'scored':
      return t('saysLaidPoints', { ...about(event.seat), word: event.word, count: event.points })
    case 'passed':
      return t('tellPass', about(event.seat))
    case 'exchanged':
      return t('abrSaysExchanged', about(event.seat))
    case 'dealt':
      return t('abrSaysDealt')
    case 'chose':
      return t('abrSaysChose', about(event.seat))
    case 'accepted':
      return t('abrSaysAccepted', about(event.seat))
    case 'conceded':
      return t(event.by === 'time' ? 'tellLeftTime' : 'tellConcede', about(event.seat))
    case 'drew':
      return event.cards === null
        ? t('abrSaysDrewHidden', { ...about(event.seat), count: event.count })
        : t('abrSaysDrew', { cards: [...event.cards].map((card) => named(t, card)).join(', ') })
    case 'challenged':
      return t(event.wrong === undefined ? 'abrSaysRight' : 'abrSaysWrong', { word: event.word })
    default:
      return undefined
  }
}

const named = (t: TFunction, card: string): string =>
  card === rules.JOKER ? t('abrCardJoker') : card === rules.ERASER ? t('abrDrawnEraser') : card
