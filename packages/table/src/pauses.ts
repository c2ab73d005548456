import type { AnyAction, Level, Seat } from '@estocade/kernel'
import type { Job } from './jobs.ts'
import type { Table } from './table.ts'

/** How much longer than the least a player of a level thinks about a long word; the practised see it sooner. */
const slowness: Readonly<Record<Level, number>> = {
  novice: 1.6,
  pupil: 1.3,
  fencer: 1,
  provost: 0.8,
  master: 0.6,
}
/** A word of so many letters takes longest. */
const LONG = 10

const isLevel = (bot: string): bot is Level => Object.hasOwn(slowness, bot)

/** A pause takes at most this share of the time that the bot has left. */
const SHARE_OF_CLOCK = 1 / 20

/**
 * ms that a bot seems to think about an action beyond `least`: none about a pass, most about a long word. `least` is 0
 * where people asked for swift bots; then there is no further pause either.
 */
export function furtherPause(
  least: number,
  table: Pick<Table, 'timers' | 'clocks'>,
  { bot, seat }: Pick<Job, 'bot' | 'seat'>,
  action: AnyAction,
): number {
  const share = Math.min(LONG, lettersIn(action)) / LONG
  const wished = least * share * (isLevel(bot) ? slowness[bot] : 1)
  return Math.round(Math.min(wished, timeLeft(table, seat) * SHARE_OF_CLOCK))
}

/** ms until the seat's time is up; infinite without a clock. */
function timeLeft({ timers, clocks }: Pick<Table, 'timers' | 'clocks'>, seat: Seat): number {
  const limits = timers.filter(({ duty }) => duty.seat === seat).map(({ left }) => left)
  return Math.min(...[...limits, clocks[seat]?.left].map((left) => Math.max(0, left ?? Infinity)))
}

/** The letters of the longest word, cards or stones that the action names; signs for what lies there do not count. */
function lettersIn(action: AnyAction): number {
  const { word, stones, cards } = action as { readonly [key: string]: unknown }
  const lengths = [word, stones, cards].map((text) =>
    typeof text === 'string' ? text.replace(/\P{L}/gu, '').length : 0,
  )
  return Math.max(...lengths)
}
