import { typDom } from '@estocade/games'
import { change, figure } from '@estocade/texts/numbers'
import { alphabets, type LexiconId } from '@estocade/words'
import { beside, type Line, line, styled, wrapped } from '../../play/line.ts'
import { placeFrom, placeName } from '../../play/place.ts'
import type { CommandName, Say } from '../../texts/index.ts'
import { leavingLine } from '../leaving.ts'
import { letterTable } from '../letter-table.ts'
import { act, type LineMeaning, no, type Scene, type Size } from '../terminal-game.ts'
import { drawGrid, gridWidth, type Marks } from './grid-view.ts'
import { rackLines, rackText, type Values } from './rack.ts'

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
  /** The factor of the round: 2 after a tie, 4 after two. */
  readonly factor: number
  /** Point: what each has won in this round so far. */
  readonly points?: readonly number[]
}

/** The current totals: settled rounds, and in Point also the points of this round. */
export const standings = ({ scores, points }: Pick<StoneTable, 'scores' | 'points'>): readonly number[] =>
  scores.map((score, seat) => score + (points?.[seat] ?? 0))

/** `Round 2 of 3, ×2`. */
export function roundText(say: Say, view: Pick<StoneTable, 'round' | 'factor'>, rounds: number): string {
  const text = `${say('tdPauseWhat', { round: view.round, rounds })}.`
  return view.factor > 1 ? `${text} ${say('tdCountsTimes', { times: view.factor })}` : text
}

/** The number of columns of the panel beside the table. */
const PANEL = 24
const NARROW = 60

/** The table, the players beside or below it, and the player's rack under both. */
export function drawTable<V extends StoneTable>(
  scene: Scene<V>,
  size: Size,
  marks: Marks,
  more: readonly Line[] = [],
  values?: Values,
): readonly Line[] {
  const { view, me, say } = scene
  const rack = view.racks[me]
  const own =
    rack === null || rack === undefined ? [] : rackLines(` ${say('rack')} `, rack, values, size.columns)
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
      styled('bold', figure(standings(view)[seat]!).padStart(4)),
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

/** For small screens: all players in as few lines as possible. */
const shortPanel = <V extends StoneTable>({ view, names }: Scene<V>, columns: number): readonly Line[] => {
  const counts = ({ red, black }: typDom.ColourCounts) => `${red}+${black}`
  const sides = names.map(
    (name, seat) => `${name} ${figure(standings(view)[seat]!)} (${counts(view.held[seat]!)})`,
  )
  return wrapped([...sides, counts(view.stocks)].join(' · '), columns - 1).map((text) =>
    line(styled('dim', text)),
  )
}

/** The table in sentences: every word with its place, the racks, the stocks. */
export function tellTable<V extends StoneTable>(
  { view, names, me, say }: Scene<V>,
  values?: Values,
): readonly string[] {
  const words = wordsOnTable(view.grid, say).join(', ')
  const players = names
    .map((name, seat) => `${name} ${figure(standings(view)[seat]!)} (${stonesText(say, view.held[seat]!)})`)
    .join(', ')
  const rack = view.racks[me]
  return [
    `${players}. ${say('stocks')} ${stonesText(say, view.stocks)}.`,
    words === '' ? say('tableEmpty') : say('tableHolds', { words }),
    ...(rack === null || rack === undefined ? [] : [`${say('rack')} ${rackText(say, rack, values)}`]),
  ]
}

/** Every word with its place, and single stones. */
export function wordsOnTable(grid: typDom.Grid, say: Say): readonly string[] {
  const runs = typDom.runsOf(grid)
  const covered = new Set<string>(
    runs.flatMap((run) => typDom.cellsOfRun(run)).map(({ row, col }) => typDom.keyOf(row, col)),
  )
  const alone = Object.entries(grid)
    .filter(([key]) => !covered.has(key))
    .map(([key, stone]) => `${stone.toUpperCase()} ${placeName(typDom.cellOf(key))}`)
  return [...runs.map((run) => `${run.word} ${placeName(run)} ${say(run.direction)}`), ...alone]
}

export const stoneValues = (language: LexiconId, withPoints: boolean): readonly string[] => {
  const { counts, points } = typDom.stoneSet(alphabets[language])
  const jolly = { [typDom.RED_JOLLY]: 0, [typDom.BLACK_JOLLY]: 0 }
  return letterTable(counts, withPoints ? { ...points, ...jolly } : {})
}

const stonesText = (say: Say, { red, black }: typDom.ColourCounts): string =>
  `${say('redHeld', { count: red })}, ${say('blackHeld', { count: black })}`

/** Whether this seat is asked about a house word. */
export const mustAnswer = ({ proposal }: Pick<StoneTable, 'proposal'>, me: number): boolean =>
  proposal !== null && proposal.by !== me && me >= 0 && !proposal.consents.some((seat) => seat === me)

/** Commands that the four games share. */
export function commonCommand(
  { view, me, say }: Scene<Pick<StoneTable, 'proposal'>>,
  name: CommandName,
  rest: string,
): LineMeaning | undefined {
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
  scene: Scene<{ readonly config: unknown; readonly round: number; readonly factor?: number }>,
  event: typDom.CrosswordSeen | typDom.PrestoSeen | typDom.RechtSeen,
): string | undefined {
  const { say, names } = scene
  const name = 'seat' in event ? names[event.seat]! : ''
  switch (event.type) {
    case 'passed':
      return say('stepPass', { name })
    case 'swapped':
      return say('takesJolly', { name, letter: event.letter, place: placeName(event) })
    case 'bought': {
      const { stones, colours } = event
      const bought = stones === null ? colours.map((colour) => say(colour)) : stones
      return say('stepBuy', { name, letters: bought.join(' ') })
    }
    case 'proposed':
      return say('stepProposed', { name, word: event.word })
    case 'consented':
      return say('agrees', { name })
    case 'declined':
      return say('refuses', { name })
    case 'adopted':
      return say('stepAdopted', { word: event.word })
    case 'settled':
      return settledLine(scene, event)
    case 'left':
      return leftLine(scene, event)
    default:
      return undefined
  }
}

type Left = { readonly seat: number; readonly by: string; readonly price?: number }

/** T14: which side left, and what its rack will cost in this round. */
function leftLine(scene: Scene, { seat, by, price = 0 }: Left): string {
  const left = leavingLine(scene, seat, by)
  return price > 0 ? `${left} ${scene.say('tellLeftPays', { count: price })}` : left
}

/** A doubled round is announced as it begins. */
export function roundBegins(
  { say, names }: Scene,
  { round, first, factor }: { readonly round: number; readonly first: number; readonly factor: number },
): string {
  const begins = say('roundBegins', { round, name: names[first]! })
  return factor > 1 ? `${begins}. ${say('tdCountsTimes', { times: factor })}` : begins
}

function settledLine(
  { say, names, view }: Scene<{ readonly config: unknown; readonly round: number; readonly factor?: number }>,
  event: { readonly type: string },
): string {
  const { settlement, points } = event as {
    readonly settlement?: { readonly changes: readonly number[]; readonly winners: readonly number[] }
    readonly points?: readonly number[]
  }
  const changes = settlement?.changes ?? points ?? []
  const sums = say('settled', {
    changes: names.map((name, seat) => `${name} ${change(changes[seat] ?? 0)}`).join(', '),
  })
  if (settlement === undefined || settlement.winners.length > 0) return sums
  const { rounds } = view.config as { readonly rounds?: number }
  const next = (view.factor ?? 1) * 2
  return `${sums} ${rounds === view.round ? say('tdRoundTied') : say('tdRoundNobody', { times: next })}`
}
