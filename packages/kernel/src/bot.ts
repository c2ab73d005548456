import type { GameTypes } from './game.ts'
import type { Seat } from './seat.ts'

/** The strengths that every game has bots of, from the weakest to the strongest. */
export const levels = ['novice', 'pupil', 'fencer', 'provost', 'master'] as const
export type Level = (typeof levels)[number]

/** The bot's search effort in its own units, never in time, so that a seed gives the same move on every machine. */
export interface Budget {
  readonly work: number
}

/**
 * A bot gets exactly what a player in that seat gets: a view. `seed` is secret and stays the same for the
 * whole match: what a bot overlooks in a turn it must go on overlooking until the turn is over.
 */
export interface Bot<G extends GameTypes> {
  readonly id: string
  choose(view: G['View'], seat: Seat, seed: string, budget?: Budget): G['Action']
  /**
   * Seconds that a person of this level would take, counted from when the duty began; without it a bot acts
   * at once. `Infinity`: the bot does not act, and the clock will. `people` are the seats that no bot plays.
   */
  secondsFor?(view: G['View'], seat: Seat, seed: string, people?: readonly Seat[]): number
  /**
   * Does ahead what the first `choose` with this configuration does once for all: reading indexes, or building them.
   * The choices do not depend on it.
   */
  prepare?(config: G['Config']): void
}
