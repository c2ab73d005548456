import type { Playable, Seat, Table } from '@estocade/table'
import { clockOf } from '@estocade/table'
import type { MatchResult, TableIndex } from '../store/store.ts'

/** Prefix of the ids of tables that were uploaded from a device. */
export const OFFLINE = 'offline-'

/** What lists show of a table. */
export function indexOf(playable: Playable, table: Table): TableIndex {
  const { id, game, phase, settings } = table
  const language = (table.config as { language?: unknown }).language
  const time = clockOf(playable, table)
  return {
    summary: {
      id,
      game,
      phase,
      language: typeof language === 'string' ? language : null,
      clock: time.type,
      time,
      visibility: settings.visibility,
      host: table.host,
      rated: mayBeRated(table),
      sides: table.sides.map(sideOf),
      ...(id.startsWith(OFFLINE) ? { offline: true } : {}),
      open: table.sides.filter(({ members, bot }) => members.length === 0 && bot === undefined).length,
    },
    members: table.sides.flatMap(({ members }, seat) => members.map(({ player }) => ({ player, seat }))),
  }
}

function sideOf({ members, bot }: Table['sides'][number]) {
  const names = members.map(({ name }) => name)
  const programs = members.flatMap(({ program }, i) => (program ? [i] : []))
  return { names, bot: bot ?? null, ...(programs.length === 0 ? {} : { programs }) }
}

/** Bit n: seat n has a duty. */
export const actingOf = (table: Table): number =>
  table.timers.reduce((bits, { duty }) => bits | (1 << duty.seat), 0)

/** Whether every side is played by people or their programs. */
export const isAmongPeople = ({ sides }: Table): boolean =>
  sides.length > 1 && sides.every(({ members, bot }) => members.length > 0 && bot === undefined)

/** Whether a match here counts once it is played: among players with accounts, without hints. */
const mayBeRated = ({ settings, config, sides }: Table): boolean =>
  settings.rated &&
  settings.hints === 0 &&
  !hasOwnHints(config) &&
  sides.every(({ members }) => members.every(({ guest }) => !guest))

/** A finished match is rated if every side has made a move; leaving is an act, but no move. */
export function isRated(playable: Playable, table: Table): boolean {
  if (!mayBeRated(table) || !isAmongPeople(table)) return false
  const { acts, outcome } = table.match!
  const left = new Set(outcome?.left?.map(({ seat }) => seat) ?? [])
  const leaving = playable.forfeit === undefined ? 0 : 1
  return acts.every((count, seat) => count - (left.has(seat as Seat) ? leaving : 0) > 0)
}

/** A game whose options allow hints, which it counts itself. */
const hasOwnHints = (config: object): boolean => ((config as { readonly hints?: number }).hints ?? 0) > 0

/** One row for each player who is seated at the end. */
export function resultsOf(table: Table): readonly MatchResult[] {
  const { outcome, number } = table.match!
  const { winners, scores, alone } = outcome!
  return table.sides.flatMap(({ members }, seat) => {
    const won = winners.some((winner) => winner === seat)
    const result = won ? (winners.length === 1 ? 'won' : 'drawn') : 'lost'
    return members.map(
      ({ player }) =>
        ({
          match: number,
          player,
          seat,
          result,
          score: scores[seat] ?? 0,
          ...(alone && { alone }),
        }) as const,
    )
  })
}
