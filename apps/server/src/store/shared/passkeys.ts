import type { Passkey, PasskeyStore, Ticket, TicketStore } from '../account-store.ts'
import type { PlainSql } from './plain-sql.ts'

const KEY =
  'id, player, public_key AS "publicKey", counter, transports, name, created_at AS "createdAt", used_at AS "usedAt"'

export const passkeys = (sql: PlainSql): PasskeyStore => ({
  addPasskey: async (key) =>
    (await sql.run(
      `INSERT INTO passkeys (id, player, public_key, counter, transports, name, created_at, used_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      key.id,
      key.player,
      key.publicKey,
      key.counter,
      key.transports,
      key.name,
      key.createdAt,
      key.usedAt,
    )) === 1,
  passkey: async (id) => (await sql.rows<Passkey>(`SELECT ${KEY} FROM passkeys WHERE id = ?`, id))[0],
  passkeysOf: (player) =>
    sql.rows<Passkey>(`SELECT ${KEY} FROM passkeys WHERE player = ? ORDER BY created_at, id`, player),
  async usedPasskey(id, counter, at) {
    await sql.run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', counter, at, id)
  },
  removePasskey: async (player, id) =>
    (await sql.run('DELETE FROM passkeys WHERE player = ? AND id = ?', player, id)) === 1,
})

export const tickets = (sql: PlainSql): TicketStore => ({
  addTicket: ({ hash, purpose, player, until }, now) =>
    sql.together([
      ['DELETE FROM tickets WHERE until < ?', now],
      [
        'INSERT INTO tickets (hash, purpose, player, until) VALUES (?, ?, ?, ?)',
        hash,
        purpose,
        player,
        until,
      ],
    ]),
  async takeTicket(hash, purpose, now) {
    const [ticket] = await sql.rows<Ticket>(
      'DELETE FROM tickets WHERE hash = ? AND purpose = ? RETURNING hash, purpose, player, until',
      hash,
      purpose,
    )
    return ticket !== undefined && ticket.until >= now ? ticket : undefined
  },
})
