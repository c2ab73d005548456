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
import type { Abrahaminetz } from '../game.ts'
import type { AbrahaminetzTypes, Config } from '../types.ts'

export interface PlayedGame {
  readonly log: Log<AbrahaminetzTypes>
  readonly outcome: Outcome
}

/** No game of the rules lasts so long; a longer one is a fault. */
const MOST_STEPS = 5_000

/** One whole game through the real rules; `bots` by seat. */
export function playGame(
  game: Abrahaminetz,
  config: Config,
  bots: readonly Bot<AbrahaminetzTypes>[],
  seed: string,
): PlayedGame {
  const fairness: Fairness = { serverSeed: seedFrom(`${seed}/deck`), playerSeeds: [] }
  const header = headerFor<AbrahaminetzTypes>(game, config, bots.length, game.lexicon.hash, fairness)
  const steps: Step<AbrahaminetzTypes>[] = [deal(game, header, fairness)]
  let live = after(game, before<AbrahaminetzTypes>(game, header), steps[0]!)
  while (steps.length < MOST_STEPS) {
    const step = nextStep(game, live, bots, seed, fairness)
    if (step === undefined) {
      const outcome = game.outcome(game.view(live.state, 'spectator'))!
      return { log: { header, steps, serverSeed: fairness.serverSeed }, outcome }
    }
    live = after(game, live, step)
    steps.push(step)
  }
  throw new Error(`The game of seed ${seed} does not end.`)
}

function nextStep(
  game: Abrahaminetz,
  live: Live<AbrahaminetzTypes>,
  bots: readonly Bot<AbrahaminetzTypes>[],
  seed: string,
  fairness: Fairness,
): Step<AbrahaminetzTypes> | undefined {
  const duty = game.toAct(game.view(live.state, 'spectator'))[0]
  if (duty === undefined) return undefined
  const bot = bots[duty.seat]!
  const action = bot.choose(game.view(live.state, duty.seat), duty.seat, botSeed(seed, duty.seat, bots))
  const step = act(game, live, duty.seat, action, fairness)
  if (!step.ok) throw new Error(`${bot.id}: ${JSON.stringify(action)}: ${step.error.text}`)
  return step.value
}

/** By player, not by seat: in the return game everybody has the same eyes. */
const botSeed = (seed: string, seat: Seat, bots: readonly Bot<AbrahaminetzTypes>[]): string => {
  const first = bots.findIndex(({ id }) => id === bots[seat]!.id)
  return `${seed}/${bots[seat]!.id}/${first === seat ? 0 : seat}`
}
