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

/** As even as five steps from Novice to Master can be: the stronger neighbour wins 81 to 92 games of 100 (French, German). */
const seeing: Readonly<Record<Level, Omit<Dials, keyof WordStock>>> = {
  novice: { see: 0.982, spot: 0.005, plan: 0.25, work: 0 },
  pupil: { see: 0.975, spot: 0.002, plan: 0.35, work: 0 },
  fencer: { see: 0.993, spot: 0.02, plan: 0.7, work: 0 },
  provost: { see: 0.997, spot: 0.06, plan: 0.9, work: 0 },
  master: { see: 1, spot: 1, plan: 1, work: 500 },
}

export const dialsOf = (level: Level): Dials => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
})
