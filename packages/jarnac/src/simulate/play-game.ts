import {
  act,
  after,
  type Bot,
  before,
  deal,
  type Fairness,
  headerFor,
  type Live,
  type Log,
  type Outcome,
  type Seat,
  type Step,
  seedFrom,
} from '@estocade/kernel'
import type { JarnacConfig } from '../config.ts'
import type { Jarnac } from '../create-jarnac.ts'
import type { JarnacTypes } from '../view.ts'

export interface PlayedGame {
  readonly log: Log<JarnacTypes>
  readonly outcome: Outcome
  /** Words laid, Jarnacs, letters taken, passes: everything a side did. */
  readonly plies: number
}

/** No game of the rules lasts so long; a longer one is a fault. */
const MOST_PLIES = 20_000

/** One whole game through the real rules; `bots` by seat. */
export function playGame(
  game: Jarnac,
  lexicon: string,
  config: JarnacConfig,
  bots: readonly Bot<JarnacTypes>[],
  seed: string,
): PlayedGame {
  const fairness: Fairness = { serverSeed: seedFrom(`${seed}/bag`), playerSeeds: [] }
  const header = headerFor<JarnacTypes>(game, config, bots.length, lexicon, fairness)
  const steps: Step<JarnacTypes>[] = [deal(game, header, fairness)]
  let live = after(game, before<JarnacTypes>(game, header), steps[0]!)
  while (steps.length < MOST_PLIES) {
    const step = nextStep(game, live, bots, seed, fairness)
    if (step === undefined) {
      const outcome = game.outcome(game.view(live.state, 'spectator'))!
      return { log: { header, steps, serverSeed: fairness.serverSeed }, outcome, plies: steps.length - 1 }
    }
    live = after(game, live, step)
    steps.push(step)
  }
  throw new Error(`The game of seed ${seed} does not end.`)
}

function nextStep(
  game: Jarnac,
  live: Live<JarnacTypes>,
  bots: readonly Bot<JarnacTypes>[],
  seed: string,
  fairness: Fairness,
): Step<JarnacTypes> | undefined {
  const duties = game.toAct(game.view(live.state, 'spectator'))
  // With open Jarnac several may act; the side to move comes last, the others having declined.
  const duty = duties.at(-1)
  if (duty === undefined) return undefined
  const view = game.view(live.state, duty.seat)
  const action = bots[duty.seat]!.choose(view, duty.seat, botSeed(seed, duty.seat, bots))
  const step = act(game, live, duty.seat, action, fairness)
  if (!step.ok) throw new Error(`${bots[duty.seat]!.id}: ${JSON.stringify(action)}: ${step.error.text}`)
  return step.value
}

/** By player, not by seat: in the return game everybody has the same eyes. */
const botSeed = (seed: string, seat: Seat, bots: readonly Bot<JarnacTypes>[]): string =>
  `${seed}/${bots[seat]!.id}/${bots.findIndex(({ id }) => id === bots[seat]!.id) === seat ? 0 : seat}`
