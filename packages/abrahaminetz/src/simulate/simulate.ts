import { type Bot, playSeries, type Series, type Standings } from '@estocade/kernel'
import type { Abrahaminetz } from '../game.ts'
import type { AbrahaminetzTypes, Config } from '../types.ts'
import { type PlayedGame, playGame } from './play-game.ts'

export interface Simulation extends Series {
  readonly game: Abrahaminetz
  readonly config: Config
  /** One for each seat. */
  readonly bots: readonly Bot<AbrahaminetzTypes>[]
  readonly played?: (game: PlayedGame) => void
}

const counted = { scored: 'words', exchanged: 'exchanges', passed: 'passes' } as const
type Counts = Record<(typeof counted)[keyof typeof counted], number[]>

/** By bot, in the order given: how often per game. */
export interface Tally extends Standings, Readonly<Counts> {}

/** Lets bots play against each other by the rules; each deck is played from every seat. */
export function simulate(simulation: Simulation): Tally {
  const { game, config, bots } = simulation
  const zeros = () => bots.map(() => 0)
  const counts: Counts = { words: zeros(), exchanges: zeros(), passes: zeros() }
  const standings = playSeries(simulation, (deck, botAt) => {
    const seated = botAt.map((bot) => bots[bot]!)
    const played = playGame(game, config, seated, String(deck))
    count(counts, played, botAt)
    simulation.played?.(played)
    return played.outcome
  })
  const means = (list: readonly number[]) => list.map((sum) => sum / Math.max(1, standings.games))
  return {
    ...standings,
    words: means(counts.words),
    exchanges: means(counts.exchanges),
    passes: means(counts.passes),
  }
}

/** `botAt[i]` is the bot at seat i. */
function count(counts: Counts, { log }: PlayedGame, botAt: readonly number[]): void {
  for (const step of log.steps)
    for (const event of step.type === 'undo' ? [] : step.events)
      if (event.type === 'scored' || event.type === 'exchanged' || event.type === 'passed')
        counts[counted[event.type]][botAt[event.seat]!]!++
}
