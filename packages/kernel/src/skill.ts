import type { Level } from './bot.ts'

/**
 * What players of a level are like in every game. How much they see and how far they plan in a game is
 * described by that game, on top of this.
 */
export interface Skill {
  /** Words that come to mind are forms of so many of the commonest dictionary entries… */
  readonly entries: number
  /** …and belong to so many of the commonest word forms. */
  readonly forms: number
}

const ALL = Number.POSITIVE_INFINITY

/** From a beginner with everyday words to a player who knows the dictionary. */
export const skills: Readonly<Record<Level, Skill>> = {
  novice: { entries: 5_000, forms: 30_000 },
  pupil: { entries: 10_000, forms: 70_000 },
  fencer: { entries: 30_000, forms: 140_000 },
  provost: { entries: ALL, forms: ALL },
  master: { entries: ALL, forms: ALL },
}
