import { type GameTypes, type Playable, type Seat, seedFrom } from '@estocade/kernel'
import type { Table, Timer } from './table.ts'
import { running } from './time.ts'

/** A decision that a bot has to make. It is valid for one version of the match. */
export interface Job {
  readonly for: 'act' | 'hint'
  readonly seat: Seat
  readonly version: number
  readonly bot: string
  readonly view: GameTypes['View']
  /**
   * The earliest time of the bot's move, in ms. It counts from the beginning of the duty, so that neither a restart
   * nor other players' actions make the bot start again.
   */
  readonly due: number
  /**
   * Derived from the secret seed: nobody can predict the bot during the match, and anybody can check it afterwards.
   * The same for the whole match.
   */
  readonly seed: string
}

/** Bots act at the same time, except in a window, which the first answer often closes. */
export function jobsOf(playable: Playable, table: Table): readonly Job[] {
  if (table.phase !== 'playing') return []
  const jobs = acting(table).flatMap((timer) => actJob(playable, table, timer))
  for (const [seat, side] of table.sides.entries())
    if (side.wantsHint && playable.adviser !== undefined)
      jobs.push({
        ...job(playable, table, seat as Seat, adviserAt(playable, table)),
        for: 'hint',
        due: table.at,
      })
  return jobs
}

/** Hints have the words of the strongest bot at the table. */
function adviserAt({ advisers, adviser }: Playable, { sides }: Table): string {
  const seated = [...(advisers?.keys() ?? [])].filter((level) => sides.some(({ bot }) => bot === level))
  return seated.at(-1) ?? adviser!
}

/** The first duty of each seat that a bot plays. */
function acting(table: Table): readonly Timer[] {
  const timers = running(table).filter(({ duty }) => table.sides[duty.seat]!.bot !== undefined)
  const firsts = timers.filter(
    ({ duty }, i) => timers.findIndex((other) => other.duty.seat === duty.seat) === i,
  )
  return firsts[0]?.duty.for === 'window' ? firsts.slice(0, 1) : firsts
}

function actJob(playable: Playable, table: Table, { duty, spent }: Timer): Job[] {
  const bot = table.sides[duty.seat]!.bot!
  const asked = job(playable, table, duty.seat, bot)
  const people = [...table.sides.keys()].filter((seat) => table.sides[seat]!.bot === undefined) as Seat[]
  const seconds = playable.bots.get(bot)?.secondsFor?.(asked.view, asked.seat, asked.seed, people) ?? 0
  if (!Number.isFinite(seconds)) return []
  return [{ ...asked, for: 'act', due: table.at + Math.max(0, seconds * 1000 - spent) }]
}

/** Whether `jobsOf` would return any job; cheaper, because it makes no views. */
export const hasJobs = (table: Table): boolean =>
  table.phase === 'playing' &&
  (table.sides.some(({ wantsHint }) => wantsHint) ||
    table.timers.some(({ duty }) => table.sides[duty.seat]!.bot !== undefined))

function job(playable: Playable, table: Table, seat: Seat, bot: string): Omit<Job, 'for' | 'due'> {
  const { live, fairness } = table.match!
  return {
    seat,
    version: live.version,
    bot,
    view: playable.game.view(live.state, seat),
    seed: seedFrom(`bot/${fairness.serverSeed}/${seat}`),
  }
}
