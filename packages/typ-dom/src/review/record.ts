import type { CrosswordEvent } from '../crossword/types.ts'
import { boundsOf, type Grid, rowsFromGrid } from '../grid.ts'
import { lineOf } from '../placement.ts'
import type { PrestoEvent } from '../presto/types.ts'
import type { RechtEvent } from '../recht/types.ts'

/** The table as text: jollies in lower case, the middle's row and column marked when they are in sight. */
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

/** One line an event, players counted from 1; nothing for what only moves the turn on. */
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
      return `${who} gives up`
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

export const recordOf = (events: readonly Event[]): string =>
  events
    .map(recordLine)
    .filter((line) => line !== undefined)
    .join('\n')
