import type { Level } from '@estocade/kernel'

/** How a player is limited, as people are. */
export interface Dials {
  /** Chance to notice a play, drawn anew each turn. */
  readonly see: number
  /** Of few plays so many are noticed, about. */
  readonly grasp: number
  /** How common a word must be to be known, 0…255. */
  readonly common: number
  /** Candidates whose further word is thought through; 0 ignores links. */
  readonly ahead: number
  /** Weighs what stays in the rack, takes jollies, refuses risks. */
  readonly plans: boolean
  /** Wer behält recht?: names words it could not complete itself. */
  readonly dares: boolean
  /** Presto: seconds for a crossword of 19 stones, about. */
  readonly pace: number
}

/** Neighbours are so far apart that the stronger wins two games of three and more. */
export const dials: Readonly<Record<Level, Dials>> = {
  novice: { see: 0.0018, grasp: 0.15, common: 170, ahead: 0, plans: false, dares: true, pace: 250 },
  pupil: { see: 0.008, grasp: 0.32, common: 125, ahead: 0, plans: false, dares: false, pace: 175 },
  fencer: { see: 0.024, grasp: 0.75, common: 75, ahead: 0, plans: false, dares: false, pace: 125 },
  provost: { see: 0.08, grasp: 1.6, common: 20, ahead: 2, plans: true, dares: false, pace: 88 },
  master: { see: 1, grasp: 9, common: 0, ahead: 80, plans: true, dares: false, pace: 60 },
}
