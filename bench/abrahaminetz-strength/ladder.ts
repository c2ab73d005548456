import { abrahaminetzBot, createAbrahaminetz, levels, simulate } from '@estocade/abrahaminetz'
import type { Lexicon, LexiconId } from '@estocade/words'
import { timed } from '../levels/match-cells.ts'
import type { Piece } from '../levels/pieces.ts'
import { greedy, lookAhead } from './references.ts'

type Level = (typeof levels)[number]
const references = { greedy, 'look-ahead': lookAhead } as const
export type Reference = keyof typeof references

export interface Pairing {
  readonly language: LexiconId
  readonly level: Level
  /** The level below it, or a reference. */
  readonly against: Level | Reference
}

const isReference = (id: Level | Reference): id is Reference => id in references

export const trials: readonly Pairing[] = (['fr', 'de'] as const).flatMap((language) =>
  (Object.keys(references) as Reference[]).map(
    (against) => ({ language, level: 'master', against }) as const,
  ),
)

export const steps: readonly Pairing[] = (['fr', 'de', 'es'] as const).flatMap((language) =>
  levels.slice(1).map((level, below) => ({ language, level, against: levels[below]! })),
)

/** Some games of two sides, every deck from both seats. */
export function playPairing(
  lexicon: Lexicon,
  { level, against }: Pairing,
  games: number,
  seed: number,
): Piece {
  const game = createAbrahaminetz(lexicon)
  const config = game.configure({})
  if (!config.ok) throw new Error(config.error.text)
  const times: number[] = []
  const below = isReference(against) ? references[against](game) : abrahaminetzBot(game, against)
  const bots = [timed(abrahaminetzBot(game, level), times), below]
  const {
    games: played,
    wins,
    scores,
    words,
    exchanges,
    passes,
  } = simulate({
    game,
    config: config.value,
    bots,
    games,
    seed,
  })
  return {
    games: played,
    wins,
    means: { points: scores, words, exchanges, passes },
    times: times.slice(1).map((ms) => Math.round(ms * 100) / 100),
  }
}
