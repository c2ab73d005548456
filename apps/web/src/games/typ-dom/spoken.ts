import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'

/** What the games of the box have in common to tell. Turns, settlements and results tell of themselves where they stand. */
export function spokenInBox(
  t: TFunction,
  event: typDom.CrosswordSeen | typDom.RechtSeen | typDom.PrestoSeen,
  names: readonly string[],
): string | undefined {
  switch (event.type) {
    case 'dealt':
      return t('tdSaysDealt', { round: event.round })
    case 'readied':
      return t('tdSaysReady', { name: names[event.seat] })
    case 'proposed':
      return t('tdConsentTitle', { name: names[event.seat], word: event.word })
    case 'consented':
      return t('tdSaysConsented', { name: names[event.seat], word: event.word })
    case 'adopted':
      return t('tdSaysAdopted', { word: event.word })
    case 'declined':
      return t('tdSaysDeclined', { word: event.word })
    default:
      return undefined
  }
}
