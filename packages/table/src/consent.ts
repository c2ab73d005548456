import { assertNever, ok, type Playable, type Result, refuse, type Seat } from '@estocade/kernel'
import type { AskedWish, Speaker, TableCommand } from './commands.ts'
import { type Decided, facts, noSeat, notNow, stale } from './decision.ts'
import type { TableEvent } from './events.ts'
import { chain } from './recent.ts'
import { captainOf, validSeat } from './seats.ts'
import type { Table, Wish } from './table.ts'
import { isAway } from './time.ts'

export function ask(playable: Playable, table: Table, asked: AskedWish, by: Speaker): Decided {
  const place = captainOf(table, by)
  if (!place.ok) return place
  if (table.request !== undefined) return refuse('request-open', 'Another request is still open.')
  const wish = wishFor(playable, table, asked, place.value.seat)
  if (!wish.ok) return wish
  const { seat } = place.value
  const asking: TableEvent = { type: 'asked', seat, wish: wish.value }
  const open = voters(table, wish.value).filter((voter) => voter !== seat)
  return open.length === 0 ? facts(asking, ...granted(table, wish.value)) : facts(asking)
}

function wishFor(playable: Playable, table: Table, asked: AskedWish, by: Seat): Result<Wish> {
  switch (asked.type) {
    case 'undo':
      return undoFor(table, by)
    case 'adjourn':
      return table.phase === 'playing' ? ok({ type: 'adjourn' }) : notNow()
    case 'resume':
      return table.phase === 'adjourned' ? ok({ type: 'resume' }) : notNow()
    case 'replace':
      return replacing(playable, table, asked.seat, asked.bot)
    default:
      return assertNever(asked)
  }
}

/** The version before the last act of the side that asks. */
function undoFor(table: Table, by: Seat): Result<Wish> {
  if (table.phase !== 'playing') return notNow()
  if (!table.settings.undo) return refuse('no-undo', 'Nothing is taken back at this table.')
  const recent = [...chain(table.match!.recent)]
  const last = recent.findIndex((one) => one.by === by)
  const earlier = last < 0 ? undefined : recent[last + 1]
  return earlier === undefined
    ? refuse('nothing-to-undo', 'There is nothing to take back.')
    : ok({ type: 'undo', to: earlier.live.version })
}

/** A bot can only take a side that has no members left. */
function replacing(playable: Playable, table: Table, seat: number, bot: string): Result<Wish> {
  if (table.phase !== 'playing') return notNow()
  if (!validSeat(table, seat)) return noSeat()
  if (!playable.bots.has(bot)) return refuse('no-bot', 'There is no such bot.')
  const side = table.sides[seat]!
  const deserted = side.bot === undefined && (side.members.length === 0 || isAway(side))
  return deserted ? ok({ type: 'replace', seat, bot }) : refuse('seat-taken', 'Somebody sits there.')
}

/**
 * The seats whose consent is needed. Bots agree to everything; a deserted side and the side to be replaced are not
 * asked.
 */
function voters(table: Table, wish: Wish): readonly Seat[] {
  const seats = table.sides.map((_, seat) => seat as Seat)
  return seats.filter(
    (seat) => table.sides[seat]!.members.length > 0 && !(wish.type === 'replace' && wish.seat === seat),
  )
}

export function answer(
  table: Table,
  command: Extract<TableCommand, { type: 'answer' }>,
  by: Speaker,
): Decided {
  const place = captainOf(table, by)
  if (!place.ok) return place
  const { request } = table
  if (request === undefined || request.id !== command.about) return stale()
  const { seat } = place.value
  // The asker's "no" withdraws the request.
  if (!command.yes) return facts({ type: 'dropped', seat })
  const able = voters(table, request.wish)
  if (request.agreed.includes(seat) || !able.includes(seat)) return notNow()
  const agreed: TableEvent = { type: 'agreed', seat }
  const all = able.every((voter) => voter === seat || request.agreed.includes(voter))
  return all ? facts(agreed, ...granted(table, request.wish)) : facts(agreed)
}

function granted(table: Table, wish: Wish): readonly TableEvent[] {
  switch (wish.type) {
    case 'undo':
      return [{ type: 'step', step: { type: 'undo', to: wish.to, draws: table.match!.live.draws } }]
    case 'adjourn':
      return [{ type: 'adjourned' }]
    case 'resume':
      return [{ type: 'resumed' }]
    case 'replace':
      return [
        { type: 'bot', seat: wish.seat, bot: wish.bot },
        { type: 'dropped', seat: wish.seat },
      ]
    default:
      return assertNever(wish)
  }
}
