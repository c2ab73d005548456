import { type Level, skills } from '@estocade/kernel'
import type { WordStock } from '@estocade/words'

/** How a player is limited, as people are. */
export interface Dials extends WordStock {
  /** Chance to notice a play of middling difficulty, drawn anew each turn. */
  readonly see: number
  /** Searches spent on playing on after a word; 0 plays by points and cards kept alone. */
  readonly work: number
  /**
   * `nothing`: takes points and never exchanges. `points`: exchanges when nothing can be laid. `cards`: keeps
   * jokers, lays off dear cards near the end, exchanges where that promises more.
   */
  readonly keeps: 'nothing' | 'points' | 'cards'
}

/** Neighbours are so far apart that the stronger wins about two games of three or more (bench/abrahaminetz). */
const seeing: Readonly<Record<Level, Omit<Dials, keyof WordStock>>> = {
  novice: { see: 0.62, work: 0, keeps: 'nothing' },
  pupil: { see: 0.5, work: 0, keeps: 'points' },
  fencer: { see: 0.52, work: 0, keeps: 'points' },
  provost: { see: 0.64, work: 0, keeps: 'cards' },
  master: { see: 1, work: 1_000, keeps: 'cards' },
}

export const dialsOf = (level: Level): Dials => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
})
