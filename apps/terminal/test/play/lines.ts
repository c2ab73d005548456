import { type abrahaminetz, type JarnacAction, type JarnacView, typDom } from '@estocade/games'
import type { TableView } from '@estocade/table'
import { layingsOf, rackAfter } from '../../src/games/abrahaminetz/layings.ts'
import { aimsOf, groundSeat, momentOf } from '../../src/games/jarnac/moment.ts'
import { additionsOf, namingsOf } from '../../src/games/typ-dom/naming.ts'
import { placeName } from '../../src/play/place.ts'

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
    case 'kreuzwort':
    case 'point':
      return [crosswordLine(view as unknown as typDom.CrosswordView, action as typDom.CrosswordAction)]
    case 'recht':
      return rechtLines(view as unknown as typDom.RechtView, seat, action as typDom.RechtAction)
    case 'presto':
      return prestoLines(action as typDom.PrestoAction)
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
        return [`/cards ${{ none: '', front: '<', end: '>' }[action.grow]}${action.cards}`]
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

const sign = (direction: typDom.Direction): string => (direction === 'across' ? '>' : 'v')

/** A jolly is marked with a star behind the letter it stands for. */
const marked = (stones: string): string =>
  [...stones].map((stone) => (stone === stone.toUpperCase() ? stone : `${stone.toUpperCase()}*`)).join('')

const colourSigns = (colours: readonly typDom.Colour[]): string =>
  `+${colours.map((colour) => colour[0]).join('')}`

function crosswordLine({ grid }: typDom.CrosswordView, action: typDom.CrosswordAction): string {
  switch (action.type) {
    case 'lay': {
      const letters = [...action.stones].map((stone, k) => {
        const { row, col } = typDom.step(action, action.direction, k)
        return stone === '.' ? typDom.stoneAt(grid, row, col)!.toUpperCase() : marked(stone)
      })
      return `${placeName(action)} ${sign(action.direction)} ${letters.join('')}`
    }
    case 'buy':
      return colourSigns(action.colours)
    case 'swap':
      return `/jolly ${placeName(action)}`
    case 'ready':
      return ''
    case 'pass':
      return '.'
    default:
      throw new Error(`No line for ${action.type}`)
  }
}

function rechtLines(view: typDom.RechtView, seat: number, action: typDom.RechtAction): readonly string[] {
  switch (action.type) {
    case 'name': {
      const jolly = action.stone !== action.stone.toUpperCase()
      const ways = namingsOf(view, view.racks[seat]!, action.word, () => true, jolly).filter(
        ({ row, col, stone }) => row === action.row && col === action.col && stone === action.stone,
      )
      const way = ways.findIndex(
        ({ start }) => start.row === action.start.row && start.col === action.start.col,
      )
      const line = `${placeName(action)} ${marked(action.stone)} ${action.word}`
      return ways.length === 1 ? [line] : [line, `${way + 1}`]
    }
    case 'add': {
      const jolly = action.stone !== action.stone.toUpperCase()
      const ways = additionsOf(view, view.racks[seat]!, jolly)
      const way = ways.findIndex(({ row, col }) => row === action.row && col === action.col)
      const line = jolly ? '+*' : '+'
      return ways.length === 1 ? [line] : [line, `${way + 1}`]
    }
    case 'buy':
      return [colourSigns([action.colour])]
    case 'fulfil':
    case 'fail':
    case 'ready':
      return ['']
    case 'swap':
      return [`/jolly ${placeName(action)}`]
    case 'pass':
      return ['.']
    default:
      throw new Error(`No line for ${action.type}`)
  }
}

function prestoLines(action: typDom.PrestoAction): readonly string[] {
  switch (action.type) {
    case 'claim': {
      const { bench } = action
      const words = typDom.runsOf(bench).map((run) => {
        const stones = typDom.cellsOfRun(run).map(({ row, col }) => marked(typDom.stoneAt(bench, row, col)!))
        return `${placeName(run)} ${sign(run.direction)} ${stones.join('')}`
      })
      return [...words, 'fertig']
    }
    case 'give-up':
      return ['/giveup']
    case 'ready':
      return ['']
    default:
      throw new Error(`No line for ${action.type}`)
  }
}
