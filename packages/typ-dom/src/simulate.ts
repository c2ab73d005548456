import {
  type Bot,
  chanceFrom,
  type Game,
  type GameTypes,
  type Outcome,
  type Seat,
  seat,
  seedFrom,
} from '@estocade/kernel'
import type { PrestoBot } from './bot/index.ts'

export interface Match<G extends GameTypes> {
  readonly game: Game<G>
  readonly config: G['Config']
  /** One for each seat. */
  readonly bots: readonly Bot<G>[]
  readonly seed: string
}

/** No match of bots is longer; one that is has gone wrong. */
const MOST_ACTIONS = 20_000

/** Plays a whole match through the real rules. Of several who may act, the quickest acts first. */
export function playMatch<G extends GameTypes>({ game, config, bots, seed }: Match<G>): Outcome {
  const chance = chanceFrom(seedFrom(seed))
  const fold = (state: G['State'], events: readonly G['Event'][]) =>
    events.reduce<G['State']>((s, event) => game.evolve(s, event), state)
  let state = fold(game.empty(config, bots.length), game.setup(config, bots.length, chance))
  for (let n = 0; n < MOST_ACTIONS; n++) {
    const open = game.view(state, 'spectator')
    const outcome = game.outcome(open)
    if (outcome) return outcome
    const by = quickest(
      game.toAct(open).map((duty) => duty.seat),
      (one) => secondsOf(bots[one]!, game.view(state, one), one, seed),
    )
    const action = bots[by]!.choose(game.view(state, by), by, `${seed}/${by}`)
    const decided = game.decide(state, by, action, chance)
    if (!decided.ok) throw new Error(`${bots[by]!.id}: ${JSON.stringify(action)}: ${decided.error.text}`)
    state = fold(state, decided.value)
  }
  throw new Error(`The match ${seed} does not end`)
}

function quickest(seats: readonly Seat[], seconds: (seat: Seat) => number): Seat {
  return seats.reduce((a, b) => (seconds(b) < seconds(a) ? b : a))
}

function secondsOf<G extends GameTypes>(bot: Bot<G>, view: G['View'], by: Seat, seed: string): number {
  const paced = bot as Partial<Pick<PrestoBot, 'secondsFor'>>
  return paced.secondsFor?.(view as never, by, seed) ?? 0
}

export interface Tally {
  readonly games: number
  /** Shares of the games won by each bot, a draw shared. */
  readonly won: readonly number[]
}

/** Every deal is played from every seat. */
export function simulate<G extends GameTypes>(match: Omit<Match<G>, 'seed'>, games: number, from = 1): Tally {
  const { bots } = match
  const won = bots.map(() => 0)
  const deals = Math.ceil(games / bots.length)
  for (let deal = from; deal < from + deals; deal++)
    for (let turned = 0; turned < bots.length; turned++) {
      const at = bots.map((_, i) => (i + turned) % bots.length)
      const { winners } = playMatch({ ...match, bots: at.map((i) => bots[i]!), seed: `match ${deal}` })
      for (const winner of winners.length > 0 ? winners : at.map((_, i) => seat(i)))
        won[at[winner]!]! += 1 / (winners.length || at.length)
    }
  const played = deals * bots.length
  return { games: played, won: won.map((n) => n / played) }
}
