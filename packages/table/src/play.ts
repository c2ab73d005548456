import {
  type AnyAction,
  appendAct,
  type Fairness,
  type GameTypes,
  type Leaving,
  type Live,
  ok,
  type Playable,
  refuse,
  type Seat,
} from '@estocade/kernel'
import type { ServerCommand, Speaker, TableCommand } from './commands.ts'
import { type Decided, facts, notNow, stale, type TableDecision } from './decision.ts'
import type { TableEvent } from './events.ts'
import { evolveAll } from './evolve.ts'
import { captainOf, memberOf } from './seats.ts'
import type { Table } from './table.ts'
import { expired, settle, succession } from './time.ts'

type Ask<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>
type Tell<T extends ServerCommand['type']> = Extract<ServerCommand, { type: T }>

export function playAction(
  playable: Playable,
  table: Table,
  command: Ask<'act'>,
  by: Speaker,
  basis: number,
): Decided {
  const place = captainOf(table, by)
  if (!place.ok) return place
  if (table.phase !== 'playing') return notNow()
  const { seat } = place.value
  if (basis < table.match!.since || !hasDuty(table, seat, command.about)) return stale()
  const action = playable.action(command.action)
  return action.ok ? move(playable, table, seat, action.value) : action
}

const hasDuty = (table: Table, seat: Seat, about?: string): boolean =>
  table.timers.some(({ duty }) => duty.seat === seat && (about === undefined || duty.about === about))

function move(playable: Playable, table: Table, seat: Seat, action: AnyAction, late = false): Decided {
  const { live, fairness } = table.match!
  const act = appendAct(playable.game, live, seat, action, fairness)
  if (!act.ok) return act
  const { step, live: next } = act.value
  const over = overIf(playable, next, fairness)
  const moved: TableEvent = late ? { type: 'step', step, late } : { type: 'step', step }
  return ok({ events: over.length === 0 ? [moved] : [moved, ...over], reached: [next] })
}

/** The event that ends the match if there is an outcome. It publishes the secret behind the commitment. */
export function overIf(playable: Playable, live: Live<GameTypes>, fairness: Fairness): readonly TableEvent[] {
  const outcome = playable.game.outcome(playable.game.view(live.state, 'spectator'))
  return outcome === undefined ? [] : [{ type: 'over', outcome, serverSeed: fairness.serverSeed }]
}

export function botAct(playable: Playable, table: Table, command: Tell<'bot-act'>): Decided {
  if (table.phase !== 'playing' || table.match!.live.version !== command.version) return stale()
  if (table.sides[command.seat]?.bot === undefined || !hasDuty(table, command.seat)) return stale()
  return move(playable, table, command.seat, command.action)
}

export function propose(playable: Playable, table: Table, command: Ask<'propose'>, by: Speaker): Decided {
  const place = memberOf(table, by)
  if (!place.ok) return place
  if (table.phase !== 'playing') return notNow()
  const action = playable.action(command.action)
  if (!action.ok) return action
  return facts({ type: 'proposed', seat: place.value.seat, player: by.player, action: action.value })
}

export function handOver(table: Table, command: Ask<'hand-over'>, by: Speaker): Decided {
  const place = captainOf(table, by)
  if (!place.ok) return place
  const { seat, side } = place.value
  return side.members.some(({ player }) => player === command.to)
    ? facts({ type: 'captain', seat, player: command.to })
    : refuse('nobody', 'That player is not on your side.')
}

export function concede(playable: Playable, table: Table, by: Speaker): Decided {
  const place = captainOf(table, by)
  if (!place.ok) return place
  if (table.phase !== 'playing') return notNow()
  return forfeit(playable, table, place.value.seat, 'choice')
}

/** Asks the game what a forfeit leads to. In a game without forfeits the match ends and the others win. */
function forfeit(playable: Playable, table: Table, seat: Seat, by: Leaving['by']): Decided {
  const { live, fairness } = table.match!
  if (playable.forfeit !== undefined)
    return move(playable, table, seat, playable.forfeit(playable.game.view(live.state, seat), seat, by))
  const winners = table.sides.map((_, i) => i as Seat).filter((other) => other !== seat)
  const reason = by === 'time' ? 'time' : 'conceded'
  const outcome = { scores: table.sides.map(() => 0), winners, reason, left: [{ seat, by }] }
  return facts({ type: 'over', outcome, serverSeed: fairness.serverSeed })
}

export function askHint(playable: Playable, table: Table, by: Speaker): Decided {
  const place = memberOf(table, by)
  if (!place.ok) return place
  const { seat, side } = place.value
  if (table.phase !== 'playing' || side.wantsHint || !hasDuty(table, seat)) return notNow()
  if (playable.hint !== undefined) return move(playable, table, seat, playable.hint)
  if (side.hintsLeft <= 0 || playable.adviser === undefined)
    return refuse('no-hints', 'No hint is left at this table.')
  return facts({ type: 'hint-asked', seat })
}

export function giveHint(table: Table, command: Tell<'give-hint'>): Decided {
  const side = table.sides[command.seat]
  if (table.phase !== 'playing' || side?.wantsHint !== true || table.match!.live.version !== command.version)
    return stale()
  return facts({ type: 'hinted', seat: command.seat, action: command.action })
}

/** More time-outs than can be due at once; beyond it the game's `onTimeout` does not make progress. */
const MANY = 1000

/**
 * Applies everything that is due by `at`: first new captains, then time-outs, each on the result of the one before.
 */
export function tick(playable: Playable, table: Table, at: number): Decided {
  const events: TableEvent[] = []
  const reached: Live<GameTypes>[] = []
  let now = settle(table, at)
  const add = (more: TableDecision) => {
    now = evolveAll(playable, now, more)
    events.push(...more.events)
    reached.push(...more.reached)
  }
  for (let heir = succession(now); heir !== undefined && heir.due <= at; heir = succession(now))
    add({ events: [{ type: 'captain', seat: heir.seat, player: heir.player }], reached: [] })
  for (let late = expired(now); late !== undefined; late = expired(now)) {
    if (events.length > MANY) throw new Error(`${playable.game.id}: time-outs without an end`)
    const decided = timeOut(playable, now, late)
    if (!decided.ok) throw new Error(`${playable.game.id}: time-out refused: ${decided.error.text}`)
    add(decided.value)
  }
  return events.length === 0 ? refuse('nothing-due', 'Nothing is due.') : ok({ events, reached })
}

function timeOut(
  playable: Playable,
  table: Table,
  { duty, by }: NonNullable<ReturnType<typeof expired>>,
): Decided {
  const clock = table.settings.clock ?? playable.game.clock(table.config)
  if (by === 'clock' && clock.type === 'bank') return forfeit(playable, table, duty.seat, 'time')
  const view = playable.game.view(table.match!.live.state, duty.seat)
  // A window usually ends by its time; nobody has lost anything by that.
  const late = duty.for !== 'window'
  return move(playable, table, duty.seat, playable.game.onTimeout(view, duty.seat), late)
}
