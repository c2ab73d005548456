import { type Game, type Seat, seat } from '@estocade/kernel'
import type { CrosswordEvent, CrosswordState, CrosswordTypes } from '../crossword/types.ts'
import type { Cell } from '../grid.ts'
import { laidBy } from '../placement.ts'
import type { TableWords } from '../table/table-words.ts'
import { type Hint, hintsFor, swapsFor } from './hints.ts'

/** The review of one turn. */
export interface TurnReview {
  readonly round: number
  readonly turn: number
  readonly seat: Seat
  readonly laid: readonly string[]
  readonly stones: number
  readonly points: number
  /** The best first word, if it uses more stones or scores more than the word that was laid. */
  readonly missed: Hint | null
  /** Point: how many more points the best first word scores. */
  readonly pointsLeft: number
  /** Jollies that could have been taken and were not. */
  readonly swapsOverlooked: readonly Cell[]
}

interface Open {
  readonly before: CrosswordState
  readonly seat: Seat
  readonly events: CrosswordEvent[]
}

/** Reads a match's events again, turn by turn, with the best words that were possible. */
export function reviewOf(
  game: Game<CrosswordTypes>,
  start: CrosswordState,
  events: readonly CrosswordEvent[],
  words: (houseWords: readonly string[]) => TableWords,
): readonly TurnReview[] {
  const turns: Open[] = []
  let state = start
  for (const event of events) {
    const was = state
    state = game.evolve(state, event)
    if (event.type === 'turned') turns.push({ before: state, seat: event.seat, events: [] })
    else if (was.phase.type === 'turn') turns.at(-1)?.events.push(event)
  }
  return turns
    .filter(({ events }) => events.length > 0)
    .map((turn) => reviewTurn(game, turn, words(turn.before.houseWords)))
}

function reviewTurn(
  game: Game<CrosswordTypes>,
  { before, seat: by, events }: Open,
  words: TableWords,
): TurnReview {
  const lays = events.filter((event) => event.type === 'laid')
  const view = game.view(before, seat(by))
  const [best] = hintsFor(view, by, words, 1)
  const first = lays[0]
  const stones = first ? laidBy(first.placement).length : 0
  const better = best && (best.stones > stones || best.points > (first?.points ?? 0))
  const taken = events.some(({ type }) => type === 'swapped')
  return {
    round: before.round,
    turn: before.turn,
    seat: by,
    laid: lays.map(({ word }) => word),
    stones: lays.reduce((sum, { placement }) => sum + laidBy(placement).length, 0),
    points: lays.reduce((sum, { points }) => sum + points, 0),
    missed: better ? best : null,
    pointsLeft: Math.max(0, (best?.points ?? 0) - (first?.points ?? 0)),
    swapsOverlooked: taken ? [] : swapsFor(view, by),
  }
}
