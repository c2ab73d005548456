import type { PersonalBest } from '@estocade/protocol'
import { bestsSql } from '../shared/bests-sql.ts'
import { ownOf, type SummaryRow, summaryOf } from '../shared/rows.ts'
import type { LobbyStore, Statistic } from '../store.ts'
import type { Database } from './driver.ts'
import type { Reader } from './reader.ts'
import { rowsOf } from './rows.ts'

/** An adopted guest's seats are the account's: all its ids are asked for together. */
const WHOSE = 'player IN (SELECT value FROM json_each(?))'

/** The joins have a fixed order and index: SQLite must not choose a scan of all tables. */
export const OPEN_TABLES = `
  SELECT summary, created_at, changed_at FROM tables INDEXED BY tables_phase CROSS JOIN heads USING (no)
  WHERE phase IN ('gathering', 'playing') AND visibility = 'public'
    AND (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR language = ?2) AND (?3 IS NULL OR clock = ?3)
  ORDER BY phase = 'gathering' DESC, open > 0 DESC, changed_at DESC, id LIMIT ?4 OFFSET ?5`
export const OWN_TABLES = `
  SELECT t.summary, t.created_at, h.changed_at, m.seat, (h.acting >> m.seat) & 1 AS turn
  FROM members m INDEXED BY members_running CROSS JOIN tables t ON t.id = m.table_id CROSS JOIN heads h USING (no)
  WHERE m.${WHOSE} AND m.running = 1
  ORDER BY turn DESC, h.changed_at DESC LIMIT ?`

export function sqliteLobby(db: Database, reader: Reader): LobbyStore {
  const open = db.prepare(OPEN_TABLES)
  const own = db.prepare(OWN_TABLES)
  const finished = `
    SELECT t.summary, t.created_at, r.at AS changed_at, r.seat, 0 AS turn, r.result
    FROM (SELECT * FROM results WHERE ${WHOSE} ORDER BY at DESC, table_id DESC, match DESC LIMIT ? OFFSET ?) r
    CROSS JOIN tables t ON t.id = r.table_id ORDER BY r.at DESC, r.table_id DESC, r.match DESC`
  const statistics = `
    SELECT game, p.match IS NOT NULL AS people, count(*) AS played, sum(result = 'won') AS won, sum(result = 'lost') AS lost,
      sum(result = 'drawn') AS drawn, max(score) AS best
    FROM results LEFT JOIN among_people p USING (table_id, match)
    WHERE ${WHOSE} GROUP BY 1, 2 ORDER BY 1, 2 DESC`
  const bests = bestsSql(WHOSE)
  return {
    async openTables({ game, language, clock }, limit, offset = 0) {
      const filter = [game ?? null, language ?? null, clock ?? null] as const
      return rowsOf<SummaryRow>(open, ...filter, limit, offset).map(summaryOf)
    },
    tablesOf: async (players, limit) => rowsOf<SummaryRow>(own, JSON.stringify(players), limit).map(ownOf),
    finishedOf: async (players, limit, offset = 0) =>
      (await reader.rows<SummaryRow>(finished, JSON.stringify(players), limit, offset)).map(ownOf),
    statistics: async (players) =>
      (await reader.rows<Statistic>(statistics, JSON.stringify(players))).map((row) => ({
        ...row,
        people: Boolean(row.people),
      })),
    bests: (players) => reader.rows<PersonalBest>(bests, JSON.stringify(players)),
  }
}
