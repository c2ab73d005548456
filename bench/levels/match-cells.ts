import type { Bot, GameTypes } from '@estocade/kernel'

/** The share of games won, with its 95 % interval (normal approximation; a draw counts half). */
export function shareWon(wins: number, games: number): string {
  const share = wins / games
  const half = 1.96 * Math.sqrt((share * (1 - share)) / games)
  return `${(100 * share).toFixed(1)} % ± ${(100 * half).toFixed(1)}`
}

/** A bot whose decisions are timed. Actions without a choice are not counted. */
export const timed = <G extends GameTypes>(bot: Bot<G>, times: number[]): Bot<G> => ({
  ...bot,
  choose(...args) {
    const start = performance.now()
    const action = bot.choose(...args)
    if (action.type !== 'ready') times.push(performance.now() - start)
    return action
  },
})

/** Median, mean and 95th percentile, in milliseconds. The first action also builds indexes and is left out. */
export function actionTimes(times: readonly number[]): string {
  const sorted = times.slice(1).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1)
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length
  return `${at(0.5)} / ${mean.toFixed(1)} / ${at(0.95)}`
}
