import type { Appeal, Ban, LogLine, ModerationStore, Notice, Report } from '../account-store.ts'
import type { PlayerRow } from '../store.ts'
import { type PlainSql, placesFor } from './plain-sql.ts'
import { PLAYER } from './rows.ts'
import { wordChanges } from './word-changes.ts'

const REPORT =
  'id, by_player AS "by", about_player AS "about", table_id AS "table", text, at, closed_at AS "closedAt", closed_by AS "closedBy", answer'

const BAN = 'type, subject, reason, at, until, newcomers_for AS "newcomersFor", because'

const APPEAL =
  'id, language, word, player, table_id AS "table", text, at, decided_at AS "decidedAt", decided_by AS "decidedBy", admitted'

/** Bans, mutes, reports, notices, blocks, appeals and the log of moderation. */
export const moderation = (sql: PlainSql): ModerationStore => ({
  ...bansOf(sql),
  ...reportsOf(sql),
  ...noticesOf(sql),
  ...blocksOf(sql),
  ...appealsOf(sql),
  ...accountsOf(sql),
  ...wordChanges(sql),
})

const bansOf = (sql: PlainSql): Pick<ModerationStore, 'ban' | 'unban' | 'bans'> => ({
  async ban({ type, subject, reason, at, until, newcomersFor, because }) {
    await sql.run(
      `INSERT INTO bans (type, subject, reason, at, until, newcomers_for, because) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (type, subject) DO UPDATE SET reason = excluded.reason, at = excluded.at,
         until = excluded.until, newcomers_for = excluded.newcomers_for, because = excluded.because`,
      ...[type, subject, reason, at, until, newcomersFor, because],
    )
  },
  async unban(type, subject) {
    const gone = await sql.run('DELETE FROM bans WHERE type = ? AND subject = ?', type, subject)
    if (type === 'player') await sql.run('DELETE FROM bans WHERE because = ?', subject)
    return gone === 1
  },
  bans: (now) =>
    sql.rows<Ban>(`SELECT ${BAN} FROM bans WHERE until IS NULL OR until > ? ORDER BY at, type`, now),
})

const reportsOf = (
  sql: PlainSql,
): Pick<
  ModerationStore,
  'addReport' | 'report' | 'reports' | 'reportsBy' | 'closeReport' | 'log' | 'logged'
> => ({
  async addReport({ id, by, about, table, text, at }) {
    await sql.run(
      'INSERT INTO reports (id, by_player, about_player, table_id, text, at) VALUES (?, ?, ?, ?, ?, ?)',
      ...[id, by, about, table, text, at],
    )
  },
  report: async (id) => (await sql.rows<Report>(`SELECT ${REPORT} FROM reports WHERE id = ?`, id))[0],
  reports: (which) =>
    sql.rows<Report>(
      `SELECT ${REPORT} FROM reports ${which === 'open' ? 'WHERE closed_at IS NULL' : ''} ORDER BY at DESC, id`,
    ),
  reportsBy: (players) =>
    sql.rows<Report>(
      `SELECT ${REPORT} FROM reports WHERE by_player IN (${placesFor(players)}) ORDER BY at, id`,
      ...players,
    ),
  closeReport: async (id, at, by, answer) =>
    (await sql.run(
      'UPDATE reports SET closed_at = ?, closed_by = ?, answer = ? WHERE id = ? AND closed_at IS NULL',
      ...[at, by, answer, id],
    )) === 1,
  async log({ id, at, by, action, subject, details }) {
    await sql.run(
      'INSERT INTO moderation_log (id, at, by_player, action, subject, details) VALUES (?, ?, ?, ?, ?, ?)',
      ...[id, at, by, action, subject, details],
    )
  },
  logged: (limit) =>
    sql.rows<LogLine>(
      'SELECT id, at, by_player AS "by", action, subject, details FROM moderation_log ORDER BY at DESC, id LIMIT ?',
      limit,
    ),
})

