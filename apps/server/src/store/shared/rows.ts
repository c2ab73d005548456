import type { OwnTable, TableSummary } from '@estocade/protocol'
import type { RatedMatch, RatingRow, Skill } from '../store.ts'

/** Columns of a player, the same in every SQL store. */
export const PLAYER =
  'id, name, login, created_at AS "createdAt", owner, role, (SELECT count(*) FROM passkeys k WHERE k.player = players.id) AS passkeys'

/** A table's row in a list, the same in every SQL store. */
export interface SummaryRow {
  readonly summary: string
  readonly created_at: number
  readonly changed_at: number
  readonly seat?: number
  readonly turn?: number
  readonly result?: OwnTable['result']
}

export const summaryOf = (row: SummaryRow): TableSummary => ({
  ...(JSON.parse(row.summary) as Omit<TableSummary, 'createdAt' | 'changedAt'>),
  createdAt: row.created_at,
  changedAt: row.changed_at,
})

export const ownOf = (row: SummaryRow): OwnTable => ({
  ...summaryOf(row),
  seat: row.seat!,
  yourTurn: row.turn === 1,
  result: row.result ?? null,
})

/** One player of a match that is to be rated; the rows of one match follow each other. */
export interface UnratedRow {
  readonly table_id: string
  readonly match: number
  readonly seat: number
  readonly result: 'won' | 'lost' | 'drawn'
  readonly score: number
  readonly at: number
  readonly game: string
  readonly language: string
  readonly player: string
  readonly person: string
}

export function matchesOf(rows: readonly UnratedRow[]): readonly RatedMatch[] {
  const matches = new Map<string, RatedMatch & { players: RatedMatch['players'][number][] }>()
  for (const row of rows) {
    const { table_id: table, match, seat, at, game, language, player, person } = row
    const key = `${table} ${match}`
    const known = matches.get(key) ?? { table, match, game, language, at, players: [] }
    const others = rows.filter((other) => other.table_id === table && other.match === match)
    known.players.push({ player, person, seat, rank: rankOf(row, others) })
    matches.set(key, known)
  }
  return [...matches.values()]
}

/** The winners come first, whatever the points say; the others by their points. */
function rankOf({ result, score }: UnratedRow, all: readonly UnratedRow[]): number {
  const sides = all.filter((row, i) => all.findIndex(({ seat }) => seat === row.seat) === i)
  const better = sides.filter((other) =>
    result === 'lost' ? other.result !== 'lost' || other.score > score : false,
  )
  return better.length + 1
}

/** What a match has changed. */
export interface ChangeRow extends RatingRow {
  readonly match: number
  readonly name: string
  readonly mu_before: number | null
  readonly sigma_before: number | null
}

export const changeOf = ({ mu_before, sigma_before, ...row }: ChangeRow) => ({
  ...row,
  before: skillOf(mu_before, sigma_before),
})

/** A rating, and the last match that changed it if that is recorded. */
export interface OwnRatingRow extends Omit<RatingRow, 'player'> {
  readonly game: string
  readonly language: string
  readonly mu_before: number | null
  readonly sigma_before: number | null
  readonly noted: number | null
}

export const ownRatingOf = ({ mu_before, sigma_before, noted, ...row }: OwnRatingRow) => ({
  ...row,
  ...(noted === null ? {} : { before: skillOf(mu_before, sigma_before) }),
})

const skillOf = (mu: number | null, sigma: number | null): Skill | null =>
  mu === null || sigma === null ? null : { mu, sigma }
