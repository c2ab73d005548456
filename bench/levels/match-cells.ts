import type { Bot, GameTypes } from '@estocade/kernel'

/** The share of games won, with its 95 % interval (normal approximation; a draw counts half). */
export function shareWon(wins: number, games: number): string {
  const share = wins / games
  const half = 1.96 * Math.sqrt((share * (1 - share)) / games)
  return `${(100 * share).toFixed(1)} % ± ${(100 * half).toFixed(1)}`
}

/** A bot whose decisions are timed, in ms of CPU time, so that other processes count little. */
export const timed = <G extends GameTypes>(bot: Bot<G>, times: number[]): Bot<G> => ({
  ...bot,
  choose(...args) {
    const start = process.cpuUsage()
    const action = bot.choose(...args)
    const { user, system } = process.cpuUsage(start)
    // Actions without a choice are not counted.
    if (action.type !== 'ready') times.push((user + system) / 1000)
    return action
  },
})

/** Median, mean and 95th percentile, in milliseconds. */
export function actionTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1)
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length
  return `${at(0.5)} / ${mean.toFixed(1)} / ${at(0.95)}`
}
