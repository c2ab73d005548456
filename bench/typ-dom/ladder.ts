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
import type { Judge } from '@estocade/words'
import { actionTimes, shareWon, timed } from '../levels/match-cells.ts'
import { greedy, lookAhead } from './references.ts'

/** Simple bots that the highest level must beat. */
const references = { greedy, 'look-ahead': lookAhead } as const
type Reference = keyof typeof references

export interface Rung {
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

export const ladderHead = (language: string): readonly string[] => [
  `game, ${language}`,
  'levels',
  'matches',
  'won',
  'points',
  'actions',
  'ms an action: median / mean / p95',
]

type Row = (judge: Judge, rung: Rung, matches: Matches) => readonly string[]

/** A row of the table: a level against the one below it or a reference, two players, every deal from both seats. */
const rows = {
  kreuzwort(judge, rung, matches) {
    const game = createKreuzwort(judge)
    const bot = opponents(game, (level) => kreuzwortBot(judge, level))
    return rowOf(game, bot, rung, matches)
  },
  point(judge, rung, matches) {
    const game = createPoint(judge)
    const bot = opponents(game, (level) => pointBot(judge, level))
    return rowOf(game, bot, rung, matches)
  },
  presto(judge, rung, matches) {
    const bot = levelled((level) => prestoBot(judge, level))
    return rowOf(createPresto(judge), bot, rung, matches)
  },
  recht(judge, rung, matches) {
    const bot = levelled((level) => rechtBot(judge, level))
    return rowOf(createRecht(judge), bot, rung, matches)
  },
} as const satisfies Record<string, Row>

type GameId = keyof typeof rows

export const ladderRow: Row = (judge, rung, matches) => rows[rung.game](judge, rung, matches)

const steps = (Object.keys(rows) as GameId[]).flatMap((game) =>
  levels.slice(1).map((level, below): Rung => ({ game, level, against: levels[below]! })),
)
const trials = (Object.keys(references) as Reference[]).flatMap((against): readonly Rung[] => [
  { game: 'kreuzwort', level: 'master', against },
  { game: 'point', level: 'master', against },
  { game: 'point', level: 'master', against, options: { winner: 'most-points' } },
])

export const rungs: readonly Rung[] = [...steps, ...trials]

type BotOf<G extends GameTypes> = (id: Level | Reference) => Bot<G>

export const isReference = (id: Level | Reference): id is Reference => id in references

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

function rowOf<G extends GameTypes>(
  game: Game<G>,
  bot: BotOf<G>,
  { level, against, options = {} }: Rung,
  { games, seed }: Matches,
): readonly string[] {
  const config = game.configure(options)
  if (!config.ok) throw new Error(config.error.text)
  const times: number[] = []
  const bots = [timed(bot(level), times), bot(against)]
  const tally = simulate({ game, config: config.value, bots, games, seed })
  return [
    [game.id, ...Object.values(options)].join(', '),
    `${level} – ${against}`,
    String(tally.games),
    shareWon(tally.wins[0]!, tally.games),
    tally.scores.map((score) => score.toFixed(1)).join(' – '),
    tally.plies.toFixed(0),
    actionTimes(times),
  ]
}
