import type { Bot, Game, GameTypes } from '@estocade/kernel'
import {
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
import type { Judge } from '@estocade/words'

export const gameIds = ['kreuzwort', 'point', 'presto', 'recht'] as const
export type GameId = (typeof gameIds)[number]

export interface Rung {
  readonly game: GameId
  /** The higher of the two levels. */
  readonly level: Level
}

export const rungs: readonly Rung[] = gameIds.flatMap((game) =>
  levels.slice(1).map((level) => ({ game, level })),
)

export interface Matches {
  readonly games: number
  /** The first deal: not one of those that the levels were tuned on. */
  readonly seed: number
}

export const ladderHead = (language: string): readonly string[] => [
  `game, ${language}`,
  'levels',
  'won',
  'points',
  'actions',
  'ms a move (p95)',
  'a match',
]

/** A row of the table: a level against the one below it, two players, every deal from both seats. */
export function ladderRow(judge: Judge, { game, level }: Rung, matches: Matches): readonly string[] {
  switch (game) {
    case 'kreuzwort':
      return rowOf(createKreuzwort(judge), (one) => kreuzwortBot(judge, one), level, matches)
    case 'point':
      return rowOf(createPoint(judge), (one) => pointBot(judge, one), level, matches)
    case 'presto':
      return rowOf(createPresto(judge), (one) => prestoBot(judge, one), level, matches)
    case 'recht':
      return rowOf(createRecht(judge), (one) => rechtBot(judge, one), level, matches)
  }
}

function rowOf<G extends GameTypes>(
  game: Game<G>,
  bot: (level: Level) => Bot<G>,
  level: Level,
  { games, seed }: Matches,
): readonly string[] {
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  const below = levels[levels.indexOf(level) - 1]!
  const times: number[] = []
  const bots = [level, below].map((one) => timed(bot(one), times))
  const now = () => performance.now()
  const tally = simulate({ game, config: config.value, bots, games, seed, now })
  times.sort((a, b) => a - b)
  return [
    game.id,
    `${level} – ${below}`,
    `${((100 * tally.wins[0]!) / tally.games).toFixed(1)} %`,
    tally.scores.map((score) => score.toFixed(1)).join(' – '),
    tally.plies.toFixed(0),
    times[Math.floor(times.length * 0.95)]!.toFixed(0),
    `${tally.msPerGame.toFixed(0)} ms`,
  ]
}

/** What needs no thought is not counted. */
const timed = <G extends GameTypes>(bot: Bot<G>, times: number[]): Bot<G> => ({
  ...bot,
  choose(...args) {
    const start = performance.now()
    const action = bot.choose(...args)
    if (action.type !== 'ready') times.push(performance.now() - start)
    return action
  },
})
