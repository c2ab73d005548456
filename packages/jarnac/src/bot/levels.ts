import { type Level, skills } from '@estocade/kernel'
import type { WordStock } from '@estocade/words'

/** The parameters of a bot, which limit it as people are limited. */
export interface LevelSettings extends WordStock {
  /** Probability to notice a play of average difficulty, drawn again each turn. */
  readonly see: number
  /** The same for plays that another side left. */
  readonly spot: number
  /** The weight of a row's further growth and of saved letters; 0 takes the most points now. */
  readonly plan: number
  /** Playouts spent on a move; 0 plays by the policy alone. */
  readonly work: number
}

/** `npm run bench jarnac-strength` measures how often each level wins against the one below it. */
const seeing: Readonly<Record<Level, Omit<LevelSettings, keyof WordStock>>> = {
  novice: { see: 0.982, spot: 0.005, plan: 0.25, work: 0 },
  pupil: { see: 0.975, spot: 0.002, plan: 0.35, work: 0 },
  fencer: { see: 0.993, spot: 0.02, plan: 0.7, work: 0 },
  provost: { see: 0.997, spot: 0.06, plan: 0.9, work: 0 },
  master: { see: 1, spot: 1, plan: 1, work: 500 },
}

export const levelSettings = (level: Level): LevelSettings => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
})
