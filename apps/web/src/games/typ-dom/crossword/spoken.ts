import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { spokenInBox } from '../spoken.ts'

/** An event in a sentence. */
export function spoken(
  t: TFunction,
  event: typDom.CrosswordSeen,
  names: readonly string[],
  points: boolean,
): string | undefined {
  switch (event.type) {
    case 'laid':
      return t(points ? 'tdSaysLaidPoints' : 'tdSaysLaid', {
        name: names[event.seat],
        word: event.word,
        count: event.points,
      })
    case 'bought':
      return t('tdSaysBought', { name: names[event.seat], count: event.colours.length })
    case 'passed':
      return t('abrSaysPassed', { name: names[event.seat] })
    case 'swapped':
      return t('tdSaysSwapped', { name: names[event.seat], letter: event.letter })
    case 'emptied':
      return t('tdSaysEmptied', { name: names[event.seat], count: event.points })
    default:
      return spokenInBox(t, event, names)
  }
}
