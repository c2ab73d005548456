import type { Level } from '@estocade/kernel'

/** How a player is limited, as people are. */
export interface Dials {
  /** Chance to notice a play that lays two cards; more cards are harder to see. Drawn anew each turn. */
  readonly see: number
  /** Share of the dictionary that is known, the commonest words first. */
  readonly vocabulary: number
  /** Searches spent on weighing what the next side could do; 0 plays by points and cards kept alone. */
  readonly work: number
  /** Are cards worth something beyond this turn: jokers kept, dear cards laid off near the end? */
  readonly thrift: boolean
}

/** Neighbours are so far apart that the stronger wins about two games of three or more (bench/abrahaminetz). */
export const dialsOf: Readonly<Record<Level, Dials>> = {
  novice: { see: 0.15, vocabulary: 0.35, work: 0, thrift: false },
  pupil: { see: 0.25, vocabulary: 0.45, work: 0, thrift: false },
  fencer: { see: 0.38, vocabulary: 0.58, work: 0, thrift: false },
  provost: { see: 0.6, vocabulary: 0.75, work: 0, thrift: true },
  master: { see: 1, vocabulary: 1, work: 160, thrift: true },
}
