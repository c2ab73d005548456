import { typDom } from '@estocade/games'
import { beside, type Line, line, styled, wrapped } from '../../play/line.ts'
import { placeFrom, placeName } from '../../play/place.ts'
import type { CommandName, Say } from '../../texts/index.ts'
import { act, no, type Reading, type Scene, type Size } from '../terminal-game.ts'
import { drawGrid, gridWidth, type Marks } from './grid-view.ts'
import { rackSpans, rackText } from './rack.ts'

/** What the views of Kreuzwort, Point and Wer behält recht? have in common. */
export interface StoneTable {
  readonly grid: typDom.Grid
  readonly racks: readonly (readonly typDom.Stone[] | null)[]
  readonly held: readonly typDom.ColourCounts[]
  readonly stocks: typDom.ColourCounts
  readonly scores: readonly number[]
  readonly proposal: typDom.Proposal | null
  readonly seats: number
  readonly round: number
}

/** The panel beside the table needs so many columns. */
const PANEL = 24
const NARROW = 60

/** The table, beside or below it the players, under both the own rack. */
export function drawTable<V extends StoneTable>(
  scene: Scene<V>,
  size: Size,
  marks: Marks,
  more: readonly Line[] = [],
): readonly Line[] {
  const { view, me, say } = scene
  const rack = view.racks[me]
  const own =
    rack === null || rack === undefined ? [] : [line(styled('dim', ` ${say('rack')} `), ...rackSpans(rack))]
  const panel = playersPanel(scene)
  if (size.columns < NARROW) {
    const panel = shortPanel(scene, size.columns)
    const rows = size.rows - panel.length - own.length - more.length - 2
    return [...drawGrid(view.grid, { ...size, rows }, marks), ...panel, ...more, ...own]
  }
  const columns = gridWidth(size.columns - PANEL)
  const rows = size.rows - own.length - more.length - 2
  return [
    ...beside(drawGrid(view.grid, { ...size, columns, rows }, marks), panel, columns + 1),
    ...more,
    ...own,
  ]
}

function playersPanel<V extends StoneTable>({ view, names, me, say, table }: Scene<V>): readonly Line[] {
  const acting = new Set(table.duties.map(({ seat }) => seat as number))
  const sides = names.map((name, seat) => {
    const { red, black } = view.held[seat]!
    const short = [...name].slice(0, 10).join('').padEnd(10)
    return line(
      acting.has(seat) ? '▸' : ' ',
      styled(seat === me ? 'mine' : 'rival', short),
      styled('bold', `${view.scores[seat]}`.padStart(4)),
      ' ',
      styled('red', `${red}`),
      '+',
      styled('black', `${black}`),
    )
  })
  const { red, black } = view.stocks
  return [
    ...sides,
    line(styled('dim', ` ${say('stocks')} `), styled('red', `${red}`), '+', styled('black', `${black}`)),
  ]
}

/** Where there is little room: all players in as few lines as they need. */
const shortPanel = <V extends StoneTable>({ view, names }: Scene<V>, columns: number): readonly Line[] => {
  const counts = ({ red, black }: typDom.ColourCounts) => `${red}+${black}`
  const sides = names.map((name, seat) => `${name} ${view.scores[seat]} (${counts(view.held[seat]!)})`)
  return wrapped([...sides, counts(view.stocks)].join(' · '), columns - 1).map((text) =>
    line(styled('dim', text)),
  )
}

/** The table in sentences: every word with its place, the racks, the stocks. */
export function tellTable<V extends StoneTable>({ view, names, me, say }: Scene<V>): readonly string[] {
  const words = typDom
    .runsOf(view.grid)
    .map((run) => `${run.word} ${placeName(run)} ${say(run.direction)}`)
    .join(', ')
  const players = names
    .map((name, seat) => `${name} ${view.scores[seat]} (${say('stonesHeld', countsOf(view.held[seat]!))})`)
    .join(', ')
  const rack = view.racks[me]
  return [
    `${players}. ${say('stocks')} ${say('stonesHeld', countsOf(view.stocks))}.`,
    words === '' ? say('tableEmpty') : say('tableHolds', { words }),
    ...(rack === null || rack === undefined ? [] : [`${say('rack')} ${rackText(say, rack)}`]),
  ]
}

const countsOf = ({ red, black }: typDom.ColourCounts) => ({ red, black })

/** Whether this seat is asked about a house word. */
export const mustAnswer = ({ proposal }: Pick<StoneTable, 'proposal'>, me: number): boolean =>
  proposal !== null && proposal.by !== me && me >= 0 && !proposal.consents.some((seat) => seat === me)

/** Commands that the four games share. */
export function commonCommand(
  { view, me, say }: Scene<Pick<StoneTable, 'proposal'>>,
  name: CommandName,
  rest: string,
): Reading | undefined {
  switch (name) {
    case 'ready':
      return act({ type: 'ready' })
    case 'propose':
      return rest === '' ? no(say('does_propose')) : act({ type: 'propose', word: rest })
    case 'yes':
    case 'no':
      return mustAnswer(view, me)
        ? act({ type: 'answer', word: view.proposal!.word, consent: name === 'yes' })
        : undefined
    case 'jolly': {
      const cell = placeFrom(rest.trim())
      return cell === undefined ? no(say('does_jolly')) : act({ type: 'swap', ...cell })
    }
    default:
      return undefined
  }
}

/** In words what these games have in common. */
export function commonDescribe(
  say: Say,
  action: typDom.HouseWordAction | { readonly type: 'ready' | 'pass' | 'concede' },
): string {
  switch (action.type) {
    case 'propose':
      return `/${say.command('propose')} ${action.word}`
    case 'answer':
      return `/${say.command(action.consent ? 'yes' : 'no')} ${action.word}`
    default:
      return `/${say.command(action.type)}`
  }
}

/** What happened, for the events that these games share. */
export function commonEvent(
  say: Say,
  names: readonly string[],
  event: { readonly type: string },
): string | undefined {
  const { seat, word } = event as { readonly seat?: number; readonly word?: string }
  const name = seat === undefined ? '' : names[seat]!
  switch (event.type) {
    case 'passed':
      return say('passes', { name })
    case 'swapped': {
      const { letter, ...cell } = event as unknown as typDom.Cell & { readonly letter: string }
      return say('takesJolly', { name, letter, place: placeName(cell) })
    }
    case 'bought': {
      const { stones, colours } = event as unknown as {
        readonly stones: readonly string[] | null
        readonly colours: readonly typDom.Colour[]
      }
      const bought = stones === null ? colours.map((colour) => say(colour)) : stones
      return say('buys', { name, stones: bought.join(' ') })
    }
    case 'left':
      return say('concedes', { name })
    case 'proposed':
      return say('proposes', { name, word: word! })
    case 'consented':
      return say('agrees', { name })
    case 'declined':
      return say('refuses', { name })
    case 'adopted':
      return say('adopted', { word: word! })
    case 'settled':
      return settledLine(say, names, event)
    default:
      return undefined
  }
}

function settledLine(say: Say, names: readonly string[], event: { readonly type: string }): string {
  const { settlement, points } = event as {
    readonly settlement?: { readonly changes: readonly number[] }
    readonly points?: readonly number[]
  }
  const changes = settlement?.changes ?? points ?? []
  const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`)
  return say('settled', {
    changes: names.map((name, seat) => `${name} ${signed(changes[seat] ?? 0)}`).join(', '),
  })
}
