import { type Level, skills } from '@estocade/kernel'
import type { WordStock } from '@estocade/words'

/** How a player is limited, as people are. */
export interface Dials extends WordStock {
  /** Chance to notice a play of middling difficulty, drawn anew each turn. */
  readonly see: number
  /** The same for plays that another side left. */
  readonly spot: number
  /** How much the choice follows a row's further growth and the letters saved; 0 takes most points now. */
  readonly plan: number
  /** Playouts spent on a move; 0 plays by the policy alone. */
  readonly work: number
}

/** Neighbours are so far apart that the stronger wins about three games of four (bench/jarnac). */
const seeing: Readonly<Record<Level, Omit<Dials, keyof WordStock>>> = {
  novice: { see: 0.982, spot: 0.005, plan: 0.25, work: 0 },
  pupil: { see: 0.975, spot: 0.002, plan: 0.35, work: 0 },
  fencer: { see: 0.9915, spot: 0.003, plan: 0.65, work: 0 },
  provost: { see: 0.9945, spot: 0.01, plan: 0.9, work: 0 },
  master: { see: 1, spot: 1, plan: 1, work: 500 },
}

export const dialsOf = (level: Level): Dials => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
})
