import type { Pool } from 'pg'
import { matchesOf, type UnratedRow } from './rows.ts'
import type { RatedMatch, RatingRow, RatingStore } from './store.ts'

export function postgresRatings(pool: Pool): RatingStore {
  const rows = async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows
  return {
    async unrated(limit) {
      const found = await rows<UnratedRow>(
        'unrated',
        `SELECT r.table_id, r.match, r.seat, r.result, r.at, r.game, coalesce(t.language, '') AS language,
           coalesce(p.account, p.id, r.player) AS player
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
    ratingsOf: (player) =>
      rows(
        'ratings-of',
        'SELECT game, language, mu, sigma, played FROM ratings WHERE player = $1 ORDER BY game, language',
        [player],
      ),
    leaders: (game, language, limit) =>
      rows(
        'leaders',
        `SELECT r.player, p.name, r.mu, r.sigma, r.played FROM ratings r JOIN players p ON p.id = r.player
         WHERE r.game = $1 AND r.language = $2 ORDER BY r.mu - 3 * r.sigma DESC, r.player LIMIT $3`,
        [game, language, limit],
      ),
  }
}

/** Any number: nodes that count matches at the same time do so one after the other. */
const RATING = 46_233

async function rate(
  pool: Pool,
  { table, match, game, language, at }: RatedMatch,
  before: readonly RatingRow[],
  after: readonly RatingRow[],
): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
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
      for (const { player, mu, sigma, played } of after)
        await client.query(
          `INSERT INTO ratings (player, game, language, mu, sigma, played, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (player, game, language)
           DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, played = excluded.played, at = excluded.at`,
          [player, game, language, mu, sigma, played, at],
        )
    await client.query('COMMIT')
    return counted
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
