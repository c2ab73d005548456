import {
  after,
  appendAct,
  before,
  type Dice,
  type Duty,
  deal,
  diceFrom,
  type GameTypes,
  headerFor,
  type Live,
  type Log,
  matchSeed,
  type Step,
  seedFrom,
} from '@estocade/kernel'
import { freeze } from './data.ts'
import type { Kit, Setting, Trial } from './kit.ts'

export interface Walk<G extends GameTypes> {
  readonly trial: Trial<G>
  readonly steps: Step<G>[]
  /** `lives[v]` is the game at version v. */
  readonly lives: Live<G>[]
}

/** What a law checks while a game is played. It throws when the law is broken. */
export interface Watcher<G extends GameTypes> {
  start?(trial: Trial<G>): void
  /** Every state after the deal; `duties` empty at the end. */
  state?(live: Live<G>, duties: readonly Duty[], walk: Walk<G>): void
  step?(from: Live<G>, step: Step<G>, to: Live<G>): void
  end?(walk: Walk<G>): void
}

export function trialOf<G extends GameTypes>(kit: Kit<G>, setting: Setting<G>, seed: string): Trial<G> {
  const { game, options, seats } = setting
  const configured = game.configure(options)
  if (!configured.ok) throw new Error(`configure refused a setting: ${configured.error.text}`)
  const fairness = { serverSeed: seedFrom(`server/${seed}`), playerSeeds: [seed] }
  const header = headerFor(game, configured.value, seats, 'laws', fairness)
  return {
    kit,
    game,
    config: configured.value,
    seats,
    seed,
    fairness,
    matchSeed: matchSeed(fairness.serverSeed, fairness.playerSeeds),
    header,
  }
}

/** Plays one game at random to its end, showing everything to the watcher. */
export function walk<G extends GameTypes>(trial: Trial<G>, watcher: Watcher<G>): Walk<G> {
  const { game, header, fairness, kit } = trial
  const dice = diceFrom(`walk/${trial.seed}`)
  const path: Walk<G> = { trial, steps: [], lives: [freeze(before(game, header))] }
  watcher.start?.(trial)
  let live = advance(path, watcher, deal(game, header, fairness))
  // One of four games undoes a move, once.
  const undoAt = dice.below(4) === 0 ? 2 + dice.below(60) : -1
  for (;;) {
    const duties = game.toAct(game.view(live.state, 'spectator'))
    watcher.state?.(live, duties, path)
    if (duties.length === 0) break
    if (live.version >= (kit.maxSteps ?? 3000))
      throw new LawBroken('terminates', `still going on at ${live.version}`)
    live = advance(
      path,
      watcher,
      live.version === undoAt ? undo(live, dice) : nextStep(trial, live, duties, dice),
    )
  }
  watcher.end?.(path)
  return path
}

/** The log of one random game, for tests of what is made from logs. */
export function playedLog<G extends GameTypes>(
  kit: Kit<G>,
  setting: Setting<G>,
  seed: string,
  lexicon = 'laws',
): Log<G> {
  const trial = trialOf(kit, setting, seed)
  const header = { ...trial.header, lexicon }
  const { steps } = walk({ ...trial, header }, {})
  return { header, steps, serverSeed: trial.fairness.serverSeed }
}

export class LawBroken extends Error {
  constructor(
    readonly law: string,
    detail: string,
  ) {
    super(`${law}: ${detail}`)
  }
}

function advance<G extends GameTypes>(path: Walk<G>, watcher: Watcher<G>, step: Step<G>): Live<G> {
  const from = path.lives.at(-1)!
  const to = freeze(after(path.trial.game, from, freeze(step), path.steps))
  path.steps.push(step)
  path.lives.push(to)
  watcher.step?.(from, step, to)
  return to
}

const undo = <G extends GameTypes>(live: Live<G>, dice: Dice): Step<G> => ({
  type: 'undo',
  to: 1 + dice.below(live.version),
  draws: live.draws,
})

function nextStep<G extends GameTypes>(
  trial: Trial<G>,
  live: Live<G>,
  duties: readonly Duty[],
  dice: Dice,
): Step<G> {
  const { game, kit, fairness } = trial
  const { seat } = duties[dice.below(duties.length)]!
  const view = game.view(live.state, seat)
  const plays = someOf(game.plays(view, seat), kit.mostPlays ?? 3000)
  const picked = kit.choose
    ? kit.choose(view, seat, plays, dice)
    : dice.below(50) > 0
      ? plays[dice.below(plays.length)]
      : undefined
  if (picked !== undefined) {
    const act = appendAct(game, live, seat, picked, fairness)
    if (act.ok) return act.value.step
    if (plays.includes(picked))
      throw new LawBroken('plays are accepted', `${JSON.stringify(picked)}: ${act.error.text}`)
  }
  const act = appendAct(game, live, seat, game.onTimeout(view, seat), fairness)
  if (!act.ok) throw new LawBroken('a time-out is accepted', act.error.text)
  return act.value.step
}

export function someOf<T>(items: Iterable<T>, most: number): readonly T[] {
  const some: T[] = []
  for (const item of items) {
    some.push(item)
    if (some.length >= most) break
  }
  return some
}
