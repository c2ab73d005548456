import { type Level, levels } from '@estocade/kernel'

/** How a player is limited, as people are. */
export interface Dials {
  /** Chance to notice a play of middling rarity, drawn anew each turn. */
  readonly see: number
  /** The same for plays that another side left. */
  readonly spot: number
  /** Share of the dictionary that is known, the commonest words first. */
  readonly vocabulary: number
  /** Playouts spent on a move; 0 plays by the policy alone. */
  readonly work: number
}

/**
 * From the weakest to the strongest. Neighbours are so far apart that the stronger wins about three games
 * of four (bench/jarnac).
 */
export const rungs: readonly Dials[] = [
  { see: 0.415, spot: 0.22, vocabulary: 0.67, work: 0 },
  { see: 0.495, spot: 0.28, vocabulary: 0.72, work: 0 },
  { see: 0.565, spot: 0.35, vocabulary: 0.77, work: 0 },
  { see: 0.66, spot: 0.43, vocabulary: 0.82, work: 0 },
  { see: 0.735, spot: 0.52, vocabulary: 0.87, work: 0 },
  { see: 0.81, spot: 0.62, vocabulary: 0.91, work: 0 },
  { see: 0.875, spot: 0.72, vocabulary: 0.95, work: 0 },
  { see: 0.94, spot: 0.83, vocabulary: 0.98, work: 0 },
  { see: 0.985, spot: 0.95, vocabulary: 1, work: 0 },
  { see: 1, spot: 1, vocabulary: 1, work: 500 },
]

/** Every second rung has a name; the others are for tables that want to tune. */
export const dialsOf = (level: Level): Dials => rungs[2 * levels.indexOf(level) + 1]!
