import { type Level, skills } from '@estocade/kernel'
import type { WordStock } from '@estocade/words'

/** The parameters of a bot, which limit it as people are limited. */
export interface LevelSettings extends WordStock {
  /** Probability to notice a play of average difficulty, drawn again each turn. */
  readonly see: number
  /** The number of searches in playouts; 0 decides by points and kept cards alone. */
  readonly work: number
  /**
   * `nothing`: takes points and never exchanges. `points`: exchanges when it can lay nothing. `cards`: keeps
   * jokers, lays off expensive cards near the end, and exchanges where that has the higher expectation.
   */
  readonly keeps: 'nothing' | 'points' | 'cards'
}

/** Each level wins about two of three games or more against the one below it (bench/abrahaminetz-strength). */
const seeing: Readonly<Record<Level, Omit<LevelSettings, keyof WordStock>>> = {
  novice: { see: 0.62, work: 0, keeps: 'nothing' },
  pupil: { see: 0.5, work: 0, keeps: 'points' },
  fencer: { see: 0.6, work: 0, keeps: 'points' },
  provost: { see: 0.72, work: 0, keeps: 'cards' },
  master: { see: 1, work: 1_000, keeps: 'cards' },
}

export const levelSettings = (level: Level): LevelSettings => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
})

/** For hints: the words of a level, none of them overlooked. */
export const adviserSettings = (level: Level): LevelSettings =>
  level === 'master' ? levelSettings(level) : { ...levelSettings(level), see: 1, keeps: 'cards' }
