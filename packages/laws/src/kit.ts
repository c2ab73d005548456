import type { Dice, Fairness, Game, GameTypes, LogHeader, Seat, Seed, Viewer } from '@estocade/kernel'
import type fc from 'fast-check'

/** One table to play at. `options` are passed to `configure`, so that presets are tested too. */
export interface Setting<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: unknown
  readonly seats: number
}

/** A state and the events that followed, to be seen by a viewer. */
export interface Passage<G extends GameTypes> {
  readonly state: G['State']
  readonly events: readonly G['Event'][]
}

/** What a game supplies so that the laws can be tested on it. */
export interface Kit<G extends GameTypes> {
  readonly settings: fc.Arbitrary<Setting<G>>
  /** Whole games played; default 100. */
  readonly games?: number
  /** Another seed, other games; default 1. */
  readonly seed?: number
  /** Steps after which a game that still goes on breaks the law of termination; default 3000. */
  readonly maxSteps?: number
  /** The share of states that the expensive laws check; default 0.1. */
  readonly thorough?: number
  /** The share of states that are compared with the slow reference; default as `thorough`. */
  readonly slow?: number
  /** The most plays that are read from `plays` per state; default 3000. */
  readonly mostPlays?: number
  /** All pieces of the match, wherever they are: must be equal in every state after the deal. */
  pieces(state: G['State']): unknown
  /** The slow reference of `plays`. Without it, completeness is not tested. */
  reference?(game: Game<G>, view: G['View'], seat: Seat): Iterable<G['Action']>
  /** The same passage with other hidden data; `undefined` when nothing is hidden from the viewer. */
  hide(passage: Passage<G>, viewer: Viewer, dice: Dice): Passage<G> | undefined
  /** Actions of doubtful legality: misspelt, out of turn, about old windows, … */
  wild?(view: G['View'], seat: Seat, dice: Dice): readonly G['Action'][]
  /** How the random player chooses; by default all plays have the same probability. */
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
