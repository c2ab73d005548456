import { type Level, levels, type Outcome, type Seat } from '@estocade/kernel'
import { LOWEST, STEP } from './suggested-level.ts'

/** A finished game of one person against bots. */
export interface GameAgainstBots {
  readonly game: string
  readonly language: string
  readonly bots: readonly string[]
  /** 1 for a win, a share of it for a shared one, else 0. */
  readonly result: number
  /** When it ended, in ms. */
  readonly at: number
}

const levelRating = (level: Level): number => LOWEST + STEP * levels.indexOf(level)

/** Where everybody begins: between the two lowest levels, nearer to the lower. */
const FIRST = 850
const LEAST = 400

/** How far a game moves the rating at most: far at first, so that few games find the right level. */
const weightOf = (before: number): number => (before < 5 ? 160 : before < 20 ? 80 : 40)

/**
 * A person's rating from their games against bots in one game and language, by Elo's rule, oldest first. The games that
 * the device keeps are all it needs, so it follows them off line too. `undefined` before the first game.
 */
export function ownRating(games: readonly GameAgainstBots[]): number | undefined {
  const counted = games
    .map(({ bots, result, at }) => ({ at, result, rivals: bots.filter(isLevel) }))
    .filter(({ rivals }) => rivals.length > 0)
    .toSorted((a, b) => a.at - b.at)
  if (counted.length === 0) return undefined
  let rating = FIRST
  for (const [before, { rivals, result }] of counted.entries()) {
    const odds = rivals.map((level) => 10 ** ((levelRating(level) - rating) / 400))
    const expected = 1 / (1 + odds.reduce((sum, one) => sum + one, 0))
    rating = Math.max(LEAST, rating + weightOf(before) * (result - expected))
  }
  return Math.round(rating)
}

const isLevel = (bot: string): bot is Level => levels.some((level) => level === bot)

/** A seat's share of a win; a game that nobody wins is shared by all. */
export const winShare = ({ winners }: Pick<Outcome, 'winners'>, seat: Seat): number =>
  winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 / winners.length : 0
