import type { Pool } from 'pg'
import {
  type ChangeRow,
  changeOf,
  matchesOf,
  type OwnRatingRow,
  ownRatingOf,
  type UnratedRow,
} from '../shared/rows.ts'
import type { RatedMatch, RatingRow, RatingStore } from '../store.ts'
import { transaction } from './transaction.ts'

export function postgresRatings(pool: Pool): RatingStore {
  const rows = async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows
  return {
    async unrated(limit) {
      const found = await rows<UnratedRow>(
        'unrated',
        `SELECT r.table_id, r.match, r.seat, r.result, r.score, r.at, r.game, coalesce(t.language, '') AS language,
           coalesce(p.account, p.id, r.player) AS player,
           coalesce(p.owner, p.account, p.id, r.player) AS person
         FROM (SELECT u.table_id, u.match, min(x.at) AS at FROM unrated u
               JOIN results x ON x.table_id = u.table_id AND x.match = u.match
               GROUP BY u.table_id, u.match ORDER BY min(x.at), u.table_id LIMIT $1) first
         JOIN results r ON r.table_id = first.table_id AND r.match = first.match
         JOIN tables t ON t.id = r.table_id LEFT JOIN players p ON p.id = r.player
         ORDER BY r.at, r.table_id, r.match, r.seat, player`,
        [limit],
      )
      return matchesOf(found)
    },
    ratings: (players, game, language) =>
      rows<RatingRow>(
        'ratings',
        'SELECT player, mu, sigma, played FROM ratings WHERE player = ANY($1) AND game = $2 AND language = $3',
        [players, game, language],
      ),
    rate: (match, before, after) => rate(pool, match, before, after),
    async ratingsOf(player) {
      const found = await rows<OwnRatingRow>(
        'ratings-of',
        `SELECT r.game, r.language, r.mu, r.sigma, r.played, c.mu_before, c.sigma_before, c.match AS noted
         FROM ratings r LEFT JOIN rating_changes c
           ON c.player = r.player AND c.game = r.game AND c.language = r.language AND c.played = r.played
         WHERE r.player = $1 ORDER BY r.game, r.language`,
        [player],
      )
      return found.map(ownRatingOf)
    },
    async ratingChanges(table) {
      const found = await rows<ChangeRow>(
        'rating-changes',
        `SELECT c.match, c.player, p.name, c.mu_before, c.sigma_before, c.mu, c.sigma, c.played
         FROM rating_changes c JOIN players p ON p.id = c.player
         WHERE c.table_id = $1 ORDER BY c.match, c.player`,
        [table],
      )
      return found.map(changeOf)
    },
    leaders: (game, language, limit) =>
      rows(
        'leaders',
        `SELECT r.player, p.name, p.owner, r.mu, r.sigma, r.played FROM ratings r JOIN players p ON p.id = r.player
         WHERE r.game = $1 AND r.language = $2 ORDER BY r.mu - 3 * r.sigma DESC, r.player LIMIT $3`,
        [game, language, limit],
      ),
  }
}

/** An arbitrary lock number; nodes that rate matches at the same time wait for each other. */
const RATING = 46_233

function rate(
  pool: Pool,
  { table, match, game, language, at }: RatedMatch,
  before: readonly RatingRow[],
  after: readonly RatingRow[],
): Promise<boolean> {
  return transaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [RATING])
    const known = await client.query<RatingRow>(
      'SELECT player, played FROM ratings WHERE player = ANY($1) AND game = $2 AND language = $3',
      [after.map(({ player }) => player), game, language],
    )
    const same =
      known.rows.length === before.length &&
      known.rows.every(({ player, played }) =>
        before.some((row) => row.player === player && row.played === played),
      )
    const counted =
      same &&
      (await client.query('DELETE FROM unrated WHERE table_id = $1 AND match = $2', [table, match]))
        .rowCount === 1
    if (counted)
      for (const { player, mu, sigma, played } of after) {
        const old = before.find((row) => row.player === player)
        await client.query(
          `INSERT INTO rating_changes
           (table_id, match, player, game, language, mu_before, sigma_before, mu, sigma, played, at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          [table, match, player, game, language, old?.mu, old?.sigma, mu, sigma, played, at],
        )
        await client.query(
          `INSERT INTO ratings (player, game, language, mu, sigma, played, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (player, game, language)
           DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, played = excluded.played, at = excluded.at`,
          [player, game, language, mu, sigma, played, at],
        )
      }
    return counted
  })
}
