import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ok, type Result, refuse } from '@estocade/kernel'
import type { Catalogue } from '@estocade/table'
import { hashOf, randomId } from './accounts/identities.ts'
import { openBackend } from './backend.ts'
import { Moderation } from './moderation/moderation.ts'
import type { Options } from './options.ts'
import type { PlayerRow, Purpose } from './store/store.ts'
import { CommandQueue } from './tables/command-queue.ts'
import { tableCloser } from './tables/table-closer.ts'

/** What an operator does from the command line, whether the server runs or not. Running nodes are notified. */
export interface Admin {
  /** Bans, reports, appeals, closing tables: the same operations as the moderation page's. */
  readonly moderation: Moderation
  /** The ticket of a link that sets a new password, once, within a day. */
  resetPassword(name: string): Promise<Result<{ readonly player: PlayerRow; readonly ticket: string }>>
  /** The ticket of a link that signs a player in, once, within a day: to add a passkey or set a password. */
  signIn(name: string): Promise<Result<{ readonly player: PlayerRow; readonly ticket: string }>>
  close(): Promise<void>
}

/** ms that a link works. */
const DAY = 86_400_000

export async function openAdmin(
  options: Pick<Options, 'data' | 'database' | 'nats'>,
  catalogue: Catalogue,
): Promise<Admin> {
  if (options.database === undefined && !existsSync(join(options.data, 'estocade.db')))
    throw new Error(`There is no database in ${options.data}.`)
  const { store, bus, time } = await openBackend(options, () => {})
  const entropy = () => randomId(32)
  const queue = new CommandQueue({ catalogue, store, bus, time, entropy, onError: () => {} })
  const moderation = new Moderation({ store, bus, time, newId: randomId, closeTable: tableCloser(queue) })

  /** Only the hash of a ticket is stored. */
  const ticketFor = async ({ id: player }: PlayerRow, purpose: Purpose): Promise<string> => {
    const ticket = randomId(24)
    const now = time.now()
    await store.addTicket({ hash: hashOf(ticket), purpose, player, until: now + DAY }, now)
    return ticket
  }

  return {
    moderation,
    async resetPassword(name) {
      const found = await moderation.find(name)
      if (!found.ok) return found
      const player = found.value
      if (player.login === null)
        return refuse('no-account', `${player.name} has no password to reset; use sign-in instead.`)
      return ok({ player, ticket: await ticketFor(player, 'password') })
    },
    async signIn(name) {
      const found = await moderation.find(name)
      if (!found.ok) return found
      const player = found.value
      if (player.owner !== null)
        return refuse('is-program', `${player.name} is a program; its owner can add it again.`)
      return ok({ player, ticket: await ticketFor(player, 'sign-in') })
    },
    async close() {
      await queue.close()
      // The bus sends the messages of this turn of the event loop at its end.
      await new Promise((next) => setImmediate(next))
      await bus.close()
      await store.close()
    },
  }
}
