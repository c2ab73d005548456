import type { PersonalBest } from '@estocade/protocol'
import type { Pool } from 'pg'
import { bestsSql } from '../shared/bests-sql.ts'
import { ownOf, type SummaryRow, summaryOf } from '../shared/rows.ts'
import type { LobbyStore, Statistic } from '../store.ts'

export function postgresLobby(pool: Pool): LobbyStore {
  const rows = async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows
  return {
    async openTables({ game, language, clock }, limit, offset = 0) {
      const found = await rows<SummaryRow>(
        'open-tables',
        `SELECT summary, created_at, changed_at FROM tables
         WHERE phase IN ('gathering', 'playing') AND visibility = 'public'
           AND ($1::text IS NULL OR game = $1) AND ($2::text IS NULL OR language = $2)
           AND ($3::text IS NULL OR clock = $3)
         ORDER BY phase = 'gathering' DESC, open > 0 DESC, changed_at DESC, id LIMIT $4 OFFSET $5`,
        [game ?? null, language ?? null, clock ?? null, limit, offset],
      )
      return found.map(summaryOf)
    },
    async tablesOf(players, limit) {
      const found = await rows<SummaryRow>(
        'tables-of',
        `SELECT t.summary, t.created_at, t.changed_at, m.seat, (t.acting >> m.seat) & 1 AS turn
         FROM members m JOIN tables t ON t.id = m.table_id
         WHERE m.player = ANY($1) AND m.running
         ORDER BY turn DESC, t.changed_at DESC LIMIT $2`,
        [players, limit],
      )
      return found.map(ownOf)
    },
    async finishedOf(players, limit, offset = 0) {
      const found = await rows<SummaryRow>(
        'finished-of',
        `SELECT t.summary, t.created_at, r.at AS changed_at, r.seat, 0 AS turn, r.result
         FROM (SELECT * FROM results WHERE player = ANY($1)
             ORDER BY at DESC, table_id DESC, match DESC LIMIT $2 OFFSET $3) r
           JOIN tables t ON t.id = r.table_id ORDER BY r.at DESC, r.table_id DESC, r.match DESC`,
        [players, limit, offset],
      )
      return found.map(ownOf)
    },
    statistics: (players) =>
      rows<Statistic>(
        'statistics',
        `SELECT game, p.match IS NOT NULL AS people, count(*) AS played, count(*) FILTER (WHERE result = 'won') AS won,
           count(*) FILTER (WHERE result = 'lost') AS lost,
           count(*) FILTER (WHERE result = 'drawn') AS drawn, max(score) AS best
         FROM results LEFT JOIN among_people p USING (table_id, match)
         WHERE player = ANY($1) GROUP BY 1, 2 ORDER BY 1, 2 DESC`,
        [players],
      ),
    bests: (players) => rows<PersonalBest>('bests', bestsSql('player = ANY($1)'), [players]),
  }
}
