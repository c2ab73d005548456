import { type Bot, playSeries, type Series, type Standings } from '@estocade/kernel'
import type { JarnacConfig } from '../config.ts'
import type { Jarnac } from '../create-jarnac.ts'
import type { JarnacTypes } from '../view.ts'
import { type PlayedGame, playGame } from './play-game.ts'

export interface Simulation extends Series {
  readonly game: Jarnac
  /** The dictionary's hash. */
  readonly lexicon: string
  readonly config: JarnacConfig
  /** One for each seat. */
  readonly bots: readonly Bot<JarnacTypes>[]
  readonly played?: (game: PlayedGame) => void
}

/** By bot, in the order given. */
export interface Tally extends Standings {
  /** Jarnacs called per game. */
  readonly jarnacs: readonly number[]
  /** Jarnacs suffered per game. */
  readonly conceded: readonly number[]
  /** The number of actions of all sides per game. */
  readonly plies: number
  readonly turns: number
}

/** Lets bots play against each other by the rules; each bag is played from every seat. */
export function simulate(simulation: Simulation): Tally {
  const { game, lexicon, config, bots } = simulation
  const sum = new Sum(bots.length)
  const standings = playSeries(simulation, (bag, botAt) => {
    const seated = botAt.map((bot) => bots[bot]!)
    const played = playGame(game, lexicon, config, seated, String(bag))
    sum.add(played, botAt)
    simulation.played?.(played)
    return played.outcome
  })
  return { ...standings, ...sum.means(standings.games) }
}

class Sum {
  #plies = 0
  #turns = 0
  readonly #jarnacs: number[]
  readonly #conceded: number[]

  constructor(bots: number) {
    this.#jarnacs = Array<number>(bots).fill(0)
    this.#conceded = Array<number>(bots).fill(0)
  }

  /** `botAt[i]` is the bot at seat i. */
  add({ log }: PlayedGame, botAt: readonly number[]): void {
    this.#plies += log.steps.length - 1
    for (const step of log.steps)
      for (const event of step.type === 'undo' ? [] : step.events)
        if (event.type === 'called') {
          this.#jarnacs[botAt[event.seat]!]!++
          this.#conceded[botAt[event.victim]!]!++
        } else if (event.type === 'turned') this.#turns++
  }

  means(games: number): Omit<Tally, keyof Standings> {
    const mean = (sum: number) => sum / Math.max(1, games)
    return {
      jarnacs: this.#jarnacs.map(mean),
      conceded: this.#conceded.map(mean),
      plies: mean(this.#plies),
      turns: mean(this.#turns),
    }
  }
}
