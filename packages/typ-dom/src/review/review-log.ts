import { before, type Game, type GameTypes, type Log, type Step } from '@estocade/kernel'
import type { Judge, WordRules } from '@estocade/words'
import { createKreuzwort, createPoint } from '../crossword/game.ts'
import type { CrosswordTypes } from '../crossword/types.ts'
import { createPresto } from '../presto/game.ts'
import type { PrestoTypes } from '../presto/types.ts'
import { createRecht } from '../recht/game.ts'
import type { RechtTypes } from '../recht/types.ts'
import { tableWords, type WordsFor } from '../table/table-words.ts'
import { type BuilderReview, reviewPresto } from './presto-review.ts'
import { type RechtReview, reviewRecht } from './recht-review.ts'
import { printRecord } from './record.ts'
import { reviewOf, type TurnReview } from './review.ts'

export const typDomGames = ['kreuzwort', 'point', 'presto', 'recht'] as const
export type TypDomGame = (typeof typDomGames)[number]

export type MatchReview =
  | { readonly game: 'kreuzwort' | 'point'; readonly turns: readonly TurnReview[] }
  | { readonly game: 'presto'; readonly builders: readonly BuilderReview[] }
  | { readonly game: 'recht'; readonly turns: readonly RechtReview[] }

/** A log read from a file. Its header says which of the four games it is. */
export interface TypDomLog extends Log<GameTypes> {
  readonly header: Log<GameTypes>['header'] & { readonly game: TypDomGame }
}

/** A game and a log of it, as its header says. */
type Pair =
  | {
      readonly id: 'kreuzwort' | 'point'
      readonly game: Game<CrosswordTypes>
      readonly log: Log<CrosswordTypes>
    }
  | { readonly id: 'presto'; readonly game: Game<PrestoTypes>; readonly log: Log<PrestoTypes> }
  | { readonly id: 'recht'; readonly game: Game<RechtTypes>; readonly log: Log<RechtTypes> }

function pair(judge: Judge, log: TypDomLog): Pair {
  const id = log.header.game
  // Only the header says which of the four kinds of logs this is.
  const typed = <G extends GameTypes>() => log as unknown as Log<G>
  switch (id) {
    case 'kreuzwort':
      return { id, game: createKreuzwort(judge), log: typed() }
    case 'point':
      return { id, game: createPoint(judge), log: typed() }
    case 'presto':
      return { id, game: createPresto(judge), log: typed() }
    case 'recht':
      return { id, game: createRecht(judge), log: typed() }
  }
}

/** What was missed in a match, whichever of the four it was. */
export function reviewLog(judge: Judge, asked: TypDomLog): MatchReview {
  const { words: agreed } = asked.header.config as { readonly words?: WordRules }
  const all = tableWords(judge)
  const words: WordsFor = (houseWords) => all(houseWords, agreed)
  const { id, game, log } = pair(judge, asked)
  switch (id) {
    case 'presto':
      return { game: id, builders: reviewPresto(game, startOf(game, log), eventsOf(log), words) }
    case 'recht':
      return { game: id, turns: reviewRecht(game, startOf(game, log), eventsOf(log), words) }
    default:
      return { game: id, turns: reviewOf(game, startOf(game, log), eventsOf(log), words) }
  }
}

const startOf = <G extends GameTypes>(game: Game<G>, log: Log<G>): G['State'] =>
  before(game, log.header).state

export function printLog(judge: Judge, asked: TypDomLog): string {
  const { id, game, log } = pair(judge, asked)
  switch (id) {
    case 'presto':
      return printRecord(game, log)
    case 'recht':
      return printRecord(game, log)
    default:
      return printRecord(game, log)
  }
}

/** The events that are still valid: undone ones are left out. */
function eventsOf<G extends GameTypes>({ steps }: Log<G>): readonly G['Event'][] {
  const standing: (readonly Step<G>[])[] = [[]]
  for (const step of steps)
    standing.push(step.type === 'undo' ? standing[step.to]! : [...standing.at(-1)!, step])
  return standing.at(-1)!.flatMap((step) => (step.type === 'undo' ? [] : step.events))
}
