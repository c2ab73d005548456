import { type Level, skills } from '@estocade/kernel'
import type { WordStock } from '@estocade/words'
import type { TypDomGame } from '../review/review-log.ts'

/** The limits of a level, which are like those of people. */
export interface LevelSettings extends WordStock {
  /** About how many plays the bot notices in a turn, easy ones first. They are drawn again each turn. */
  readonly sight: number
  /** How many candidates are examined together with the further word they earn; 0 ignores links. */
  readonly ahead: number
  /** Whether the bot values what stays in the rack, takes jollies and avoids risks. */
  readonly plans: boolean
  /** The work of the playouts for one decision; 0 decides by the planned turns alone. */
  readonly work: number
  /** Presto: about how many seconds a crossword of 19 stones takes. */
  readonly pace: number
  /** Wer behält recht?: when the bot names a word that it cannot complete. */
  readonly bluffs: 'never' | 'last-stone' | 'likely'
}

type Seeing = Omit<LevelSettings, keyof WordStock>

/** `npm run bench typ-dom` measures how often each level wins against the one below it. */
const seeing: Readonly<Record<Level, Seeing>> = {
  novice: { sight: 1, ahead: 0, plans: false, work: 0, pace: 285, bluffs: 'never' },
  pupil: { sight: 6, ahead: 0, plans: false, work: 0, pace: 192, bluffs: 'never' },
  fencer: { sight: 60, ahead: 0, plans: false, work: 0, pace: 130, bluffs: 'last-stone' },
  provost: { sight: 300, ahead: 24, plans: true, work: 8_000, pace: 87, bluffs: 'likely' },
  master: {
    sight: Number.POSITIVE_INFINITY,
    ahead: 200,
    plans: true,
    work: 300_000,
    pace: 58,
    bluffs: 'likely',
  },
}

/** Where the same numbers would make a step too easy or too hard. */
const inGame: Readonly<Partial<Record<TypDomGame, Readonly<Partial<Record<Level, Partial<Seeing>>>>>>> = {
  // Luck decides more than in Kreuzwort, and only planning for the last stones is stronger than it.
  point: {
    novice: { sight: 0.055 },
    pupil: { sight: 0.3 },
    fencer: { sight: 105, ahead: 2, plans: true },
    provost: { work: 0 },
  },
  // The player whose words come first wins most rounds: a small difference in sight is enough.
  recht: { novice: { sight: 2.4 }, fencer: { sight: 30 }, provost: { sight: 60 } },
}

export const levelSettings = (level: Level, game: TypDomGame): LevelSettings => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
  ...inGame[game]?.[level],
})

/** How many candidates of a hint are examined with the further word they earn. */
const ADVISED = 2

/** For hints: the words of a level, none of them overlooked. */
export const adviserSettings = (level: Level, game: TypDomGame): LevelSettings =>
  level === 'master'
    ? levelSettings(level, game)
    : { ...levelSettings(level, game), sight: Number.POSITIVE_INFINITY, ahead: ADVISED, plans: true }
