import { type Chance, chanceFrom, commitmentTo, matchSeed, type Seed } from './chance.ts'
import type { Game, GameTypes } from './game.ts'
import { ok, type Result } from './result.ts'
import { type Seat, seat } from './seat.ts'

/** What a log begins with. `lexicon` is the hash of the dictionary the game was judged by. */
export interface LogHeader<G extends GameTypes> {
  readonly game: string
  readonly rulesVersion: number
  readonly lexicon: string
  readonly config: G['Config']
  readonly seats: number
  readonly commitment: string
  readonly playerSeeds: readonly string[]
}

/**
 * One committed change. Versions count steps: the deal is version 1. `draws` is the number of chance
 * numbers used by the match when the step is done; it never goes back, not even by an undo.
 */
export type Step<G extends GameTypes> =
  | { readonly type: 'deal'; readonly events: readonly G['Event'][]; readonly draws: number }
  | {
      readonly type: 'act'
      readonly seat: Seat
      readonly action: G['Action']
      readonly events: readonly G['Event'][]
      readonly draws: number
    }
  | { readonly type: 'undo'; readonly to: number; readonly draws: number }

export interface Log<G extends GameTypes> {
  readonly header: LogHeader<G>
  readonly steps: readonly Step<G>[]
  /** Revealed when the match is over. */
  readonly serverSeed?: Seed
}

export interface Live<G extends GameTypes> {
  readonly header: LogHeader<G>
  readonly state: G['State']
  readonly version: number
  readonly draws: number
}

export interface Fairness {
  readonly serverSeed: Seed
  readonly playerSeeds: readonly string[]
}

export const headerFor = <G extends GameTypes>(
  game: Game<G>,
  config: G['Config'],
  seats: number,
  lexicon: string,
  fairness: Fairness,
): LogHeader<G> => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  lexicon,
  config,
  seats,
  commitment: commitmentTo(fairness.serverSeed),
  playerSeeds: fairness.playerSeeds,
})

/** The seeds of matches, cached so that they are hashed once per match instead of once per step. */
const seeds = new WeakMap<Fairness, Seed>()

function chanceOf(fairness: Fairness, draws: number): Chance {
  let seed = seeds.get(fairness)
  if (seed === undefined) {
    seed = matchSeed(fairness.serverSeed, fairness.playerSeeds)
    seeds.set(fairness, seed)
  }
  return chanceFrom(seed, draws)
}

export const before = <G extends GameTypes>(game: Game<G>, header: LogHeader<G>): Live<G> => ({
  header,
  state: game.empty(header.config, header.seats),
  version: 0,
  draws: 0,
})

export function deal<G extends GameTypes>(game: Game<G>, header: LogHeader<G>, fairness: Fairness): Step<G> {
  const chance = chanceOf(fairness, 0)
  const events = game.setup(header.config, header.seats, chance)
  return { type: 'deal', events, draws: chance.drawn }
}

/** An action as the next step of a log, and the match after it. */
export interface Act<G extends GameTypes> {
  readonly step: Extract<Step<G>, { readonly type: 'act' }>
  readonly live: Live<G>
}

export function appendAct<G extends GameTypes>(
  game: Game<G>,
  live: Live<G>,
  by: Seat,
  action: G['Action'],
  fairness: Fairness,
): Result<Act<G>> {
  const chance = chanceOf(fairness, live.draws)
  const decided = game.decide(live.state, by, action, chance)
  if (!decided.ok) return decided
  const { events, state } = decided.value
  const draws = chance.drawn
  return ok({
    step: { type: 'act', seat: by, action, events, draws },
    live: { header: live.header, state, version: live.version + 1, draws },
  })
}

/** The state after `step`. An undo needs the log so far, to return to one of its versions. */
export function after<G extends GameTypes>(
  game: Game<G>,
  live: Live<G>,
  step: Step<G>,
  earlier: readonly Step<G>[] = [],
): Live<G> {
  const state =
    step.type === 'undo'
      ? returned(game, fold(game, live.header, earlier.slice(0, step.to)).state, live.state)
      : step.events.reduce((state, event) => game.evolve(state, event), live.state)
  return { header: live.header, state, version: live.version + 1, draws: step.draws }
}

