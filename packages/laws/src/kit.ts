import type { Dice, Fairness, Game, GameTypes, LogHeader, Seat, Seed, Viewer } from '@estocade/kernel'
import type fc from 'fast-check'

/** One table to play at. `options` go through `configure`, so that presets and bundles are tried too. */
export interface Setting<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: unknown
  readonly seats: number
}

/** A state and what happened next, as a viewer is to see them. */
export interface Passage<G extends GameTypes> {
  readonly state: G['State']
  readonly events: readonly G['Event'][]
}

/** What a game supplies so that the laws can be tried on it. */
export interface Kit<G extends GameTypes> {
  readonly settings: fc.Arbitrary<Setting<G>>
  /** Whole games played; default 100. */
  readonly games?: number
  /** Another seed, other games; default 1. */
  readonly seed?: number
  /** Steps after which a game that still goes on breaks the law of termination; default 3000. */
  readonly maxSteps?: number
  /** Share of the states at which the costly laws look; default 0.1. */
  readonly thorough?: number
  /** Share of the states at which the slow twin is asked; default as `thorough`. */
  readonly slow?: number
  /** At most so many plays are read from `plays` at one state; default 3000. */
  readonly mostPlays?: number
  /** All pieces of the match, wherever they are: must be equal in every state after the deal. */
  pieces(state: G['State']): unknown
  /** The slow twin of `plays`. Left out, completeness is not tried. */
  reference?(game: Game<G>, view: G['View'], seat: Seat): Iterable<G['Action']>
  /** The same passage with other hidden things; `undefined` when the viewer sees all there is. */
  hide(passage: Passage<G>, viewer: Viewer, dice: Dice): Passage<G> | undefined
  /** Actions of doubtful legality: misspelt, out of turn, about old windows, … */
  wild?(view: G['View'], seat: Seat, dice: Dice): readonly G['Action'][]
  /** How the random player picks; by default any play is as likely as another. */
  choose?(view: G['View'], seat: Seat, plays: readonly G['Action'][], dice: Dice): G['Action'] | undefined
  /** A game with other words: the log must fold in it to the same states. */
  wordless?: Game<G>
}

/** One seeded game about to be played. */
export interface Trial<G extends GameTypes> {
  readonly kit: Kit<G>
  readonly game: Game<G>
  readonly config: G['Config']
  readonly seats: number
  readonly seed: string
  readonly fairness: Fairness
  readonly matchSeed: Seed
  readonly header: LogHeader<G>
}
