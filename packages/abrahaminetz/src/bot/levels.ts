import { type Level, skills } from '@estocade/kernel'
import type { LexiconId, WordStock } from '@estocade/words'

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

type Changes = Partial<LevelSettings>

/** Each level wins about two of three games or more against the one below it (bench/abrahaminetz-strength). */
const seeing: Readonly<Record<Level, Omit<LevelSettings, keyof WordStock>>> = {
  novice: { see: 0.62, work: 0, keeps: 'nothing' },
  pupil: { see: 0.5, work: 0, keeps: 'points' },
  fencer: { see: 0.63, work: 0, keeps: 'points' },
  provost: { see: 0.72, work: 0, keeps: 'cards' },
  master: { see: 1, work: 1_000, keeps: 'cards' },
}

/** Where the same numbers would make a step too easy or too hard, because a dictionary has more or fewer forms. */
const inLanguage: Readonly<Partial<Record<LexiconId, Readonly<Partial<Record<Level, Changes>>>>>> = {
  // Dictionaries rank 20,000 entries: more German forms than in other languages belong to none of these.
  de: {
    novice: { see: 0.9 },
    pupil: { entries: 15_000, forms: 115_000 },
    fencer: { entries: Number.POSITIVE_INFINITY, forms: 125_000 },
  },
}

/** Without a language, those of most languages. */
export const levelSettings = (level: Level, language?: LexiconId): LevelSettings => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
  ...(language && inLanguage[language]?.[level]),
})

/** For hints: the words of a level, none of them overlooked. */
export const adviserSettings = (level: Level, language?: LexiconId): LevelSettings =>
  level === 'master'
    ? levelSettings(level, language)
    : { ...levelSettings(level, language), see: 1, keeps: 'cards' }
