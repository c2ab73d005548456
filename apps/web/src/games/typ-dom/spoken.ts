import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { toYou } from '../../table/to-you.ts'

/** Who sits where, and which seat is the player's own. */
export interface Table {
  readonly names: readonly string[]
  readonly me: number | undefined
}

/** The parameters of a sentence about a seat; the player's own seat selects the sentence with "you". */
export const about = (seat: number, { names, me }: Table) => ({ name: names[seat], ...toYou(seat, me) })

/** Sentences of the events that all games of the box have. Turns, settlements and results have their own texts. */
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
    case 'left':
      return leavingText(t, event, table)
    default:
      return undefined
  }
}

/** T14: who left, why, and what the rack will cost in this round. */
function leavingText(
  t: TFunction,
  { seat, by, price = 0 }: { readonly seat: number; readonly by: string; readonly price?: number },
  table: Table,
): string {
  const left = t(by === 'time' ? 'tellLeftTime' : 'tellConcede', about(seat, table))
  return price > 0 ? `${left} ${t('tellLeftPays', { count: price })}` : left
}
