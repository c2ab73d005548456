import { type GameTypes, type Seat, seedFrom } from '@estocade/kernel'
import type { Playable } from './playable.ts'
import type { Table } from './table.ts'

/** Something a bot has to think about. It belongs to one version of the match. */
export interface Job {
  readonly for: 'act' | 'hint'
  readonly seat: Seat
  readonly version: number
  readonly bot: string
  readonly view: GameTypes['View']
  /** Of the secret seed, so that nobody foresees the bot, and anybody can check it after the match. The same all match long. */
  readonly seed: string
}

/** One seat at a time: in a window the first bot's answer often closes it. */
export function jobsOf(playable: Playable, table: Table): readonly Job[] {
  if (table.phase !== 'playing') return []
  const jobs: Job[] = []
  const acting = table.timers.find(({ duty }) => table.sides[duty.seat]!.bot !== undefined)
  if (acting !== undefined) {
    const { seat } = acting.duty
    jobs.push(job(playable, table, 'act', seat, table.sides[seat]!.bot!))
  }
  for (const [seat, side] of table.sides.entries())
    if (side.wantsHint && playable.adviser !== undefined)
      jobs.push(job(playable, table, 'hint', seat as Seat, playable.adviser))
  return jobs
}

/** Whether `jobsOf` would give any, without making their views. */
export const hasJobs = (table: Table): boolean =>
  table.phase === 'playing' &&
  (table.sides.some(({ wantsHint }) => wantsHint) ||
    table.timers.some(({ duty }) => table.sides[duty.seat]!.bot !== undefined))

function job(playable: Playable, table: Table, what: Job['for'], seat: Seat, bot: string): Job {
  const { live, fairness } = table.match!
  const { version } = live
  return {
    for: what,
    seat,
    version,
    bot,
    view: playable.game.view(live.state, seat),
    seed: seedFrom(`bot/${fairness.serverSeed}/${seat}`),
  }
}
