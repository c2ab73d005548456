import type { Bot } from '@estocade/kernel'
import type { Abrahaminetz } from '../game.ts'
import type { AbrahaminetzTypes, Config } from '../types.ts'
import { type PlayedGame, playGame } from './play-game.ts'

export interface Simulation {
  readonly game: Abrahaminetz
  readonly config: Config
  /** One for each seat; every deck is played from every seat (seats rotate). */
  readonly bots: readonly Bot<AbrahaminetzTypes>[]
  /** Games in all, rounded up so that every deck is played from every seat. */
  readonly games: number
  /** Decks are numbered on from this. */
  readonly seed: number
  /** Milliseconds, for the speed; without it `msPerGame` is 0. */
  readonly now?: () => number
  readonly played?: (game: PlayedGame) => void
}

/** By bot, in the order given; all but `games` and `wins` are means over the games. */
export interface Tally {
  readonly games: number
  /** A draw counts half. */
  readonly wins: readonly number[]
  readonly scores: readonly number[]
  readonly words: readonly number[]
  readonly exchanges: readonly number[]
  readonly passes: readonly number[]
  readonly msPerGame: number
}

/** Bots against each other through the real rules, seats rotating on the same deck. */
export function simulate(simulation: Simulation): Tally {
  const { game, config, bots, seed } = simulation
  const sums = {
    wins: zeros(bots),
    scores: zeros(bots),
    words: zeros(bots),
    exchanges: zeros(bots),
    passes: zeros(bots),
  }
  const decks = Math.ceil(simulation.games / bots.length)
  const start = simulation.now?.() ?? 0
  for (let deck = seed; deck < seed + decks; deck++)
    for (let turned = 0; turned < bots.length; turned++) {
      const botAt = bots.map((_, seat) => (seat + turned) % bots.length)
      const played = playGame(
        game,
        config,
        botAt.map((bot) => bots[bot]!),
        String(deck),
      )
      add(sums, played, botAt)
      simulation.played?.(played)
    }
  const ms = (simulation.now?.() ?? 0) - start
  const games = decks * bots.length
  const means = (list: readonly number[]) => list.map((sum) => sum / games)
  return {
    games,
    wins: sums.wins,
    scores: means(sums.scores),
    words: means(sums.words),
    exchanges: means(sums.exchanges),
    passes: means(sums.passes),
    msPerGame: ms / games,
  }
}

const zeros = (bots: readonly unknown[]): number[] => Array<number>(bots.length).fill(0)

type Sums = Record<'wins' | 'scores' | 'words' | 'exchanges' | 'passes', number[]>

const counted = { scored: 'words', exchanged: 'exchanges', passed: 'passes' } as const

/** `botAt[i]` is the bot at seat i. */
function add(sums: Sums, { outcome, log }: PlayedGame, botAt: readonly number[]): void {
  for (const seat of outcome.winners) sums.wins[botAt[seat]!]! += 1 / outcome.winners.length
  for (const [seat, score] of outcome.scores.entries()) sums.scores[botAt[seat]!]! += score
  for (const step of log.steps)
    for (const event of step.type === 'undo' ? [] : step.events)
      if (event.type === 'scored' || event.type === 'exchanged' || event.type === 'passed')
        sums[counted[event.type]][botAt[event.seat]!]!++
}