/** The state that an undo leads to. */
export const returned = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  undone: G['State'],
): G['State'] => game.keep?.(state, undone) ?? state

export const fold = <G extends GameTypes>(
  game: Game<G>,
  header: LogHeader<G>,
  steps: readonly Step<G>[],
): Live<G> =>
  steps.reduce((live, step, i) => after(game, live, step, steps.slice(0, i)), before(game, header))

export interface Fault {
  /** The version whose step is wrong; 0 for the header. */
  readonly version: number
  /** The part of the header that is wrong. */
  readonly part?: keyof LogHeader<GameTypes> | 'serverSeed'
  readonly text: string
}

/** Replays the log by rules and seed. Returns the first step with another result. */
export function verify<G extends GameTypes>(game: Game<G>, log: Log<G>): Fault | undefined {
  const { header, steps, serverSeed } = log
  const wrong = headerFault(game, header, serverSeed)
  if (wrong !== undefined) return { version: 0, part: wrong[0], text: wrong[1] }
  if (serverSeed === undefined)
    return { version: 0, part: 'serverSeed', text: 'The server seed is not revealed yet.' }
  const fairness: Fairness = { serverSeed, playerSeeds: header.playerSeeds }
  let live = before(game, header)
  for (const [i, step] of steps.entries()) {
    const text = faultOf(game, live, step, i, fairness)
    if (text !== undefined) return { version: i + 1, text }
    live = after(game, live, step, steps.slice(0, i))
  }
  return undefined
}

function headerFault<G extends GameTypes>(
  game: Game<G>,
  header: LogHeader<G>,
  serverSeed: Seed | undefined,
): readonly [part: NonNullable<Fault['part']>, text: string] | undefined {
  if (header.game !== game.id) return ['game', `This log is of the game ${header.game}.`]
  if (header.rulesVersion !== game.rulesVersion)
    return [
      'rulesVersion',
      `Rules of version ${header.rulesVersion}; this program has version ${game.rulesVersion}.`,
    ]
  const config = game.configure(header.config)
  if (!config.ok) return ['config', `The options are not allowed: ${config.error.text}`]
  if (canonical(config.value) !== canonical(header.config)) return ['config', 'The options are not complete.']
  const { min, max } = game.seats(config.value)
  if (header.seats < min || header.seats > max) return ['seats', `Not a game for ${header.seats} sides.`]
  return serverSeed === undefined || commitmentTo(serverSeed) === header.commitment
    ? undefined
    : ['commitment', 'The revealed seed does not match the commitment.']
}

function faultOf<G extends GameTypes>(
  game: Game<G>,
  live: Live<G>,
  step: Step<G>,
  index: number,
  fairness: Fairness,
): string | undefined {
  if ((step.type === 'deal') !== (index === 0)) return 'A log begins with one deal.'
  if (step.type === 'undo') {
    if (step.to < 1 || step.to > index) return `Undo to version ${step.to}, which is not before this one.`
    return step.draws === live.draws ? undefined : 'An undo draws nothing.'
  }
  const expected = expectedStep(game, live, step, fairness)
  if (!expected.ok) return `Not allowed: ${expected.error.text}`
  return canonical(expected.value) === canonical(step)
    ? undefined
    : 'The events do not follow from the action.'
}

function expectedStep<G extends GameTypes>(
  game: Game<G>,
  live: Live<G>,
  step: Exclude<Step<G>, { readonly type: 'undo' }>,
  fairness: Fairness,
): Result<Step<G>> {
  if (step.type === 'deal') return ok(deal(game, live.header, fairness))
  const act = appendAct(game, live, seat(step.seat), step.action, fairness)
  return act.ok ? ok(act.value.step) : act
}

/** JSON with keys in order, so that a log that was printed and read again compares equal. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
