/** Bots of every game, weakest first. */
export const levels = ['novice', 'pupil', 'fencer', 'provost', 'master'] as const
