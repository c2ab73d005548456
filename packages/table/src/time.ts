import type { Clock, Duty, Playable, Seat } from '@estocade/kernel'
import {
  CAPTAIN_AWAY,
  GRACE,
  type Match,
  type Member,
  moved,
  type Side,
  type SideClock,
  type Table,
  type Timer,
} from './table.ts'

const DAY = 86_400_000

export const clockOf = (playable: Playable, table: Table): Clock =>
  table.settings.clock ?? playable.game.clock(table.config)

/** ms that a turn begins with; with a bank, the whole match. */
export function allowance(clock: Clock): number | undefined {
  if (clock.type === 'none') return undefined
  return clock.type === 'days' ? clock.days * DAY : clock.seconds * 1000
}

/**
 * Whether all members of a side are disconnected. Bots and deserted sides are never away, because nobody would return.
 */
export const isAway = (side: Side): boolean =>
  side.bot === undefined && side.members.length > 0 && side.members.every(({ away }) => away !== undefined)

/** The time until which all members of a side are on vacation; 0 if one is not. */
function vacationOf({ members }: Side): number {
  if (members.length === 0 || members[0]!.vacation === undefined) return 0
  return Math.min(...members.map(({ vacation }) => vacation ?? 0))
}

/**
 * ms between `from` and `to` that a vacation saves a side. A window is never stopped, because all others wait for it.
 */
const daysOff = (side: Side, duty: Duty, from: number, to: number): number =>
  duty.for === 'turn' ? Math.max(0, Math.min(vacationOf(side), to) - from) : 0

const windowOpen = (table: Table): boolean => table.timers.some(({ duty }) => duty.for === 'window')

/** While a window is open, only windows run. */
const runs = (duty: Duty, windows: boolean): boolean => duty.for === 'window' || !windows

export function running(table: Table): readonly Timer[] {
  const windows = windowOpen(table)
  return table.timers.filter(({ duty }) => runs(duty, windows))
}

/** Charges the time since the last entry. */
export function settle(table: Table, at: number): Table {
  const elapsed = at - table.at
  if (elapsed <= 0) return table
  const { version, sides, match } = table
  if (table.phase !== 'playing' || table.timers.length === 0)
    return moved(table, { version, at, sides, match, timers: table.timers, clocks: table.clocks })
  const windows = windowOpen(table)
  const clocks = table.clocks.slice()
  const timers = table.timers.map((timer) => {
    if (!runs(timer.duty, windows)) return timer
    const { seat } = timer.duty
    const side = sides[seat]!
    const counted = elapsed - daysOff(side, timer.duty, table.at, at)
    const spared = isAway(side) ? Math.min(timer.grace, counted) : 0
    const spent = counted - spared
    const { left, about } = clocks[seat]!
    if (timer.duty.for === 'turn' && left !== undefined) clocks[seat] = clockWith(left - spent, about)
    return charged(timer, spent, spared)
  })
  return moved(table, { version, at, sides, match, timers, clocks })
}

const charged = ({ duty, left, grace, spent }: Timer, more: number, spared: number): Timer =>
  left === undefined
    ? { duty, grace: grace - spared, spent: spent + more }
    : { duty, left: left - more, grace: grace - spared, spent: spent + more }

const clockWith = (left: number, about: string | undefined): SideClock =>
  about === undefined ? { left } : { left, about }

/** Timers after a step: duties that continue keep their time, new ones get a fresh one. */
export function timing(playable: Playable, table: Table, { live }: Match): Pick<Table, 'timers' | 'clocks'> {
  const { game } = playable
  const duties = table.phase === 'playing' ? game.toAct(game.view(live.state, 'spectator')) : []
  const timers = duties.map((duty) => table.timers.find((timer) => same(timer.duty, duty)) ?? fresh(duty))
  const windows = duties.some((duty) => duty.for === 'window')
  const clock = clockOf(playable, table)
  const clocks = table.clocks.map((of, seat) => {
    const turn = duties.find((duty) => duty.for === 'turn' && duty.seat === seat)
    return turn === undefined ? rested(of, clock, windows) : started(of, clock, turn.about)
  })
  return { timers, clocks }
}

const same = (a: Duty, b: Duty): boolean => a.seat === b.seat && a.about === b.about && a.for === b.for

const fresh = (duty: Duty): Timer =>
  duty.limit === undefined
    ? { duty, grace: GRACE, spent: 0 }
    : { duty, left: duty.limit * 1000, grace: GRACE, spent: 0 }

function started(of: SideClock, clock: Clock, about: string): SideClock {
  if (of.about === about) return of
  const ended = of.about === undefined ? of : rested(of, clock, false)
  const full = clock.type === 'bank' ? ended.left : allowance(clock)
  return full === undefined ? { about } : { about, left: full }
}

/** A clock that does not run. A turn interrupted by a window is not over; a finished turn earns its increment. */
function rested(of: SideClock, clock: Clock, windows: boolean): SideClock {
  if (windows || of.about === undefined) return of
  const left = clock.type === 'bank' ? of.left! + clock.increment * 1000 : allowance(clock)
  return left === undefined ? {} : { left }
}

/** The first duty, by seat, whose time is up. */
export function expired(table: Table): { readonly duty: Duty; readonly by: 'limit' | 'clock' } | undefined {
  if (table.phase !== 'playing') return undefined
  const windows = windowOpen(table)
  for (const { duty, left } of table.timers) {
    if (!runs(duty, windows)) continue
    if (left !== undefined && left <= 0) return { duty, by: 'limit' }
    if (duty.for === 'turn' && (table.clocks[duty.seat]!.left ?? 1) <= 0) return { duty, by: 'clock' }
  }
  return undefined
}

const isAbsent = ({ away }: Member): boolean => away !== undefined
const hasAbsent = ({ members }: Side): boolean => members.some(isAbsent)

/** The side whose captain has been away too long, and who is next. */
export function succession(
  table: Table,
): { readonly seat: Seat; readonly player: string; readonly due: number } | undefined {
  if (table.phase !== 'playing') return undefined
  // Mostly nobody is away.
  if (!table.sides.some(hasAbsent)) return undefined
  for (const [seat, side] of table.sides.entries()) {
    const captain = side.members.find(({ player }) => player === side.captain)
    const next = side.members.find(({ away }) => away === undefined)
    if (captain?.away !== undefined && next !== undefined)
      return { seat: seat as Seat, player: next.player, due: captain.away + CAPTAIN_AWAY }
  }
  return undefined
}

/** The next deadline in ms; stored with the table. */
export function deadline(table: Table): number | undefined {
  if (table.phase !== 'playing') return undefined
  const windows = windowOpen(table)
  let next = succession(table)?.due ?? Number.POSITIVE_INFINITY
  for (const { duty, left, grace } of table.timers) {
    if (!runs(duty, windows)) continue
    const bank = duty.for === 'turn' ? table.clocks[duty.seat]!.left : undefined
    if (left === undefined && bank === undefined) continue
    const side = table.sides[duty.seat]!
    const spared = (isAway(side) ? grace : 0) + daysOff(side, duty, table.at, Number.POSITIVE_INFINITY)
    next = Math.min(next, table.at + Math.min(left ?? bank!, bank ?? left!) + spared)
  }
  return next === Number.POSITIVE_INFINITY ? undefined : Math.ceil(next)
}
