import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { toYou } from '../../table/to-you.ts'

/** Who sits where, and which seat is the player's own. */
export interface Table {
  readonly names: readonly string[]
  readonly me: number | undefined
}

/** The values of a sentence about a seat; the player's own seat chooses the sentence that says "you". */
export const about = (seat: number, { names, me }: Table) => ({ name: names[seat], ...toYou(seat, me) })

/** Events that the games of the box have in common. Turns, settlements and results are told where they are shown. */
export function spokenInBox(
  t: TFunction,
  event: typDom.CrosswordSeen | typDom.RechtSeen | typDom.PrestoSeen,
  table: Table,
): string | undefined {
  switch (event.type) {
    case 'dealt':
      return t('tdSaysDealt', { round: event.round })
    case 'readied':
      return t('tdSaysReady', about(event.seat, table))
    case 'proposed':
      return t('tdSaysProposed', { ...about(event.seat, table), word: event.word })
    case 'consented':
      return t('tdSaysConsented', { ...about(event.seat, table), word: event.word })
    case 'adopted':
      return t('tdSaysAdopted', { word: event.word })
    case 'declined':
      return t('tdSaysDeclined', { word: event.word })
    default:
      return undefined
  }
}
