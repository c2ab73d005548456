import type { SeenTableEvent } from '@estocade/table'
import type { Say } from '../texts/index.ts'

type Outcome = Extract<SeenTableEvent, { type: 'over' }>['outcome']

/** Who has won, and with how many points. */
export function resultLines(say: Say, names: readonly string[], outcome: Outcome): readonly string[] {
  const points = names.map((name, seat) => `${name} ${outcome.scores[seat] ?? 0}`).join(' · ')
  const winners = outcome.winners.map((seat) => names[seat]!)
  const verdict =
    winners.length === 0
      ? say('nobodyWins')
      : winners.length === 1
        ? say('wins', { name: winners[0]! })
        : say('drawn', { names: winners.join(', ') })
  return [`${say('gameOver')} ${verdict}`, points]
}

/** What happened around the game. */
export function tableEventLine(
  say: Say,
  names: readonly string[],
  event: SeenTableEvent,
): string | undefined {
  switch (event.type) {
    case 'said':
      return `${event.name}: ${event.text}`
    case 'sat':
      return say('sitsDown', { name: event.name })
    case 'asked':
      return say(event.wish.type === 'undo' ? 'asksUndo' : 'asksOther', { name: names[event.seat]! })
    case 'agreed':
      return say('agrees', { name: names[event.seat]! })
    case 'dropped':
      return say('refuses', { name: names[event.seat]! })
    case 'undo':
      return say('undone')
    case 'adjourned':
      return say('adjourned')
    case 'resumed':
      return say('resumed')
    default:
      return undefined
  }
}
