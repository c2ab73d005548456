import {
  after,
  before,
  deal,
  headerFor,
  ok,
  type Playable,
  type Result,
  refuse,
  type Seat,
} from '@estocade/kernel'
import type { Opening, Speaker, Stamp, TableCommand } from './commands.ts'
import { type Decided, facts, hostOnly, noSeat, notNow, type TableDecision } from './decision.ts'
import type { TableEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { overIf } from './play.ts'
import { memberOf, placeOf, validSeat } from './seats.ts'
import { canChangeRatings, limits, plainSettings, type Settings, type Table } from './table.ts'

type Ask<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>

export function openTable(playable: Playable, opening: Opening, by: Speaker, stamp: Stamp): Decided {
  const config = playable.game.configure(opening.options ?? {})
  if (!config.ok) return config
  const sides = sidesFor(playable, config.value, opening.sides)
  if (!sides.ok) return sides
  const settings = settingsWith(plainSettings, opening.settings ?? {})
  if (!settings.ok) return settings
  return facts(
    {
      type: 'opened',
      id: opening.id,
      game: opening.game,
      config: config.value,
      sides: sides.value,
      settings: settings.value,
      host: by.player,
      secret: stamp.entropy,
    },
    { type: 'sat', seat: 0 as Seat, ...by },
  )
}

function sidesFor(playable: Playable, config: object, wanted: number | undefined): Result<number> {
  const { min, max } = playable.game.seats(config)
  const sides = wanted ?? Math.max(min, Math.min(2, max))
  return Number.isInteger(sides) && sides >= min && sides <= max && sides <= limits.sides
    ? ok(sides)
    : refuse('bad-sides', `This game is for ${min} to ${max} sides.`, { min, max })
}

function settingsWith(settings: Settings, changes: Partial<Settings>): Result<Settings> {
  const next = { ...settings, ...changes }
  if (!Number.isInteger(next.hints) || next.hints < 0 || next.hints > limits.hints)
    return refuse('bad-hints', `From 0 to ${limits.hints} hints.`, { max: limits.hints })
  const { clock } = next
  const times = clock === undefined || clock.type === 'none' ? [1] : clockTimes(clock)
  return times.every((time) => Number.isFinite(time) && time > 0 && time <= 1_000_000)
    ? ok(next)
    : refuse('bad-clock', 'A clock needs a time greater than zero.')
}

function clockTimes(clock: Exclude<Settings['clock'], undefined | { type: 'none' }>): readonly number[] {
  if (clock.type === 'days') return [clock.days]
  // An increment may be 0.
  return clock.type === 'turn' ? [clock.seconds] : [clock.seconds, clock.increment + 1]
}

export function change(playable: Playable, table: Table, command: Ask<'set'>, by: Speaker): Decided {
  if (table.phase === 'playing') return changeVerdict(table, command, by)
  if (table.phase !== 'gathering') return notNow()
  if (table.host !== by.player) return hostOnly()
  const config = command.options === undefined ? ok(table.config) : playable.game.configure(command.options)
  if (!config.ok) return config
  const { min, max } = playable.game.seats(config.value)
  const kept = Math.min(max, Math.max(min, table.sides.length))
  const sides = sidesFor(playable, config.value, command.sides ?? kept)
  if (!sides.ok) return sides
  if (table.sides.slice(sides.value).some(({ members }) => members.length > 0))
    return refuse('seat-taken', 'Somebody sits there.')
  const settings = settingsWith(table.settings, command.settings ?? {})
  if (!settings.ok) return settings
  return facts({ type: 'set', settings: settings.value, config: config.value, sides: sides.value })
}

/** During a match the host may only change when words are judged, and not in a match that can change ratings. */
function changeVerdict(table: Table, { settings = {}, options, sides }: Ask<'set'>, by: Speaker): Decided {
  const { verdict, ...others } = settings
  const isMore = options !== undefined || sides !== undefined || Object.keys(others).length > 0
  if (verdict === undefined || isMore || canChangeRatings(table)) return notNow()
  if (table.host !== by.player) return hostOnly()
  const next = { ...table.settings, verdict }
  return facts({ type: 'set', settings: next, config: table.config, sides: table.sides.length })
}

export function sit(table: Table, command: Ask<'sit'>, by: Speaker): Decided {
  if (!validSeat(table, command.seat)) return noSeat()
  const side = table.sides[command.seat]!
  if (side.members.some(({ player }) => player === by.player)) return refuse('seat-taken', 'You sit there.')
  if (side.bot !== undefined) return refuse('seat-taken', 'A bot sits there.')
  if (side.members.length >= limits.members)
    return refuse('team-full', `A side has at most ${limits.members} members.`, { max: limits.members })
  if (table.phase === 'playing' || table.phase === 'adjourned') {
    if (placeOf(table, by.player) !== undefined) return notNow()
    const sworn = table.match!.sworn[by.player]
    // Only the host and those who have played in a private match may sit down at it.
    if (table.settings.visibility === 'private' && sworn === undefined && table.host !== by.player)
      return refuse('private', 'This table is private.')
    if (sworn !== undefined && sworn !== command.seat)
      return refuse('sworn', 'You have played for another side in this match.')
    if (sworn === undefined && side.members.length > 0) return notNow()
  } else if (table.phase !== 'gathering') return notNow()
  return facts({ type: 'sat', seat: command.seat, ...by })
}

export function stand(table: Table, by: Speaker): Decided {
  const place = memberOf(table, by)
  if (!place.ok) return place
  return facts(...leaving(table, by.player))
}

/** Closes a table without players, and names another host when the host leaves. */
function leaving(table: Table, player: string): readonly TableEvent[] {
  const events: TableEvent[] = [{ type: 'stood', player }]
  const others = table.sides.flatMap(({ members }) => members).filter((member) => member.player !== player)
  if (others.length === 0 && table.phase === 'gathering') events.push({ type: 'closed' })
  else if (table.host === player && others[0] !== undefined)
    events.push({ type: 'host', player: others[0].player })
  return events
}

export function seatBot(playable: Playable, table: Table, command: Ask<'seat-bot'>, by: Speaker): Decided {
  if (table.phase !== 'gathering') return notNow()
  if (table.host !== by.player) return hostOnly()
  if (!validSeat(table, command.seat)) return noSeat()
  if (!playable.bots.has(command.bot)) return refuse('no-bot', 'There is no such bot.')
  if (table.sides[command.seat]!.members.length > 0) return refuse('seat-taken', 'Somebody sits there.')
  return withStart(playable, table, [{ type: 'bot', seat: command.seat, bot: command.bot }])
}

export function unseat(table: Table, command: Ask<'unseat'>, by: Speaker): Decided {
  if (table.phase !== 'gathering') return notNow()
  if (table.host !== by.player) return hostOnly()
  if (!validSeat(table, command.seat)) return noSeat()
  const side = table.sides[command.seat]!
  if (side.bot !== undefined) return facts({ type: 'no-bot', seat: command.seat })
  const { player } = command
  if (player === undefined || !side.members.some((member) => member.player === player))
    return refuse('nobody', 'Nobody sits there.')
  return facts(...leaving(table, player))
}

export function ready(playable: Playable, table: Table, command: Ask<'ready'>, by: Speaker): Decided {
  const place = memberOf(table, by)
  if (!place.ok) return place
  if (table.phase !== 'gathering') return notNow()
  const { player } = by
  return withStart(playable, table, [{ type: 'ready', player, seat: place.value.seat, seed: command.seed }])
}

export function unready(table: Table, by: Speaker): Decided {
  const place = memberOf(table, by)
  if (!place.ok) return place
  if (table.phase !== 'gathering') return notNow()
  return facts({ type: 'unready', seat: place.value.seat })
}

/** Starts the match once every side is ready. */
function withStart(playable: Playable, table: Table, events: readonly TableEvent[]): Decided {
  const next = events.reduce((so, event) => evolve(playable, so, event), table)
  const people = next.sides.some(({ members }) => members.length > 0)
  if (!people || !next.sides.every(({ ready }) => ready)) return facts(...events)
  const start = starting(playable, next)
  return ok({ events: [...events, ...start.events], reached: start.reached })
}

function starting(playable: Playable, table: Table): TableDecision {
  const playerSeeds = table.sides.flatMap(({ members, seeds }) =>
    members.map(({ player }) => seeds[player] ?? ''),
  )
  const fairness = { serverSeed: table.secret, playerSeeds }
  const lexicon = playable.lexicon(table.config)
  const header = headerFor(playable.game, table.config, table.sides.length, lexicon, fairness)
  const { rulesVersion } = header
  const step = deal(playable.game, header, fairness)
  const dealt = after(playable.game, before(playable.game, header), step)
  return {
    events: [
      { type: 'started', lexicon, rulesVersion, playerSeeds },
      { type: 'step', step },
      ...overIf(playable, dealt, fairness),
    ],
    reached: [dealt],
  }
}

export function again(table: Table, by: Speaker, stamp: Stamp): Decided {
  const place = memberOf(table, by)
  if (!place.ok) return place
  return table.phase === 'over' ? facts({ type: 'again', secret: stamp.entropy }) : notNow()
}
