import type { Ban, ModerationStore, Report } from '../account-store.ts'
import type { PlayerRow } from '../store.ts'
import { type PlainSql, placesFor } from './plain-sql.ts'
import { PLAYER } from './rows.ts'

const REPORT =
  'id, by_player AS "by", about_player AS "about", table_id AS "table", text, at, closed_at AS "closedAt"'

const BAN = 'type, subject, reason, at, until, newcomers_for AS "newcomersFor", because'

/** Bans and reports: what keeps order in the house. */
export const order = (sql: PlainSql): ModerationStore => ({
  async ban({ type, subject, reason, at, until, newcomersFor, because }) {
    await sql.run(
      `INSERT INTO bans (type, subject, reason, at, until, newcomers_for, because) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (type, subject) DO UPDATE SET reason = excluded.reason, at = excluded.at,
         until = excluded.until, newcomers_for = excluded.newcomers_for, because = excluded.because`,
      type,
      subject,
      reason,
      at,
      until,
      newcomersFor,
      because,
    )
  },
  async unban(type, subject) {
    const gone = await sql.run('DELETE FROM bans WHERE type = ? AND subject = ?', type, subject)
    if (type === 'player') await sql.run('DELETE FROM bans WHERE because = ?', subject)
    return gone === 1
  },
  bans: (now) =>
    sql.rows<Ban>(`SELECT ${BAN} FROM bans WHERE until IS NULL OR until > ? ORDER BY at, type`, now),
  async addReport({ id, by, about, table, text, at }) {
    await sql.run(
      'INSERT INTO reports (id, by_player, about_player, table_id, text, at) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      by,
      about,
      table,
      text,
      at,
    )
  },
  reports: (which) =>
    sql.rows<Report>(
      `SELECT ${REPORT} FROM reports ${which === 'open' ? 'WHERE closed_at IS NULL' : ''} ORDER BY at DESC, id`,
    ),
  reportsBy: (players) =>
    sql.rows<Report>(
      `SELECT ${REPORT} FROM reports WHERE by_player IN (${placesFor(players)}) ORDER BY at, id`,
      ...players,
    ),
  closeReport: async (id, at) =>
    (await sql.run('UPDATE reports SET closed_at = ? WHERE id = ? AND closed_at IS NULL', at, id)) === 1,
  playersCalled: (name) =>
    sql.rows<PlayerRow>(
      `SELECT ${PLAYER} FROM players WHERE id = ? OR login = ? OR name = ? ORDER BY created_at, id`,
      name,
      name.toLowerCase(),
      name,
    ),
  async rehash(player, from, to) {
    await sql.run('UPDATE players SET password = ? WHERE id = ? AND password = ?', to, player, from)
  },
  async setPassword(player, password) {
    const changed = await sql.run(
      'UPDATE players SET password = ? WHERE id = ? AND login IS NOT NULL',
      password,
      player,
    )
    if (changed === 1) await sql.run('DELETE FROM sessions WHERE player = ?', player)
    return changed === 1
  },
})
