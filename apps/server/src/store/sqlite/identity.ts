import { PLAYER } from '../shared/rows.ts'
import type { IdentityStore, PlayerRow, SessionRow } from '../store.ts'
import type { Database } from './driver.ts'
import { rowOf, rowsOf } from './rows.ts'

const SESSION = 'id, player, created_at AS createdAt, seen_at AS seenAt, agent'

export function sqliteIdentity(db: Database): IdentityStore {
  const addPlayer = db.prepare('INSERT INTO players (id, name, created_at, owner) VALUES (?, ?, ?, ?)')
  const player = db.prepare(`SELECT ${PLAYER} FROM players WHERE id = ?`)
  const programs = db.prepare(`SELECT ${PLAYER} FROM players WHERE owner = ? ORDER BY created_at, id`)
  const endSessions = db.prepare('DELETE FROM sessions WHERE player = ?')
  const rename = db.prepare('UPDATE players SET name = ? WHERE id = ?')
  const addLogin = db.prepare(
    'UPDATE OR IGNORE players SET login = ?, password = ? WHERE id = ? AND login IS NULL',
  )
  const login = db.prepare('SELECT id, password FROM players WHERE login = ?')
  const adopt = db.prepare(
    `UPDATE players SET account = ? WHERE id = ? AND login IS NULL AND account IS NULL
       AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.player = players.id)`,
  )
  const ids = db.prepare('SELECT id FROM players WHERE account = ?')
  const addSession = db.prepare(
    'INSERT INTO sessions (id, player, created_at, seen_at, agent, token_hash) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const session = db.prepare(`SELECT ${SESSION} FROM sessions WHERE token_hash = ?`)
  const touch = db.prepare('UPDATE sessions SET seen_at = ? WHERE id = ?')
  const sessions = db.prepare(`SELECT ${SESSION} FROM sessions WHERE player = ? ORDER BY seen_at DESC`)
  const revoke = db.prepare('DELETE FROM sessions WHERE player = ? AND id = ?')
  return {
    addPlayer: async ({ id, name, createdAt, owner }) => void addPlayer.run(id, name, createdAt, owner),
    programsOf: async (owner) => rowsOf<PlayerRow>(programs, owner),
    endSessions: async (id) => void endSessions.run(id),
    player: async (id) => rowOf<PlayerRow>(player, id),
    rename: async (id, name) => void rename.run(name, id),
    addLogin: async (id, name, password) => addLogin.run(name, password, id).changes === 1,
    login: async (name) => rowOf<{ id: string; password: string }>(login, name),
    adopt: async (guest, account) => adopt.run(account, guest).changes === 1,
    idsOf: async (id) => [id, ...rowsOf<{ id: string }>(ids, id).map((row) => row.id)],
    addSession: async (row, hash) =>
      void addSession.run(row.id, row.player, row.createdAt, row.seenAt, row.agent, hash),
    session: async (hash) => rowOf<SessionRow>(session, hash),
    touch: async (id, at) => void touch.run(at, id),
    sessions: async (id) => rowsOf<SessionRow>(sessions, id),
    revoke: async (id, which) => revoke.run(id, which).changes === 1,
  }
}
