import { type Level, skills } from '@estocade/kernel'
import type { WordStock } from '@estocade/words'

/** How a player is limited, as people are. */
export interface Dials extends WordStock {
  /** So many plays come to mind in a turn, about; easy ones first. Drawn anew each turn. */
  readonly sight: number
  /** Candidates whose further word is thought through; 0 ignores links. */
  readonly ahead: number
  /** Weighs what stays in the rack, takes jollies, refuses risks. */
  readonly plans: boolean
  /** Presto: seconds for a crossword of 19 stones, about. */
  readonly pace: number
}

/** Neighbours are so far apart that the stronger wins two games of three and more. */
const seeing: Readonly<Record<Level, Omit<Dials, keyof WordStock>>> = {
  novice: { sight: 3, ahead: 0, plans: false, pace: 190 },
  pupil: { sight: 6, ahead: 0, plans: false, pace: 153 },
  fencer: { sight: 14, ahead: 0, plans: false, pace: 118 },
  provost: { sight: 90, ahead: 2, plans: true, pace: 90 },
  master: { sight: Number.POSITIVE_INFINITY, ahead: 80, plans: true, pace: 70 },
}

export const dialsOf = (level: Level): Dials => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
})
