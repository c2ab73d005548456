import type { Bot } from './bot.ts'
import type { Seed } from './chance.ts'
import type { Duty, Game, GameTypes, Outcome } from './game.ts'
import { after, appendAct, before, deal, type Fairness, headerFor, type Log, type Step } from './log.ts'
import type { Seat } from './seat.ts'

/** A match of bots by the rules of the game. */
export interface BotMatch<G extends GameTypes> {
  readonly game: Game<G>
  readonly config: G['Config']
  /** One for each seat. */
  readonly bots: readonly Bot<G>[]
  readonly serverSeed: Seed
  /** The dictionary's hash. */
  readonly lexicon: string
  /** Chooses which of the seats with a duty acts, and its action. */
  next(state: G['State'], duties: readonly Duty[]): { readonly by: Seat; readonly action: G['Action'] }
}

export interface Played<G extends GameTypes> {
  readonly outcome: Outcome
  readonly log: Log<G>
}

/** A match with more steps counts as endless. */
const MOST_STEPS = 20_000

/** Plays a match to its end. Throws when an action is refused, because that is a bug of its bot. */
export function playBots<G extends GameTypes>(match: BotMatch<G>): Played<G> {
  const { game, config, bots, serverSeed, lexicon } = match
  const fairness: Fairness = { serverSeed, playerSeeds: [] }
  const header = headerFor(game, config, bots.length, lexicon, fairness)
  const steps: Step<G>[] = [deal(game, header, fairness)]
  let live = after(game, before(game, header), steps[0]!)
  while (steps.length < MOST_STEPS) {
    const open = game.view(live.state, 'spectator')
    const duties = game.toAct(open)
    if (duties.length === 0) return { outcome: game.outcome(open)!, log: { header, steps, serverSeed } }
    const { by, action } = match.next(live.state, duties)
    const act = appendAct(game, live, by, action, fairness)
    if (!act.ok) throw new Error(`${bots[by]!.id}: ${JSON.stringify(action)}: ${act.error.text}`)
    steps.push(act.value.step)
    live = act.value.live
  }
  throw new Error(`The match of seed ${serverSeed} does not end.`)
}

/** The seed of a bot. It depends on the bot, not on its seat, so that the return game has the same seeds. */
export function botSeed(seed: string, seat: Seat, bots: readonly { readonly id: string }[]): string {
  const { id } = bots[seat]!
  const first = bots.findIndex((bot) => bot.id === id)
  return `${seed}/${id}/${first === seat ? 0 : seat}`
}

export interface Series {
  readonly bots: readonly unknown[]
  /** The number of games, rounded up so that every deal is played from every seat. */
  readonly games: number
  /** The number of the first deal. */
  readonly seed: number
  /** Milliseconds, for the speed; without it `msPerGame` is 0. */
  readonly now?: () => number
}

/** By bot, in the order given. */
export interface Standings {
  readonly games: number
  /** A draw counts as a fraction for each winner. */
  readonly wins: readonly number[]
  /** Means over the games. */
  readonly scores: readonly number[]
  readonly msPerGame: number
}

/** Bots against each other, seats rotating on the same deal: `botAt[i]` is the bot at seat i. */
export function playSeries(
  { bots, games: wanted, seed, now = () => 0 }: Series,
  play: (deal: number, botAt: readonly number[]) => Pick<Outcome, 'winners' | 'scores'>,
): Standings {
  const wins = bots.map(() => 0)
  const scores = bots.map(() => 0)
  const deals = Math.ceil(wanted / bots.length)
  const start = now()
  for (let deal = seed; deal < seed + deals; deal++)
    for (let turned = 0; turned < bots.length; turned++) {
      const botAt = bots.map((_, seat) => (seat + turned) % bots.length)
      const outcome = play(deal, botAt)
      for (const seat of outcome.winners) wins[botAt[seat]!]! += 1 / outcome.winners.length
      for (const [seat, score] of outcome.scores.entries()) scores[botAt[seat]!]! += score
    }
  const games = deals * bots.length
  const mean = (sum: number) => sum / Math.max(1, games)
  return { games, wins, scores: scores.map(mean), msPerGame: mean(now() - start) }
}
