import { type Level, skills } from '@estocade/kernel'
import type { LexiconId, WordStock } from '@estocade/words'

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

const ALL = Number.POSITIVE_INFINITY

type Changes = Partial<LevelSettings>
type Seeing = Omit<LevelSettings, keyof WordStock> & Partial<WordStock>

/**
 * `npm run bench jarnac-strength` measures how often each level wins against the one below it. Only Novice looks for plays
 * that others left as much as for its own: that makes up for its few words, and no level below suffers from it.
 */
const seeing: Readonly<Record<Level, Seeing>> = {
  novice: { see: 0.945, spot: 0.965, plan: 0.5, work: 0 },
  pupil: { see: 0.98, spot: 0.002, plan: 0.7, work: 0, entries: 17_000, forms: 125_000 },
  // Dictionaries rank 20,000 entries, which is too few for this level: it is limited by forms alone.
  fencer: { see: 0.993, spot: 0.02, plan: 0.7, work: 0, entries: ALL, forms: 145_000 },
  provost: { see: 0.9988, spot: 0.3, plan: 0.9, work: 0 },
  master: { see: 1, spot: 1, plan: 1, work: 4000 },
}

/** The Vietnamese dictionary is small and ranks few entries. */
const vietnamese: Readonly<Partial<Record<Level, Changes>>> = {
  novice: { spot: 0.93 },
  pupil: { entries: ALL, forms: 10_000 },
  fencer: { forms: 20_000 },
}

/** Where the same numbers would make a step too easy or too hard, because a dictionary has more or fewer forms. */
const inLanguage: Readonly<Partial<Record<LexiconId, Readonly<Partial<Record<Level, Changes>>>>>> = {
  // Of more German forms fewer are in everyday use.
  de: {
    novice: { see: 0.935, spot: 0.97, forms: 24_000 },
    pupil: { see: 0.982, entries: 18_500, forms: 140_000 },
    fencer: { forms: 205_000 },
  },
  // English words have few forms: the ranked entries are fewer words than in other languages.
  en: {
    novice: { see: 0.937, spot: 0.98 },
    pupil: { entries: ALL, forms: 60_000 },
    fencer: { forms: 138_000 },
  },
  es: { novice: { spot: 0.955 }, fencer: { forms: 188_000 } },
  // Italian endings replace others, so a growth rarely keeps the whole word.
  it: { novice: { see: 0.915, spot: 0.98 } },
  vi: vietnamese,
  vi29: vietnamese,
}

/** Where fewer words are allowed: Fencer knows nearly all of them, so only what it notices parts it from its neighbours. */
const inClasses: Readonly<Partial<Record<string, Readonly<Partial<Record<Level, Changes>>>>>> = {
  'professional-de': { pupil: { see: 0.987 }, fencer: { see: 0.987 }, provost: { see: 0.9996, spot: 0.5 } },
  'competition-fr': { pupil: { see: 0.984 }, fencer: { see: 0.9915 }, provost: { see: 0.9996, spot: 0.5 } },
}

/** Without a language and word classes, those of most. */
export const levelSettings = (level: Level, language?: LexiconId, classes?: string): LevelSettings => ({
  entries: skills[level].entries,
  forms: skills[level].forms,
  ...seeing[level],
  ...(language && inLanguage[language]?.[level]),
  ...(classes && inClasses[classes]?.[level]),
})
