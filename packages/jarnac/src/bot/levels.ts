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
  { see: 0.34, spot: 0.2, vocabulary: 0.55, work: 0 },
  { see: 0.43, spot: 0.25, vocabulary: 0.62, work: 0 },
  { see: 0.52, spot: 0.32, vocabulary: 0.69, work: 0 },
  { see: 0.61, spot: 0.4, vocabulary: 0.76, work: 0 },
  { see: 0.7, spot: 0.5, vocabulary: 0.82, work: 0 },
  { see: 0.78, spot: 0.6, vocabulary: 0.88, work: 0 },
  { see: 0.85, spot: 0.7, vocabulary: 0.93, work: 0 },
  { see: 0.91, spot: 0.8, vocabulary: 0.97, work: 0 },
  { see: 0.97, spot: 0.9, vocabulary: 1, work: 0 },
  { see: 1, spot: 1, vocabulary: 1, work: 200 },
]

export const levels = ['novice', 'pupil', 'fencer', 'provost', 'master'] as const
export type Level = (typeof levels)[number]

/** Every second rung has a name; the others are for tables that want to tune. */
export const dialsOf = (level: Level): Dials => rungs[2 * levels.indexOf(level) + 1]!
