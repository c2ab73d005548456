import {
  type ChangeRow,
  changeOf,
  matchesOf,
  type OwnRatingRow,
  ownRatingOf,
  type UnratedRow,
} from '../shared/rows.ts'
import type { RatingRow, RatingStore } from '../store.ts'
import type { Database } from './driver.ts'
import { rowsOf } from './rows.ts'
import { transactions } from './transaction.ts'

/** CROSS JOIN fixes the order of the joins: from the few unrated matches to their results, never a scan of all. */
export const UNRATED = `
  SELECT r.table_id, r.match, r.seat, r.result, r.score, r.at, r.game, coalesce(t.language, '') AS language,
    coalesce(p.account, p.id, r.player) AS player,
    coalesce(p.owner, p.account, p.id, r.player) AS person
  FROM (SELECT u.table_id, u.match, min(x.at) AS at FROM unrated u
        CROSS JOIN results x ON x.table_id = u.table_id AND x.match = u.match
        GROUP BY u.table_id, u.match ORDER BY min(x.at), u.table_id LIMIT ?) first
  CROSS JOIN results r ON r.table_id = first.table_id AND r.match = first.match
  CROSS JOIN tables t ON t.id = r.table_id LEFT JOIN players p ON p.id = r.player
  ORDER BY r.at, r.table_id, r.match, r.seat, player`

export function sqliteRatings(db: Database): RatingStore {
  const inTransaction = transactions(db)
  const unrated = db.prepare(UNRATED)
  const ratings = db.prepare(
    `SELECT player, mu, sigma, played FROM ratings
     WHERE player IN (SELECT value FROM json_each(?)) AND game = ? AND language = ?`,
  )
  const count = db.prepare('DELETE FROM unrated WHERE table_id = ? AND match = ?')
  const write = db.prepare(
    `INSERT INTO ratings (player, game, language, mu, sigma, played, at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, played = excluded.played, at = excluded.at`,
  )
  const note = db.prepare(
    `INSERT INTO rating_changes
     (table_id, match, player, game, language, mu_before, sigma_before, mu, sigma, played, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const own = db.prepare(
    `SELECT r.game, r.language, r.mu, r.sigma, r.played, c.mu_before, c.sigma_before, c.match AS noted
     FROM ratings r LEFT JOIN rating_changes c
       ON c.player = r.player AND c.game = r.game AND c.language = r.language AND c.played = r.played
     WHERE r.player = ? ORDER BY r.game, r.language`,
  )
  const changes = db.prepare(
    `SELECT c.match, c.player, p.name, c.mu_before, c.sigma_before, c.mu, c.sigma, c.played
     FROM rating_changes c JOIN players p ON p.id = c.player
     WHERE c.table_id = ? ORDER BY c.match, c.player`,
  )
  const leaders = db.prepare(
    `SELECT r.player, p.name, p.owner, r.mu, r.sigma, r.played FROM ratings r JOIN players p ON p.id = r.player
     WHERE r.game = ? AND r.language = ? ORDER BY r.mu - 3 * r.sigma DESC, r.player LIMIT ?`,
  )
  return {
    unrated: async (limit) => matchesOf(rowsOf<UnratedRow>(unrated, limit)),
    ratings: async (players, game, language) =>
      rowsOf<RatingRow>(ratings, JSON.stringify(players), game, language),
    // SQLite is used by one process and thread, so only this code can have changed a rating since `before` was read.
    rate: async ({ table, match, game, language, at }, before, after) =>
      inTransaction(() => {
        const first = count.run(table, match).changes === 1
        if (!first) return false
        for (const { player, mu, sigma, played } of after) {
          const old = before.find((row) => row.player === player)
          note.run(
            ...[table, match, player, game, language],
            ...[old?.mu ?? null, old?.sigma ?? null, mu, sigma, played, at],
          )
          write.run(player, game, language, mu, sigma, played, at)
        }
        return true
      }),
    ratingsOf: async (player) => rowsOf<OwnRatingRow>(own, player).map(ownRatingOf),
    ratingChanges: async (table) => rowsOf<ChangeRow>(changes, table).map(changeOf),
    leaders: async (game, language, limit) => rowsOf(leaders, game, language, limit),
  }
}
