import {
  type BotMatch,
  type Duty,
  type GameTypes,
  type Played,
  playBots,
  playSeries,
  type Seat,
  type Series,
  type Standings,
  seat,
  seedFrom,
} from '@estocade/kernel'

export interface Match<G extends GameTypes> extends Pick<BotMatch<G>, 'game' | 'config' | 'bots'> {
  readonly seed: string
  /** The dictionary's hash. */
  readonly lexicon?: string
}

/** Plays a whole match through the real rules; each action takes as long as the bot says. */
export function playMatch<G extends GameTypes>(match: Match<G>): Played<G> {
  const { game, config, bots, seed, lexicon = '' } = match
  const next: BotMatch<G>['next'] = (state, duties) => nextAction(match, state, duties)
  return playBots({ game, config, bots, serverSeed: seedFrom(seed), lexicon, next })
}

/** Picks the quickest of those who may act. A bot that would take longer than allowed is timed out. */
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

export interface Simulation<G extends GameTypes> extends Omit<Match<G>, 'seed'>, Omit<Series, 'bots'> {
  readonly played?: (game: Played<G>) => void
}

export interface Tally extends Standings {
  /** Actions per game, of all seats. */
  readonly plies: number
}

/** Lets bots play each other, each deal from every seat; a match that nobody wins is a draw. */
export function simulate<G extends GameTypes>(simulation: Simulation<G>): Tally {
  const { bots } = simulation
  let plies = 0
  const standings = playSeries(simulation, (deal, botAt) => {
    const seated = botAt.map((bot) => bots[bot]!)
    const played = playMatch({ ...simulation, bots: seated, seed: `match ${deal}` })
    const { outcome, log } = played
    plies += log.steps.length - 1
    simulation.played?.(played)
    return outcome.winners.length > 0 ? outcome : { ...outcome, winners: botAt.map((_, i) => seat(i)) }
  })
  return { ...standings, plies: plies / Math.max(1, standings.games) }
}
