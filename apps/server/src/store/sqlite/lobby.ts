import type { PersonalBest } from '@estocade/protocol'
import { bestsSql } from '../shared/bests-sql.ts'
import { ownOf, type SummaryRow, summaryOf } from '../shared/rows.ts'
import type { LobbyStore, Statistic } from '../store.ts'
import type { Database } from './driver.ts'
import { rowsOf } from './rows.ts'

/** An adopted guest's seats are the account's: all its ids are asked for together. */
const WHOSE = 'player IN (SELECT value FROM json_each(?))'

export function sqliteLobby(db: Database): LobbyStore {
  const open = db.prepare(
    `SELECT summary, created_at, changed_at FROM tables JOIN heads USING (no)
     WHERE phase IN ('gathering', 'playing') AND visibility = 'public'
       AND (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR language = ?2) AND (?3 IS NULL OR clock = ?3)
     ORDER BY phase = 'gathering' DESC, open > 0 DESC, changed_at DESC, id LIMIT ?4 OFFSET ?5`,
  )
  const own = db.prepare(
    `SELECT t.summary, t.created_at, h.changed_at, m.seat, (h.acting >> m.seat) & 1 AS turn
     FROM members m JOIN tables t ON t.id = m.table_id JOIN heads h USING (no)
     WHERE m.${WHOSE} AND t.phase IN ('gathering', 'playing', 'adjourned')
     ORDER BY turn DESC, h.changed_at DESC LIMIT ?`,
  )
  const finished = db.prepare(
    `SELECT t.summary, t.created_at, r.at AS changed_at, r.seat, 0 AS turn, r.result
     FROM results r JOIN tables t ON t.id = r.table_id WHERE r.${WHOSE} ORDER BY r.at DESC LIMIT ?`,
  )
  const statistics = db.prepare(
    `SELECT game, p.match IS NOT NULL AS people, count(*) AS played, sum(result = 'won') AS won, sum(result = 'lost') AS lost,
       sum(result = 'drawn') AS drawn, max(score) AS best
     FROM results LEFT JOIN among_people p USING (table_id, match)
     WHERE ${WHOSE} GROUP BY 1, 2 ORDER BY 1, 2 DESC`,
  )
  const bests = db.prepare(bestsSql(WHOSE))
  return {
    async openTables({ game, language, clock }, limit, offset = 0) {
      const filter = [game ?? null, language ?? null, clock ?? null] as const
      return rowsOf<SummaryRow>(open, ...filter, limit, offset).map(summaryOf)
    },
    tablesOf: async (players, limit) => rowsOf<SummaryRow>(own, JSON.stringify(players), limit).map(ownOf),
    finishedOf: async (players, limit) =>
      rowsOf<SummaryRow>(finished, JSON.stringify(players), limit).map(ownOf),
    statistics: async (players) =>
      rowsOf<Statistic>(statistics, JSON.stringify(players)).map((row) => ({
        ...row,
        people: Boolean(row.people),
      })),
    bests: async (players) => rowsOf<PersonalBest>(bests, JSON.stringify(players)),
  }
}
