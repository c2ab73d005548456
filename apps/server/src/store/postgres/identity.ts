import type { Pool } from 'pg'
import { PLAYER } from '../shared/rows.ts'
import type { IdentityStore, PlayerRow, SessionRow } from '../store.ts'

const SESSION = 'id, player, created_at AS "createdAt", seen_at AS "seenAt", agent'
/** Postgres' code for a unique key that is there already. */
const TAKEN = '23505'

export function postgresIdentity(pool: Pool): IdentityStore {
  const rows = async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows
  /** How many rows it changed. */
  const change = async (name: string, text: string, values: unknown[]) =>
    (await pool.query({ name, text, values })).rowCount ?? 0
  return {
    async addPlayer({ id, name, createdAt, owner }) {
      const text = 'INSERT INTO players (id, name, created_at, owner) VALUES ($1, $2, $3, $4)'
      await change('add-player', text, [id, name, createdAt, owner])
    },
    programsOf: (owner) =>
      rows<PlayerRow>(
        'programs-of',
        `SELECT ${PLAYER} FROM players WHERE owner = $1 ORDER BY created_at, id`,
        [owner],
      ),
    async endSessions(id) {
      await change('end-sessions', 'DELETE FROM sessions WHERE player = $1', [id])
    },
    player: async (id) =>
      (await rows<PlayerRow>('player', `SELECT ${PLAYER} FROM players WHERE id = $1`, [id]))[0],
    async rename(id, name) {
      await change('rename', 'UPDATE players SET name = $1 WHERE id = $2', [name, id])
    },
    async addLogin(id, login, password) {
      const text = 'UPDATE players SET login = $1, password = $2 WHERE id = $3 AND login IS NULL'
      try {
        return (await change('add-login', text, [login, password, id])) === 1
      } catch (error) {
        if ((error as { code?: string }).code === TAKEN) return false
        throw error
      }
    },
    login: async (login) =>
      (
        await rows<{ id: string; password: string }>(
          'login',
          'SELECT id, password FROM players WHERE login = $1',
          [login],
        )
      )[0],
    async adopt(guest, account) {
      const text = `UPDATE players SET account = $1 WHERE id = $2 AND login IS NULL AND account IS NULL
        AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.player = players.id)`
      return (await change('adopt', text, [account, guest])) === 1
    },
    async idsOf(id) {
      const found = await rows<{ id: string }>('ids-of', 'SELECT id FROM players WHERE account = $1', [id])
      return [id, ...found.map((row) => row.id)]
    },
    async addSession({ id, player, createdAt, seenAt, agent }, hash) {
      await change(
        'add-session',
        'INSERT INTO sessions (id, player, created_at, seen_at, agent, token_hash) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, player, createdAt, seenAt, agent, hash],
      )
    },
    session: async (hash) =>
      (await rows<SessionRow>('session', `SELECT ${SESSION} FROM sessions WHERE token_hash = $1`, [hash]))[0],
    async touch(id, at) {
      await change('touch', 'UPDATE sessions SET seen_at = $1 WHERE id = $2', [at, id])
    },
    sessions: (player) =>
      rows<SessionRow>(
        'sessions',
        `SELECT ${SESSION} FROM sessions WHERE player = $1 ORDER BY seen_at DESC`,
        [player],
      ),
    revoke: async (player, id) =>
      (await change('revoke', 'DELETE FROM sessions WHERE player = $1 AND id = $2', [player, id])) === 1,
  }
}
