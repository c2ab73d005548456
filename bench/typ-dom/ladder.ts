import type { Bot, Game, GameTypes } from '@estocade/kernel'
import {
  type CrosswordTypes,
  createKreuzwort,
  createPoint,
  createPresto,
  createRecht,
  kreuzwortBot,
  type Level,
  levels,
  pointBot,
  prestoBot,
  rechtBot,
  simulate,
} from '@estocade/typ-dom'
import type { Judge, LexiconId } from '@estocade/words'
import { timed } from '../levels/match-cells.ts'
import type { Piece } from '../levels/pieces.ts'
import { greedy, lookAhead } from './references.ts'

/** Simple bots that the highest level must beat. */
const references = { greedy, 'look-ahead': lookAhead } as const
type Reference = keyof typeof references

export interface Rung {
  readonly language: LexiconId
  readonly game: GameId
  /** The higher of the two levels. */
  readonly level: Level
  /** The level below it, or a reference. */
  readonly against: Level | Reference
  readonly options?: Readonly<Record<string, unknown>>
}

export interface Matches {
  readonly games: number
  /** The first deal, which was not used for tuning the levels. */
  readonly seed: number
}

type Play = (judge: Judge, rung: Rung, matches: Matches) => Piece

/** A level against the one below it or a reference, two players, every deal from both seats. */
const games = {
  kreuzwort(judge, rung, matches) {
    const game = createKreuzwort(judge)
    const bot = opponents(game, (level) => kreuzwortBot(judge, level))
    return pieceOf(game, bot, rung, matches)
  },
  point(judge, rung, matches) {
    const game = createPoint(judge)
    const bot = opponents(game, (level) => pointBot(judge, level))
    return pieceOf(game, bot, rung, matches)
  },
  presto(judge, rung, matches) {
    const bot = levelled((level) => prestoBot(judge, level))
    return pieceOf(createPresto(judge), bot, rung, matches)
  },
  recht(judge, rung, matches) {
    const bot = levelled((level) => rechtBot(judge, level))
    return pieceOf(createRecht(judge), bot, rung, matches)
  },
} as const satisfies Record<string, Play>

export type GameId = keyof typeof games

export const playRung: Play = (judge, rung, matches) => games[rung.game](judge, rung, matches)

const gameIds = Object.keys(games) as GameId[]

/** The steps in German, which the game is from, and in one more language. */
export const steps: readonly Rung[] = (['de', 'es'] as const).flatMap((language) =>
  gameIds.flatMap((game) =>
    levels.slice(1).map((level, below): Rung => ({ language, game, level, against: levels[below]! })),
  ),
)

export const trials: readonly Rung[] = (Object.keys(references) as Reference[]).flatMap((against) => {
  const top = { language: 'de', level: 'master', against } as const
  return [
    { ...top, game: 'kreuzwort' },
    { ...top, game: 'point' },
    { ...top, game: 'point', options: { winner: 'most-points' } },
  ]
})

type BotOf<G extends GameTypes> = (id: Level | Reference) => Bot<G>

const isReference = (id: Level | Reference): id is Reference => id in references

const opponents =
  (game: Game<CrosswordTypes>, bot: (level: Level) => Bot<CrosswordTypes>): BotOf<CrosswordTypes> =>
  (id) =>
    isReference(id) ? references[id](game) : bot(id)

const levelled =
  <G extends GameTypes>(bot: (level: Level) => Bot<G>): BotOf<G> =>
  (id) => {
    if (isReference(id)) throw new Error(`No reference ${id} for this game`)
    return bot(id)
  }

function pieceOf<G extends GameTypes>(
  game: Game<G>,
  bot: BotOf<G>,
  { level, against, options = {} }: Rung,
  { games, seed }: Matches,
): Piece {
  const config = game.configure(options)
  if (!config.ok) throw new Error(config.error.text)
  const times: number[] = []
  const bots = [timed(bot(level), times), bot(against)]
  const tally = simulate({ game, config: config.value, bots, games, seed })
  return {
    games: tally.games,
    wins: tally.wins,
    means: { points: tally.scores, actions: [tally.plies] },
    times: times.slice(1).map((ms) => Math.round(ms * 100) / 100),
  }
}
