import type { Bot } from '@estocade/kernel'
import type { JarnacConfig } from '../config.ts'
import type { Jarnac } from '../create-jarnac.ts'
import type { JarnacTypes } from '../view.ts'
import { type PlayedGame, playGame } from './play-game.ts'

export interface Simulation {
  readonly game: Jarnac
  /** The dictionary's hash. */
  readonly lexicon: string
  readonly config: JarnacConfig
  /** One for each seat; with several, every bag is played from every seat (seats rotate). */
  readonly bots: readonly Bot<JarnacTypes>[]
  /** Games in all, rounded up so that every bag is played from every seat. */
  readonly games: number
  /** Bags are numbered on from this. */
  readonly seed: number
  /** Milliseconds, for the speed; without it `msPerGame` is 0. */
  readonly now?: () => number
  readonly played?: (game: PlayedGame) => void
}

/** By bot, in the order given. */
export interface Tally {
  readonly games: number
  /** A draw counts half. */
  readonly wins: readonly number[]
  readonly scores: readonly number[]
  /** Jarnacs called a game. */
  readonly jarnacs: readonly number[]
  /** Jarnacs suffered a game. */
  readonly conceded: readonly number[]
  readonly plies: number
  readonly turns: number
  readonly msPerGame: number
}

/** Bots against each other through the real rules, seat pairs on the same bag. */
export function simulate(simulation: Simulation): Tally {
  const { game, lexicon, config, bots, seed } = simulation
  const sum = new Sum(bots.length)
  const bags = Math.ceil(simulation.games / bots.length)
  const start = simulation.now?.() ?? 0
  for (let bag = seed; bag < seed + bags; bag++)
    for (let turned = 0; turned < bots.length; turned++) {
      // seats[i] is the bot at seat i.
      const seats = bots.map((_, seat) => (seat + turned) % bots.length)
      const played = playGame(
        game,
        lexicon,
        config,
        seats.map((bot) => bots[bot]!),
        String(bag),
      )
      sum.add(played, seats)
      simulation.played?.(played)
    }
  return sum.tally((simulation.now?.() ?? 0) - start)
}

class Sum {
  private games = 0
  private plies = 0
  private turns = 0
  private readonly wins: number[]
  private readonly scores: number[]
  private readonly jarnacs: number[]
  private readonly conceded: number[]

  constructor(bots: number) {
    const zeros = () => Array<number>(bots).fill(0)
    this.wins = zeros()
    this.scores = zeros()
    this.jarnacs = zeros()
    this.conceded = zeros()
  }

  add({ outcome, plies, log }: PlayedGame, seats: readonly number[]): void {
    this.games++
    this.plies += plies
    for (const seat of outcome.winners) this.wins[seats[seat]!]! += 1 / outcome.winners.length
    for (const [seat, score] of outcome.scores.entries()) this.scores[seats[seat]!]! += score
    for (const step of log.steps)
      for (const event of step.type === 'undo' ? [] : step.events)
        if (event.type === 'called') {
          this.jarnacs[seats[event.seat]!]!++
          this.conceded[seats[event.victim]!]!++
        } else if (event.type === 'turned') this.turns++
  }

  tally(ms: number): Tally {
    const mean = (sum: number) => sum / Math.max(1, this.games)
    return {
      games: this.games,
      wins: this.wins,
      scores: this.scores.map(mean),
      jarnacs: this.jarnacs.map(mean),
      conceded: this.conceded.map(mean),
      plies: mean(this.plies),
      turns: mean(this.turns),
      msPerGame: mean(ms),
    }
  }
}
