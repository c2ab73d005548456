import { assertNever } from '@estocade/kernel'
import type { JarnacAction } from '../action.ts'
import type { Hint, JarnacEvent } from '../event.ts'

/** Sides are A to F. */
export const sideName = (seat: number): string => 'ABCDEF'[seat]!

/** One action in the notation of records: the action, `+` and the letters drawn. */
export function moveText(action: JarnacAction, events: readonly JarnacEvent[]): string {
  const letters = drawnIn(events)
  const earned = letters.length > 0 ? `+${letters.join('/')}` : ''
  return `${deedText(action, events)}${earned}`
}

/** Letters out of the bag, one group for each draw. */
export const drawnIn = (events: readonly JarnacEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'took' || event.type === 'earned') return [event.letters]
    return event.type === 'swapped' || event.type === 'exchanged' ? [event.drawn] : []
  })

function deedText(action: JarnacAction, events: readonly JarnacEvent[]): string {
  switch (action.type) {
    case 'take':
      return ''
    case 'swap':
      return `-${action.letters}`
    case 'lay':
      return placed(action.row, action.word)
    case 'call':
      return `!${placed(action.row, action.word)}`
    case 'accept':
      return 'ok'
    case 'challenge':
      return `?${verdictIn(events)}`
    case 'hint':
      return `hint:${action.kind}:${hintText(events)}`
    case 'timeout':
      return 'time'
    case 'pass':
    case 'decline':
    case 'concede':
      return action.type
    default:
      return assertNever(action)
  }
}

/** `1=MAUT` on the first row, `MAUT` for a new word. */
const placed = (row: number | null, word: string): string => (row === null ? word : `${row + 1}=${word}`)

function verdictIn(events: readonly JarnacEvent[]): string {
  const verdict = events.find((event) => event.type === 'challenged')
  if (!verdict) throw new Error('A challenge without a verdict.')
  return verdict.right ? 'right' : verdict.reason
}

function hintText(events: readonly JarnacEvent[]): string {
  const given = events.find((event) => event.type === 'hinted')
  if (!given) throw new Error('A hint that was not given.')
  return hintAs(given.hint)
}

function hintAs(hint: Hint): string {
  if (hint.type === 'nothing') return 'nothing'
  const jarnac = hint.jarnac ? '!' : ''
  if (hint.type === 'play') return `${jarnac}${placed(hint.row, hint.word)}`
  return `${jarnac}${hint.row === null ? 'new' : hint.row + 1}`
}
