import {
  type Chance,
  chanceFrom,
  type Game,
  type GameTypes,
  type Seat,
  seat,
  seedFrom,
} from '@estocade/kernel'
import { type CrosswordState, type CrosswordTypes, type Grid, type Stone, sortStones } from '../src/index.ts'

export const chance = (text = 'luck'): Chance => chanceFrom(seedFrom(text))

export function configured<G extends GameTypes>(game: Game<G>, options: unknown = {}): G['Config'] {
  const config = game.configure(options)
  if (!config.ok) throw new Error(config.error.text)
  return config.value
}

/** The state after an action that must be accepted. */
export function after<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  by: number,
  action: G['Action'],
): G['State'] {
  return eventsOf(game, state, by, action).reduce<G['State']>((s, event) => game.evolve(s, event), state)
}

export function eventsOf<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  by: number,
  action: G['Action'],
) {
  const decided = game.decide(state, seat(by), action, chance())
  if (!decided.ok) throw new Error(`${JSON.stringify(action)}: ${decided.error.code}: ${decided.error.text}`)
  return decided.value.events
}

/** The code of the refusal of an action that must be refused. */
export function refusal<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  by: number,
  action: unknown,
): string {
  const decided = game.decide(state, seat(by), action as G['Action'], chance())
  if (decided.ok) return 'accepted'
  if (decided.error.text === '') throw new Error(`${decided.error.code} without a text`)
  return decided.error.code
}

export interface Scene {
  readonly racks: readonly (string | readonly Stone[])[]
  readonly first?: number
  readonly grid?: Grid
  readonly options?: unknown
  /** What is left in the stocks; by default everything not in the racks. */
  readonly stocks?: CrosswordState['stocks']
}

/** A round begun with these racks. */
export function scene(
  game: Game<CrosswordTypes>,
  { racks, first = 0, grid, options, stocks }: Scene,
): CrosswordState {
  const sorted = racks.map((rack) => sortStones([...rack].filter((stone) => stone !== ' ')))
  const config = configured(game, options)
  let state = game.empty(config, racks.length)
  const begin: Seat = seat(first)
  state = game.evolve(state, { type: 'dealt', round: 1, factor: 1, racks: sorted, first: begin })
  state = game.evolve(state, { type: 'turned', seat: begin })
  return { ...state, ...(grid ? { grid } : {}), ...(stocks ? { stocks } : {}) }
}

export const noStocks = { red: {}, black: {} }

/** Words for tests of what may be laid. */
export const fewWords = 'EIS EI REIS REISE SO ER IN ES TOR ROT OB SIE RE TEE SEE'.split(' ')

/** What a player may do. */
export const playsOf = <G extends GameTypes>(game: Game<G>, state: G['State'], by = 0) =>
  [...game.plays(game.view(state, seat(by)), seat(by))] as { readonly type: string }[]

export const typed = (plays: readonly { readonly type: string }[], type: string) =>
  plays.filter((play) => play.type === type)
