import { type Level, skills } from '@estocade/kernel'
import type { WordStock } from '@estocade/words'

/** The limits of a level, which are like those of people. */
export interface LevelSettings extends WordStock {
  /** About how many plays the bot notices in a turn, easy ones first. They are drawn again each turn. */
  readonly sight: number
  /** How many candidates are examined together with the further word they earn; 0 ignores links. */
  readonly ahead: number
  /** Whether the bot values what stays in the rack, takes jollies and avoids risks. */
  readonly plans: boolean
  /** Presto: about how many seconds a crossword of 19 stones takes. */
  readonly pace: number
}

/** The levels differ so much that of two neighbours the stronger wins at least two games of three. */
const seeing: Readonly<Record<Level, Omit<LevelSettings, keyof WordStock>>> = {
  novice: { sight: 3, ahead: 0, plans: false, pace: 190 },
  pupil: { sight: 6, ahead: 0, plans: false, pace: 153 },
  fencer: { sight: 14, ahead: 0, plans: false, pace: 118 },
  provost: { sight: 90, ahead: 2, plans: true, pace: 90 },
  master: { sight: Number.POSITIVE_INFINITY, ahead: 80, plans: true, pace: 70 },
}

export const levelSettings = (level: Level): LevelSettings => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
})

/** For hints: the words of a level, none of them overlooked. */
export const adviserSettings = (level: Level): LevelSettings =>
  level === 'master'
    ? levelSettings(level)
    : { ...levelSettings(level), sight: Number.POSITIVE_INFINITY, ahead: seeing.provost.ahead, plans: true }
