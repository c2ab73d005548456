import type { PlayFigureStore, PlayFigures, PlayTotals } from '../store.ts'
import type { PlainSql, Statement } from './plain-sql.ts'

const COLUMNS = 'table_id, match, player, game, moves, ms, ms_squared, judged, best, at'

/** How people played rated matches. */
export const playFigures = (sql: PlainSql): PlayFigureStore => ({
  unmeasured: (since, limit) =>
    sql.longRows(
      `SELECT c.table_id AS "table", c.match, c.game, c.player FROM rating_changes c
       LEFT JOIN play_figures f ON f.table_id = c.table_id AND f.match = c.match AND f.player = c.player
       WHERE c.at > ? AND f.player IS NULL ORDER BY c.at, c.table_id, c.match, c.player LIMIT ?`,
      ...[since, limit],
    ),
  addFigures: (figures) => sql.together(figures.map(insert)),
  playTotals: (since) =>
    sql.longRows<PlayTotals>(
      `SELECT f.player, p.name, f.game, count(*) AS matches, CAST(sum(f.moves) AS DOUBLE PRECISION) AS moves,
         sum(f.ms) AS ms, sum(f.ms_squared) AS "msSquared", CAST(sum(f.judged) AS DOUBLE PRECISION) AS judged,
         CAST(sum(f.best) AS DOUBLE PRECISION) AS best
       FROM play_figures f JOIN players p ON p.id = f.player WHERE f.at > ?
       GROUP BY f.player, p.name, f.game ORDER BY f.game, f.player`,
      since,
    ),
  figuresOf: (player, limit = Number.MAX_SAFE_INTEGER, offset = 0) =>
    sql.longRows<PlayFigures>(
      `SELECT table_id AS "table", match, player, game, moves, ms, ms_squared AS "msSquared", judged, best, at
       FROM play_figures WHERE player = ? ORDER BY at, table_id, match LIMIT ? OFFSET ?`,
      ...[player, limit, offset],
    ),
})

const insert = (row: PlayFigures): Statement => [
  `INSERT INTO play_figures (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  ...[row.table, row.match, row.player, row.game, row.moves],
  ...[row.ms, row.msSquared, row.judged, row.best, row.at],
]
