import type { abrahaminetz, JarnacAction, JarnacView } from '@estocade/games'
import type { TableView } from '@estocade/table'
import { layingsOf, rackAfter } from '../../src/play/faces/abrahaminetz/layings.ts'
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
    case 'abrahaminetz':
      return abrahaminetzLines(view as unknown as abrahaminetz.View, seat, action as abrahaminetz.Action)
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

function abrahaminetzLines(
  view: abrahaminetz.View,
  seat: number,
  action: abrahaminetz.Action,
): readonly string[] {
  switch (action.type) {
    case 'lay': {
      const word = rackAfter(view.rack, action).replaceAll(/[_#]/g, '').toUpperCase()
      const ways = layingsOf(view, view.hands[seat]!, word)
      const way = ways.findIndex(({ cards, grow }) => cards === action.cards && grow === action.grow)
      if (way < 0 || way > 8)
        return [`/cards ${action.grow === 'none' ? '' : `${action.grow} `}${action.cards}`]
      // Typing the word is enough; where it can be made in several ways, a number chooses.
      return ways.length === 1 ? [word.toLowerCase()] : [word.toLowerCase(), `${way + 1}`]
    }
    case 'choose':
      return [action.cards.toLowerCase()]
    case 'exchange':
      return [`/exchange ${action.card}`]
    case 'decline':
      return ['/none']
    case 'pass':
      return ['.']
    default:
      return [`/${action.type}`]
  }
}
