import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ok, type Result, refuse } from '@estocade/kernel'
import type { Catalogue } from '@estocade/table'
import { hashOf, randomId } from './accounts/identities.ts'
import { openBackend } from './backend.ts'
import { accessChanged } from './bus/bus.ts'
import { isAddress } from './moderation/bans.ts'
import type { Options } from './options.ts'
import type { Ban, PlayerRow, Purpose, Report } from './store/store.ts'
import { CommandQueue } from './tables/command-queue.ts'

/** What the keeper of a house does from outside, while it is open or not. The nodes learn of it by themselves. */
export interface Admin {
  closeTable(id: string, reason: string): Promise<Result<{ readonly version: number }>>
  /** By id, login or a name that only one has. */
  ban(name: string, how: BanTerms): Promise<Result<PlayerRow>>
  banAddress(address: string, how: BanTerms): Promise<Result<string>>
  unban(nameOrAddress: string): Promise<Result<string>>
  bans(): Promise<readonly (Ban & { readonly name?: string })[]>
  /** What opens the page for a new password, once, for a day. */
  resetPassword(name: string): Promise<Result<{ readonly player: PlayerRow; readonly ticket: string }>>
  /** What lets a person in, once, for a day: to make a new passkey or choose a password. */
  signIn(name: string): Promise<Result<{ readonly player: PlayerRow; readonly ticket: string }>>
  reports(which: 'open' | 'all'): Promise<readonly NamedReport[]>
  resolve(id: string): Promise<boolean>
  close(): Promise<void>
}

export interface BanTerms {
  readonly reason: string
  /** ms; undefined for good. */
  readonly until?: number | undefined
  /** For how many ms newcomers stay out from wherever the player is seen. */
  readonly newcomersFor?: number | undefined
}

export interface NamedReport extends Report {
  readonly byName: string
  readonly aboutName: string
}

/** ms that a link is good for. */
const DAY = 86_400_000
/** A table that moves on meanwhile is closed all the same. */
const ATTEMPTS = 20

export async function openAdmin(
  options: Pick<Options, 'data' | 'database' | 'nats'>,
  catalogue: Catalogue,
): Promise<Admin> {
  if (options.database === undefined && !existsSync(join(options.data, 'estocade.db')))
    throw new Error(`There is no house in ${options.data}.`)
  const { store, bus, time } = await openBackend(options, () => {})
  const entropy = () => randomId(32)
  const queue = new CommandQueue({ catalogue, store, bus, time, entropy, onError: () => {} })
  const tellNodes = () => bus.publish(accessChanged)
  const named = async (id: string) => (await store.player(id))?.name ?? '?'

  const find = async (name: string): Promise<Result<PlayerRow>> => {
    const [player, ...others] = await store.playersCalled(name)
    if (player === undefined) return refuse('no-player', `Nobody is called ${name}.`)
    if (others.length === 0) return ok(player)
    const all = [player, ...others].map(({ id, login }) => (login === null ? id : `${id} (${login})`))
    return refuse('many-players', `Several are called ${name}; say which by id: ${all.join(', ')}.`)
  }
  const ban = async (type: 'player' | 'address', subject: string, how: BanTerms) => {
    const { reason, until = null, newcomersFor = null } = how
    await store.ban({ type, subject, reason, at: time.now(), until, newcomersFor, because: null })
    tellNodes()
  }

  /** Only its hash is kept. */
  const ticketFor = async ({ id: player }: PlayerRow, purpose: Purpose): Promise<string> => {
    const ticket = randomId(24)
    const now = time.now()
    await store.addTicket({ hash: hashOf(ticket), purpose, player, until: now + DAY }, now)
    return ticket
  }

  return {
    async closeTable(id, reason) {
      for (let i = 1; ; i++) {
        const answer = await queue.submitServer(id, { type: 'close', reason })
        if (answer.ok || answer.error.code !== 'conflict' || i === ATTEMPTS) return answer
      }
    },
    async ban(name, how) {
      const found = await find(name)
      if (found.ok) await ban('player', found.value.id, how)
      return found
    },
    async banAddress(address, how) {
      if (!isAddress(address))
        return refuse('bad-address', `${address} is neither an address nor a range like 203.0.113.0/24.`)
      await ban('address', address, how)
      return ok(address)
    },
    async unban(subject) {
      const found = isAddress(subject) ? undefined : await find(subject)
      if (found?.ok === false) return found
      const gone =
        found === undefined
          ? [await store.unban('address', subject), await store.unban('newcomers', subject)]
          : [await store.unban('player', found.value.id)]
      if (!gone.includes(true)) return refuse('no-ban', `${subject} is not banned.`)
      tellNodes()
      return ok(found?.value.name ?? subject)
    },
    async bans() {
      const bans = await store.bans(time.now())
      const withName = async (one: Ban) => {
        const player = one.type === 'player' ? one.subject : one.because
        return player === null ? one : { ...one, name: await named(player) }
      }
      return Promise.all(bans.map(withName))
    },
    async resetPassword(name) {
      const found = await find(name)
      if (!found.ok) return found
      const player = found.value
      if (player.login === null)
        return refuse('no-account', `${player.name} has no password to be reset; sign-in lets them in.`)
      return ok({ player, ticket: await ticketFor(player, 'password') })
    },
    async signIn(name) {
      const found = await find(name)
      if (!found.ok) return found
      const player = found.value
      if (player.owner !== null)
        return refuse('is-program', `${player.name} is a program; its owner enters it anew.`)
      return ok({ player, ticket: await ticketFor(player, 'sign-in') })
    },
    async reports(which) {
      const reports = await store.reports(which)
      return Promise.all(
        reports.map(async (report) => ({
          ...report,
          byName: await named(report.by),
          aboutName: await named(report.about),
        })),
      )
    },
    resolve: (id) => store.closeReport(id, time.now()),
    async close() {
      await queue.close()
      // Hints of this turn of the loop are still to go out.
      await new Promise((next) => setImmediate(next))
      await bus.close()
      await store.close()
    },
  }
}
