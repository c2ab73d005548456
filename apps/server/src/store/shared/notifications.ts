import type { Contact, News, NotificationStore, Push, Vacation } from '../account-store.ts'
import { type PlainSql, placesFor } from './plain-sql.ts'

const CONTACT = 'player, email, code, language, since'
const PUSH = 'endpoint, player, keys, language, since'
const VACATION = 'player, starts, until'

/** Where a table's head is differs between the stores: `heads` names a source of id, version, changed_at, acting. */
export const notifications = (sql: PlainSql, heads: string): NotificationStore => ({
  ...addresses(sql),
  ...vacations(sql),
  // CROSS JOIN begins with the few tables that are played or have just ended, in SQLite too.
  // Players seen since the change are filtered out later: the page has shown them their turn.
  news: (since, limit) =>
    sql.longRows<News>(
      `SELECT t.id AS "table", h.version, m.player, coalesce(p.account, p.id) AS person
       FROM tables t CROSS JOIN ${heads} h CROSS JOIN members m CROSS JOIN players p
         LEFT JOIN told ON told.player = p.id AND told.table_id = t.id
       WHERE t.id IN
           (SELECT id FROM tables WHERE phase = 'playing' UNION ALL SELECT table_id FROM results WHERE at >= ?)
         AND h.id = t.id AND m.table_id = t.id AND p.id = m.player
         AND t.clock = 'days' AND h.changed_at >= ?
         AND CASE t.phase WHEN 'over' THEN 1 WHEN 'playing' THEN (h.acting >> m.seat) & 1 ELSE 0 END = 1
         AND (told.version IS NULL OR told.version < h.version)
         AND (EXISTS (SELECT 1 FROM contacts c WHERE c.player = coalesce(p.account, p.id)
                AND c.code IS NULL AND c.since <= h.changed_at)
           OR EXISTS (SELECT 1 FROM pushes w WHERE w.player = coalesce(p.account, p.id)
                AND w.since <= h.changed_at))
       ORDER BY h.changed_at, t.id, m.player LIMIT ?`,
      ...[since, since, limit],
    ),
  // The first to write a turn has it; a turn that is there already only learns that the table has moved on.
  async claim(player, table, turn, version) {
    const first = await sql.run(
      `INSERT INTO told (player, table_id, turn, version) VALUES (?, ?, ?, ?)
       ON CONFLICT (player, table_id) DO UPDATE SET turn = excluded.turn, version = excluded.version
       WHERE told.turn <> excluded.turn AND told.version < excluded.version`,
      player,
      table,
      turn,
      version,
    )
    if (first === 1) return true
    await sql.run(
      'UPDATE told SET version = ? WHERE player = ? AND table_id = ? AND turn = ? AND version < ?',
      version,
      player,
      table,
      turn,
      version,
    )
    return false
  },
  async unclaim(player, table, turn) {
    await sql.run('DELETE FROM told WHERE player = ? AND table_id = ? AND turn = ?', player, table, turn)
  },
  async lastSeen(person) {
    const [row] = await sql.rows<{ at: number | null }>(
      'SELECT max(seen_at) AS at FROM sessions WHERE player = ?',
      person,
    )
    return row?.at ?? 0
  },
  async sessionsAlive(sessions) {
    const found = await sql.rows<{ id: string }>(
      `SELECT id FROM sessions WHERE id IN (${placesFor(sessions)})`,
      ...sessions,
    )
    return found.map(({ id }) => id)
  },
  async seen(sessions, at) {
    if (sessions.length > 0)
      await sql.run(`UPDATE sessions SET seen_at = ? WHERE id IN (${placesFor(sessions)})`, at, ...sessions)
  },
})

type Addresses = Pick<
  NotificationStore,
  'contact' | 'putContact' | 'confirmContact' | 'removeContact' | 'putPush' | 'pushesOf' | 'removePush'
>

const addresses = (sql: PlainSql): Addresses => ({
  contact: async (player) =>
    (await sql.rows<Contact>(`SELECT ${CONTACT} FROM contacts WHERE player = ?`, player))[0],
  async putContact({ player, email, code, language, since }) {
    await sql.run(
      `INSERT INTO contacts (${CONTACT}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (player) DO UPDATE SET
       email = excluded.email, code = excluded.code, language = excluded.language, since = excluded.since`,
      player,
      email,
      code,
      language,
      since,
    )
  },
  async confirmContact(code, since, now) {
    const [row] = await sql.rows<{ player: string }>(
      'UPDATE contacts SET code = NULL, since = ? WHERE code = ? AND since >= ? RETURNING player',
      now,
      code,
      since,
    )
    return row?.player
  },
  async removeContact(player) {
    await sql.run('DELETE FROM contacts WHERE player = ?', player)
  },
  async putPush({ endpoint, player, keys, language, since }) {
    await sql.run(
      `INSERT INTO pushes (${PUSH}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET
       player = excluded.player, keys = excluded.keys, language = excluded.language, since = excluded.since`,
      endpoint,
      player,
      keys,
      language,
      since,
    )
  },
  pushesOf: (player) =>
    sql.rows<Push>(`SELECT ${PUSH} FROM pushes WHERE player = ? ORDER BY since, endpoint`, player),
  async removePush(endpoint) {
    await sql.run('DELETE FROM pushes WHERE endpoint = ?', endpoint)
  },
})

type Vacations = Pick<NotificationStore, 'addVacation' | 'endVacation' | 'vacationsOf' | 'vacationsAt'>

const vacations = (sql: PlainSql): Vacations => ({
  addVacation: async ({ player, starts, until }) =>
    (await sql.run(
      `INSERT INTO vacations (${VACATION}) SELECT CAST(? AS text), CAST(? AS bigint), CAST(? AS bigint)
       WHERE NOT EXISTS (SELECT 1 FROM vacations WHERE player = ? AND until > ?) ON CONFLICT DO NOTHING`,
      player,
      starts,
      until,
      player,
      starts,
    )) === 1,
  endVacation: async (player, now) =>
    (await sql.run('UPDATE vacations SET until = ? WHERE player = ? AND until > ?', now, player, now)) > 0,
  vacationsOf: (player) =>
    sql.rows<Vacation>(`SELECT ${VACATION} FROM vacations WHERE player = ? ORDER BY starts`, player),
  vacationsAt: (now) =>
    sql.rows<Vacation>(
      `SELECT ${VACATION} FROM vacations WHERE starts <= ? AND until > ? ORDER BY player`,
      now,
      now,
    ),
})
