import {
  act,
  after,
  type Bot,
  before,
  type Duty,
  deal,
  type Fairness,
  type Game,
  type GameTypes,
  headerFor,
  type Log,
  type Outcome,
  type Seat,
  type Step,
  seat,
  seedFrom,
} from '@estocade/kernel'

export interface Match<G extends GameTypes> {
  readonly game: Game<G>
  readonly config: G['Config']
  /** One for each seat. */
  readonly bots: readonly Bot<G>[]
  readonly seed: string
  /** The dictionary's hash. */
  readonly lexicon?: string
}

export interface Played<G extends GameTypes> {
  readonly outcome: Outcome
  readonly log: Log<G>
}

/** No match of bots is longer; one that is has gone wrong. */
const MOST_ACTIONS = 20_000

/** Plays a whole match through the real rules, in the time that bots say they take. */
export function playMatch<G extends GameTypes>(match: Match<G>): Played<G> {
  const { game, config, bots, seed, lexicon = '' } = match
  const fairness: Fairness = { serverSeed: seedFrom(seed), playerSeeds: [] }
  const header = headerFor(game, config, bots.length, lexicon, fairness)
  const steps: Step<G>[] = [deal(game, header, fairness)]
  let live = after(game, before(game, header), steps[0]!)
  while (steps.length < MOST_ACTIONS) {
    const open = game.view(live.state, 'spectator')
    const outcome = game.outcome(open)
    if (outcome) return { outcome, log: { header, steps, serverSeed: fairness.serverSeed } }
    const { by, action } = nextAction(match, live.state, game.toAct(open))
    const step = act(game, live, by, action, fairness)
    if (!step.ok) throw new Error(`${bots[by]!.id}: ${JSON.stringify(action)}: ${step.error.text}`)
    steps.push(step.value)
    live = after(game, live, step.value)
  }
  throw new Error(`The match ${seed} does not end`)
}

/** Of several who may act, the quickest; whoever would take longer than the rules allow is timed out. */
function nextAction<G extends GameTypes>(
  { game, bots, seed }: Match<G>,
  state: G['State'],
  duties: readonly Duty[],
): { readonly by: Seat; readonly action: G['Action'] } {
  const seconds = duties.map(
    ({ seat: by }) => bots[by]!.secondsFor?.(game.view(state, by), by, `${seed}/${by}`) ?? 0,
  )
  const first = seconds.indexOf(Math.min(...seconds))
  const { seat: by, limit } = duties[first]!
  const view = game.view(state, by)
  const late = seconds[first]! > (limit ?? Number.POSITIVE_INFINITY)
  return { by, action: late ? game.onTimeout(view, by) : bots[by]!.choose(view, by, `${seed}/${by}`) }
}

export interface Simulation<G extends GameTypes> extends Omit<Match<G>, 'seed'> {
  /** Games in all, rounded up so that every deal is played from every seat. */
  readonly games: number
  /** Deals are numbered on from this. */
  readonly seed: number
  /** Milliseconds, for the speed; without it `msPerGame` is 0. */
  readonly now?: () => number
  readonly played?: (game: Played<G>) => void
}

/** By bot, in the order given. */
export interface Tally {
  readonly games: number
  /** A draw is shared; so is a match that nobody wins. */
  readonly wins: readonly number[]
  readonly scores: readonly number[]
  /** Actions a game, of all seats. */
  readonly plies: number
  readonly msPerGame: number
}

/** Bots against each other, seats changing on the same deal. */
export function simulate<G extends GameTypes>(simulation: Simulation<G>): Tally {
  const { bots, seed, now } = simulation
  const wins = bots.map(() => 0)
  const scores = bots.map(() => 0)
  let plies = 0
  const deals = Math.ceil(simulation.games / bots.length)
  const start = now?.() ?? 0
  for (let deal = seed; deal < seed + deals; deal++)
    for (let turned = 0; turned < bots.length; turned++) {
      const at = bots.map((_, i) => (i + turned) % bots.length)
      const played = playMatch({ ...simulation, bots: at.map((i) => bots[i]!), seed: `match ${deal}` })
      const { outcome, log } = played
      const winners = outcome.winners.length > 0 ? outcome.winners : at.map((_, i) => seat(i))
      for (const winner of winners) wins[at[winner]!]! += 1 / winners.length
      for (const [by, score] of outcome.scores.entries()) scores[at[by]!]! += score
      plies += log.steps.length - 1
      simulation.played?.(played)
    }
  const games = deals * bots.length
  const mean = (sum: number) => sum / games
  return {
    games,
    wins,
    scores: scores.map(mean),
    plies: mean(plies),
    msPerGame: mean((now?.() ?? 0) - start),
  }
}