const noticesOf = (sql: PlainSql): Pick<ModerationStore, 'addNotice' | 'noticesOf' | 'removeNotice'> => ({
  async addNotice({ id, player, type, text, at }) {
    await sql.run(
      'INSERT INTO notices (id, player, type, text, at) VALUES (?, ?, ?, ?, ?)',
      ...[id, player, type, text, at],
    )
  },
  noticesOf: (players) =>
    sql.rows<Notice>(
      `SELECT id, player, type, text, at FROM notices WHERE player IN (${placesFor(players)}) ORDER BY at, id`,
      ...players,
    ),
  removeNotice: async (players, id) =>
    (await sql.run(
      `DELETE FROM notices WHERE player IN (${placesFor(players)}) AND id = ?`,
      ...players,
      id,
    )) === 1,
})

/** A query for the accounts of these players, and for all guests that these accounts were. */
const linkedTo = (players: readonly string[]): string =>
  `SELECT id FROM players WHERE account IN
     (SELECT coalesce(account, id) FROM players WHERE id IN (${placesFor(players)}))
   UNION ALL SELECT account FROM players WHERE id IN (${placesFor(players)}) AND account IS NOT NULL`

const blocksOf = (sql: PlainSql): Pick<ModerationStore, 'block' | 'unblock' | 'blocksOf' | 'isBlocked'> => ({
  async block(player, blocked, at) {
    await sql.run(
      'INSERT INTO blocks (player, blocked, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      ...[player, blocked, at],
    )
  },
  unblock: async (players, blocked) =>
    (await sql.run(
      `DELETE FROM blocks WHERE player IN (${placesFor(players)}) AND blocked = ?`,
      ...players,
      blocked,
    )) > 0,
  async blocksOf(players) {
    const rows = await sql.rows<{ blocked: string }>(
      `SELECT blocked FROM blocks WHERE player IN (${placesFor(players)}) GROUP BY blocked ORDER BY min(at), blocked`,
      ...players,
    )
    return rows.map(({ blocked }) => blocked)
  },
  async isBlocked(by, players) {
    const [found] = await sql.rows<{ found: number }>(
      `SELECT 1 AS found FROM blocks
       WHERE (player IN (${placesFor(by)}) OR player IN (${linkedTo(by)}))
         AND blocked IN (${placesFor(players)}) LIMIT 1`,
      ...by,
      ...by,
      ...by,
      ...players,
    )
    return found !== undefined
  },
})

const appealsOf = (sql: PlainSql): Pick<ModerationStore, 'addAppeal' | 'appeals' | 'decideAppeal'> => ({
  async addAppeal({ id, language, word, player, table, text, at }) {
    await sql.run(
      'INSERT INTO appeals (id, language, word, player, table_id, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[id, language, word, player, table, text, at],
    )
  },
  appeals: (which) =>
    sql.rows<Appeal>(
      `SELECT ${APPEAL} FROM appeals ${which === 'open' ? 'WHERE decided_at IS NULL' : ''} ORDER BY at, id`,
    ),
  async decideAppeal(id, admitted, by, at) {
    const [appeal] = await sql.rows<Appeal>(
      `UPDATE appeals SET decided_at = ?, decided_by = ?, admitted = ? WHERE id = ? AND decided_at IS NULL
       RETURNING ${APPEAL}`,
      ...[at, by, admitted ? 1 : 0, id],
    )
    return appeal
  },
})

const accountsOf = (
  sql: PlainSql,
): Pick<ModerationStore, 'playersCalled' | 'rehash' | 'setPassword' | 'setRole'> => ({
  playersCalled: (name) =>
    sql.rows<PlayerRow>(
      `SELECT ${PLAYER} FROM players WHERE id = ? OR login = ? OR name = ? ORDER BY created_at, id`,
      ...[name, name.toLowerCase(), name],
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
  async setRole(player, role) {
    await sql.run('UPDATE players SET role = ? WHERE id = ?', role, player)
  },
})
