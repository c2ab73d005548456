import type { GameTypes } from './game.ts'
import type { Seat } from './seat.ts'

/** Thinking is counted in the bot's own units of work, never in time, so that a seed gives the same move anywhere. */
export interface Budget {
  readonly work: number
}

/** A bot gets exactly what a player in that seat gets: a view. */
export interface Bot<G extends GameTypes> {
  readonly id: string
  choose(view: G['View'], seat: Seat, seed: string, budget?: Budget): G['Action']
}
