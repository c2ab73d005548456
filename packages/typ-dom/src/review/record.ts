import { before, fold, type Game, type Log, ok, type Result, refuse } from '@estocade/kernel'
import type { CrosswordEvent, CrosswordTypes } from '../crossword/types.ts'
import { boundsOf, type Grid, rowsFromGrid } from '../grid.ts'
import { lineOf } from '../placement.ts'
import type { PrestoEvent, PrestoTypes } from '../presto/types.ts'
import type { RechtEvent, RechtTypes } from '../recht/types.ts'

/** The table as text: jollies in lower case, row and column 0 marked if they are visible. */
export function pictureOf(grid: Grid): string {
  const bounds = boundsOf(grid)
  if (!bounds) return '(nothing lies on the table)'
  const width = Math.max(String(bounds.top).length, String(bounds.bottom).length)
  const rows = rowsFromGrid(grid).map(
    (row, i) =>
      `${String(bounds.top + i).padStart(width)} ${[...row].map((c) => (c === '.' ? '·' : c)).join(' ')}`,
  )
  return [`${' '.repeat(width)} column ${bounds.left} …`, ...rows].join('\n')
}

type Event = CrosswordEvent | PrestoEvent | RechtEvent

/** One line per event, players counted from 1; nothing for events that only pass the turn. */
export function recordLine(event: Event): string | undefined {
  const who = 'seat' in event ? `P${event.seat + 1}` : ''
  switch (event.type) {
    case 'dealt':
      return `Round ${event.round}${'first' in event ? `, P${event.first + 1} begins` : ''}`
    case 'laid':
      return `${who} ${event.word}  ${lineOf(event.placement)}${event.points > 0 ? `  ${event.points}` : ''}${event.earned ? '  link' : ''}`
    case 'swapped':
      return `${who} takes the jolly at ${event.row},${event.col} for ${event.letter}`
    case 'bought':
      return `${who} buys ${event.stones.length}`
    case 'passed':
      return `${who} passes`
    case 'emptied':
      return `${who} is out${event.points > 0 ? `  ${event.points}` : ''}`
    case 'named':
      return `${who} ${event.laid.stone} at ${event.laid.row},${event.laid.col}, names ${event.run.word}`
    case 'added':
      return `${who} ${event.laid.stone} at ${event.laid.row},${event.laid.col}`
    case 'fulfilled':
      return `${who} lays ${event.laid.map(({ stone }) => stone).join('')}`
    case 'completed':
      return `${event.run.word} is complete`
    case 'dropped':
      return `${who} cannot complete the word and is out`
    case 'finished':
      return `${who} Fertig!  ${event.points}`
    case 'refused':
      return `${who} a wrong claim`
    case 'gave-up':
      return `${who} ${event.by === 'time' ? 'is out of time' : 'gives up'}`
    case 'left':
      return `${who} leaves the match${event.by === 'time' ? ': no time left' : ''}`
    case 'settled':
      return `Settled: ${('settlement' in event ? event.settlement.changes : event.points).join(' / ')}`
    case 'adopted':
      return `${event.word} is a house word`
    case 'ended':
      return event.winners.length === 0
        ? 'Nobody wins'
        : `Winner: ${event.winners.map((s) => `P${s + 1}`).join(', ')}`
    default:
      return undefined
  }
}

export type TypDomTypes = CrosswordTypes | PrestoTypes | RechtTypes

/** Marks the exact form of a step; the readable form follows below. */
const EXACT = '> '

/**
 * The log of a match as text: who did what, and the table when a round is over. The header and, after `>`, each
 * step stand there in full as well, so that the log can be read back.
 */
export function printRecord<G extends TypDomTypes>(game: Game<G>, log: Log<G>): string {
  const { header, steps, serverSeed } = log
  const lines = [
    `Typ-Dom, ${header.game}`,
    `language ${header.config.language}`,
    `players ${header.seats}`,
    `header ${JSON.stringify(header)}`,
    ...(serverSeed === undefined ? [] : [`server-seed ${serverSeed}`]),
  ]
  let state = before(game, header).state
  for (const [i, step] of steps.entries()) {
    lines.push(EXACT + JSON.stringify(step))
    if (step.type === 'undo') {
      lines.push(`Back to version ${step.to}`)
      state = fold(game, header, steps.slice(0, i + 1)).state
      continue
    }
    for (const event of step.events) {
      if (event.type === 'dealt') lines.push('')
      if (event.type === 'settled') lines.push('', ...tablesOf(state), '')
      const line = recordLine(event)
      if (line !== undefined) lines.push(line)
      state = game.evolve(state, event)
    }
  }
  return `${lines.join('\n')}\n`
}

/** The JSON of the log from which a record was printed. The reader of logs checks it. */
export function logJsonOf(record: string): Result<string> {
  const lines = record.replaceAll('\r', '').split('\n')
  const field = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1)
  const header = field('header')
  if (!isRecord(record) || header === undefined)
    return refuse('record', 'This is no record of Typ-Dom.', { line: 1 })
  const steps = lines.filter((line) => line.startsWith(EXACT)).map((line) => line.slice(EXACT.length))
  const seed = field('server-seed')
  const rest = seed === undefined ? '' : `,"serverSeed":${JSON.stringify(seed)}`
  return ok(`{"header":${header},"steps":[${steps.join(',')}]${rest}}`)
}

export const isRecord = (text: string): boolean => text.startsWith('Typ-Dom, ')

export const isRecordOf = (game: string, text: string): boolean => text.startsWith(`Typ-Dom, ${game}`)

function tablesOf(state: TypDomTypes['State']): readonly string[] {
  if (!('builders' in state)) return [pictureOf(state.grid)]
  return state.builders.flatMap((builder, seat) =>
    builder.type === 'finished' ? [`P${seat + 1}`, pictureOf(builder.bench)] : [],
  )
}

export const recordOf = (events: readonly Event[]): string =>
  events
    .map(recordLine)
    .filter((line) => line !== undefined)
    .join('\n')
