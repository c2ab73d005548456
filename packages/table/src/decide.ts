import { assertNever, type Playable, refuse } from '@estocade/kernel'
import type { ServerCommand, Speaker, Stamp, TableCommand } from './commands.ts'
import { answer, ask } from './consent.ts'
import { type Decided, facts } from './decision.ts'
import { concerns } from './departure.ts'
import { again, change, ready, seatBot, sit, stand, unready, unseat } from './gather.ts'
import { askHint, botAct, concede, giveHint, handOver, playAction, propose, tick } from './play.ts'
import { memberOf, placeOf } from './seats.ts'
import { limits, type Table } from './table.ts'
import { clockOf } from './time.ts'

/** Decides the command of a person. `basis` is the version of the table that the person saw. */
export function decideCommand(
  playable: Playable,
  table: Table,
  command: TableCommand,
  by: Speaker,
  basis: number,
  stamp: Stamp,
): Decided {
  if (table.phase === 'closed') return refuse('closed', 'This table is closed.')
  switch (command.type) {
    case 'set':
      return change(playable, table, command, by)
    case 'sit':
      return sit(table, command, by)
    case 'stand':
      return stand(table, by)
    case 'seat-bot':
      return seatBot(playable, table, command, by)
    case 'unseat':
      return unseat(table, command, by)
    case 'ready':
      return ready(playable, table, command, by)
    case 'unready':
      return unready(table, by)
    case 'act':
      return playAction(playable, table, command, by, basis)
    case 'propose':
      return propose(playable, table, command, by)
    case 'hand-over':
      return handOver(table, command, by)
    case 'concede':
      return concede(playable, table, by)
    case 'hint':
      return askHint(playable, table, by)
    case 'say':
      return say(table, command, by)
    case 'ask':
      return ask(playable, table, command.wish, by)
    case 'answer':
      return answer(table, command, by)
    case 'again':
      return again(table, by, stamp)
    default:
      return assertNever(command)
  }
}

export function decideServerCommand(
  playable: Playable,
  table: Table,
  command: ServerCommand,
  stamp: Stamp,
): Decided {
  switch (command.type) {
    case 'tick':
      return tick(playable, table, stamp.at)
    case 'bot-act':
      return botAct(playable, table, command)
    case 'give-hint':
      return giveHint(table, command)
    case 'away':
    case 'back':
      return presence(table, command.player, command.type)
    case 'outage':
      return table.phase === 'playing' ? facts(command) : refuse('nothing-due', 'No clock runs here.')
    case 'close':
      return table.phase === 'closed'
        ? refuse('closed', 'This table is closed.')
        : facts({ type: 'closed', reason: command.reason })
    case 'vacation':
      return vacation(playable, table, command, stamp.at)
    case 'depart':
      return concerns(table, command.player)
        ? facts({ type: 'departed', player: command.player })
        : refuse('nothing-due', 'This player is not at the table.')
    default:
      return assertNever(command)
  }
}

/** Vacations count only in correspondence games. */
function vacation(
  playable: Playable,
  table: Table,
  { player, until }: Extract<ServerCommand, { type: 'vacation' }>,
  now: number,
): Decided {
  const member = placeOf(table, player)?.side.members.find((one) => one.player === player)
  const runs = table.phase === 'playing' && clockOf(playable, table).type === 'days'
  const known = member?.vacation ?? now
  const changes = member !== undefined && known !== until && (until > now || known > now)
  return runs && changes
    ? facts({ type: 'vacation', player, until })
    : refuse('nothing-due', 'Nothing changes by that.')
}

function presence(table: Table, player: string, type: 'away' | 'back'): Decided {
  const member = placeOf(table, player)?.side.members.find((one) => one.player === player)
  const changes = member !== undefined && (member.away === undefined) === (type === 'away')
  return changes ? facts({ type, player }) : refuse('nothing-due', 'Nothing changes by that.')
}

function say(table: Table, command: Extract<TableCommand, { type: 'say' }>, by: Speaker): Decided {
  const place = memberOf(table, by)
  if (!place.ok) return place
  if (!table.settings.chat) return refuse('no-chat', 'Chat is off at this table.')
  const text = command.text.trim()
  if (text === '' || text.length > limits.text)
    return refuse('bad-text', `From 1 to ${limits.text} characters.`, { max: limits.text })
  const to = command.to === 'table' ? 'table' : place.value.seat
  return facts({ type: 'said', player: by.player, name: by.name, to, text })
}
