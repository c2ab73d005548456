import type { JarnacAction, JarnacView } from '@estocade/games'
import type { TableView } from '@estocade/table'
import { aimsOf, groundSeat, momentOf } from '../../src/play/faces/jarnac/moment.ts'

/** What a person types for an action: mostly one line. */
export function lineFor(
  table: TableView,
  seat: number,
  action: { readonly type: string },
): readonly string[] {
  const { view } = table.match!
  switch (table.game) {
    case 'jarnac':
      return [jarnacLine(view as unknown as JarnacView, seat, action as JarnacAction)]
    default:
      throw new Error(`No lines for ${table.game}`)
  }
}

function jarnacLine(view: JarnacView, seat: number, action: JarnacAction): string {
  switch (action.type) {
    case 'take':
      return '+'
    case 'swap':
      return `-${action.letters}`
    case 'lay':
    case 'call': {
      const aims = aimsOf(view, groundSeat(momentOf(view, seat), seat)!, action.word)
      // Typing the word is enough unless it could go to several rows.
      return aims.length === 1 ? action.word.toLowerCase() : `${(action.row ?? -1) + 1} ${action.word}`
    }
    case 'pass':
      return '.'
    case 'decline':
      return '/leave'
    default:
      return `/${action.type}`
  }
}
