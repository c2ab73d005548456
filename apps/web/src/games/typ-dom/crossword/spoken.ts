import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { about, spokenInBox, type Table } from '../spoken.ts'

/** An event in a sentence. */
export function spoken(
  t: TFunction,
  event: typDom.CrosswordSeen,
  table: Table,
  points: boolean,
): string | undefined {
  switch (event.type) {
    case 'laid':
      return t(points ? 'saysLaidPoints' : 'tdSaysLaid', {
        ...about(event.seat, table),
        word: event.word,
        count: event.points,
      })
    case 'bought':
      return t('tdSaysBought', { ...about(event.seat, table), count: event.colours.length })
    case 'passed':
      return t('tellPass', about(event.seat, table))
    case 'swapped':
      return t('tdSaysSwapped', { ...about(event.seat, table), letter: event.letter })
    case 'emptied':
      return t('tdSaysEmptied', { ...about(event.seat, table), count: event.points })
    default:
      return spokenInBox(t, event, table)
  }
}
