import type { SeenTableEvent, TableView } from '@estocade/table'
import { figure } from '@estocade/texts/numbers'
import type { Say } from '../texts/index.ts'
import { playerName, sideNames } from './names.ts'

export type Outcome = Extract<SeenTableEvent, { type: 'over' }>['outcome']

/** Who has won, and with how many points. */
export function resultLines(
  say: Say,
  names: readonly string[],
  outcome: Outcome,
  me: number,
): readonly string[] {
  if (names.length === 1) return soloLines(say, outcome)
  const points = names.map((name, seat) => `${name} ${figure(outcome.scores[seat] ?? 0)}`).join(' · ')
  const winners = outcome.winners.map((seat) => names[seat]!)
  const verdict =
    winners.length === 0
      ? say('nobodyWins')
      : winners.length === 1
        ? outcome.winners[0] === me
          ? say('youWin')
          : say('wins', { name: winners[0]! })
        : say('drawn', { names: winners.join(', ') })
  return [`${say('over')}. ${verdict}`, points]
}

/** Alone there is nobody to win against: points, and turns where the game is ranked. */
function soloLines(say: Say, { scores, alone }: Outcome): readonly string[] {
  const points = scores[0] ?? 0
  const told = alone ? say('bestRow', { points, count: alone.turns }) : say('points', { count: points })
  return [`${say('over')}. ${told}.`]
}

/** What happened around the game. */
export function tableEventLine(say: Say, table: TableView, event: SeenTableEvent): string | undefined {
  const names = sideNames(table, say)
  switch (event.type) {
    case 'said':
      return event.to === 'table'
        ? say('labelled', { label: event.name, value: event.text })
        : say('saysToTeam', { name: event.name, text: event.text })
    case 'sat':
      return say('sitsDown', { name: event.name })
    case 'captain':
      return captainLine(say, table, event)
    case 'asked':
      return say(event.wish.type === 'undo' ? 'asksUndo' : 'asksOther', { name: names[event.seat]! })
    case 'agreed':
      return say('agrees', { name: names[event.seat]! })
    case 'dropped':
      return say('refuses', { name: names[event.seat]! })
    case 'undo':
      return say('saysUndo')
    case 'adjourned':
      return `${say('adjourned')}.`
    case 'resumed':
      return say('resumed')
    default:
      return undefined
  }
}

/** Who decides matters only where several play one side. */
const captainLine = (
  say: Say,
  table: TableView,
  { seat, player }: Extract<SeenTableEvent, { type: 'captain' }>,
) =>
  table.sides[seat]!.members.length > 1
    ? say('newCaptain', { name: playerName(table, player, say) })
    : undefined
