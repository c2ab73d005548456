import { createHash, randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@estocade/kernel'
import type { Speaker } from '@estocade/table'
import { CreditBook, Credits, type Limits } from '../limits.ts'
import type { Bans } from '../moderation/bans.ts'
import type { Ban, IdentityStore, PlayerRow, SessionRow, Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import { DUMMY_HASH, hashPassword, isOutdated, PasswordChecks } from './passwords.ts'

export interface Identity {
  readonly player: PlayerRow
  readonly session: SessionRow
  /** The player's own id first, then those of guests whose games the account has taken over. */
  readonly ids: readonly string[]
}

/** All ids whose ban also bans this player: the account, the guests it was, the owner of a program. */
export const linkedIds = ({ ids, player }: Identity): readonly string[] =>
  player.owner === null ? ids : [...ids, player.owner]

/** The most programs of one account. */
const MAX_PROGRAMS = 10
/** ms between updates of when a session was last seen. */
const SEEN_INTERVAL = 60_000

/** Does not begin with a hyphen: operators type ids on a command line, where that would be an option. */
export function randomId(bytes = 12): string {
  const id = randomBytes(bytes).toString('base64url')
  return id.startsWith('-') ? randomId(bytes) : id
}
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The player as a table knows them. */
export const speakerOf = ({ player }: Identity): Speaker => ({
  player: player.id,
  name: player.name,
  ...(player.owner === null ? {} : { program: true }),
  ...(player.owner === null && !isAccount(player) ? { guest: true } : {}),
})

/** Whether the player has a password or a passkey; others are guests. */
export const isAccount = ({ login, passkeys }: PlayerRow): boolean => login !== null || passkeys > 0

type AccountRows = IdentityStore & Pick<Store, 'takeTicket' | 'setPassword' | 'rehash'>

/** A session that has just begun. Its token is known only here. */
export interface NewSession {
  readonly token: string
  readonly identity: Identity
}

/** Guests, accounts and their sessions. Only hashes of tokens and passwords are stored. */
export class Identities {
  readonly #store: AccountRows
  readonly #time: Time
  readonly #bans: Pick<Bans, 'of'>
  readonly #checks = new PasswordChecks()
  /** Wrong passwords that an account may still get, by account. */
  readonly #guesses: CreditBook

  constructor(
    store: AccountRows,
    time: Time,
    bans: Pick<Bans, 'of'>,
    { passwordBurst, passwordRate }: Pick<Limits, 'passwordBurst' | 'passwordRate'>,
  ) {
    this.#guesses = new CreditBook(() => new Credits(passwordBurst, passwordRate / 60, time))
    this.#store = store
    this.#time = time
    this.#bans = bans
  }

  async guest(name: string, agent: string): Promise<NewSession> {
    const player = {
      id: randomId(),
      name,
      login: null,
      createdAt: this.#time.now(),
      owner: null,
      passkeys: 0,
    }
    await this.#store.addPlayer(player)
    return this.#begin(player, agent)
  }

  async of(token: string): Promise<Identity | undefined> {
    const session = await this.#store.session(hashOf(token))
    const player = session && (await this.#store.player(session.player))
    if (session === undefined || player === undefined) return undefined
    const now = this.#time.now()
    if (now - session.seenAt > SEEN_INTERVAL) await this.#store.touch(session.id, now)
    return { player, session, ids: await this.#store.idsOf(player.id) }
  }

  banOf(identity: Identity): Ban | undefined {
    return this.#bans.of(linkedIds(identity))
  }

  /** Makes a guest an account under the same id, so that it keeps its games. */
  async register({ player }: Identity, login: string, password: string): Promise<Result<PlayerRow>> {
    if (player.owner !== null) return refuse('is-program', 'A program has no account of its own.')
    if (player.login !== null) return refuse('has-account', 'You have an account already.')
    const key = login.toLowerCase()
    const added = await this.#store.addLogin(player.id, key, await hashPassword(password))
    return added ? ok({ ...player, login: key }) : refuse('login-taken', 'That name is taken.')
  }

  /** A new session; the guest's games become the account's. */
  async login(
    login: string,
    password: string,
    from: { readonly agent: string; readonly address: string },
    guest: Identity | undefined,
  ): Promise<Result<NewSession>> {
    const row = await this.#store.login(login.toLowerCase())
    const checked = await this.#check(login.toLowerCase(), password, row, from.address)
    if (!checked.ok) return checked
    const player = row && (await this.#store.player(row.id))
    if (player === undefined) return wrongLogin()
    return this.enter(player.id, from.agent, guest)
  }

  async checkPassword({ player }: Identity, password: string, address: string): Promise<Result<true>> {
    const login = player.login ?? ''
    return this.#check(login, password, await this.#store.login(login), address)
  }

  /** Counts a wrong password against the account; replaces a hash that was made with old parameters. */
  async #check(
    login: string,
    password: string,
    row: { readonly id: string; readonly password: string } | undefined,
    address: string,
  ): Promise<Result<true>> {
    const guesses = this.#guesses.of(login)
    if (!guesses.any()) return tooManyLogins()
    const fits = await this.#checks.run(address, password, row?.password ?? DUMMY_HASH)
    if (fits === undefined) return tooManyLogins()
    if (!fits) {
      guesses.take()
      return wrongLogin()
    }
    if (row !== undefined && isOutdated(row.password))
      await this.#store.rehash(row.id, row.password, await hashPassword(password))
    return ok(true)
  }

  /** A new token for the same player, because others may have seen the old one. The old session ends. */
  async renew({ player, session }: Identity): Promise<NewSession> {
    const renewed = await this.#begin((await this.#store.player(player.id)) ?? player, session.agent)
    await this.#store.revoke(player.id, session.id)
    return renewed
  }

  /** Sets a new password by an admin link, which works once. All other sessions end. */
  async resetPassword(ticket: string, password: string, agent: string): Promise<Result<NewSession>> {
    const taken = await this.#store.takeTicket(hashOf(ticket), 'password', this.#time.now())
    const player = taken?.player && (await this.#store.player(taken.player))
    if (!player || !(await this.#store.setPassword(player.id, await hashPassword(password))))
      return refuse('bad-ticket', 'This link has been used, or it is too old.')
    return ok(await this.#begin(player, agent))
  }

  /** Signs in by an admin link, which works once: for a player who has lost every key. All other sessions end. */
  async signIn(ticket: string, agent: string): Promise<Result<NewSession>> {
    const taken = await this.#store.takeTicket(hashOf(ticket), 'sign-in', this.#time.now())
    const player = taken?.player && (await this.#store.player(taken.player))
    if (!player) return refuse('bad-ticket', 'This link has been used, or it is too old.')
    await this.#store.endSessions(player.id)
    return ok(await this.#begin(player, agent))
  }

  /** Adds a program that this account answers for. Its token is shown once and is all it needs. */
  async program({ player }: Identity, name: string, agent: string): Promise<Result<NewSession>> {
    if (!isAccount(player)) return refuse('no-account', 'Only an account may add a program.')
    if ((await this.programs(player)).length >= MAX_PROGRAMS)
      return refuse('too-many', `An account has at most ${MAX_PROGRAMS} programs.`, { max: MAX_PROGRAMS })
    const row = {
      id: randomId(),
      name,
      login: null,
      createdAt: this.#time.now(),
      owner: player.id,
      passkeys: 0,
    }
    await this.#store.addPlayer(row)
    return ok(await this.#begin(row, agent))
  }

  /** The programs that have not been removed. */
  async programs({ id }: Pick<PlayerRow, 'id'>): Promise<readonly PlayerRow[]> {
    const rows = await this.#store.programsOf(id)
    const sessions = await Promise.all(rows.map((row) => this.#store.sessions(row.id)))
    return rows.filter((_, i) => sessions[i]!.length > 0)
  }

  /** Invalidates a program's token; its games stay. Returns the sessions that ended: none if it is not this account's. */
  async dismiss({ player }: Identity, program: string): Promise<readonly SessionRow[]> {
    const row = await this.#store.player(program)
    if (row?.owner !== player.id) return []
    const sessions = await this.#store.sessions(program)
    await this.#store.endSessions(program)
    return sessions
  }

  rename({ player }: Identity, name: string): Promise<void> {
    return this.#store.rename(player.id, name)
  }

  sessions({ player }: Identity): Promise<readonly SessionRow[]> {
    return this.#store.sessions(player.id)
  }

  revoke({ player }: Identity, session: string): Promise<boolean> {
    return this.#store.revoke(player.id, session)
  }

  /** Begins a session for somebody who has proved to own the account, by password or passkey. */
  async enter(id: string, agent: string, guest: Identity | undefined): Promise<Result<NewSession>> {
    const player = await this.#store.player(id)
    if (player === undefined) return refuse('bad-login', 'There is no such account.')
    if (guest !== undefined && guest.player.owner !== null)
      return refuse('is-program', 'A program cannot log in.')
    if (guest !== undefined && guest.player.id !== player.id)
      if (await this.#store.adopt(guest.player.id, player.id))
        await this.#store.revoke(guest.player.id, guest.session.id)
    return ok(await this.#begin(player, agent))
  }

  async #begin(player: PlayerRow, agent: string): Promise<NewSession> {
    const token = randomId(32)
    const now = this.#time.now()
    const session = {
      id: randomId(),
      player: player.id,
      createdAt: now,
      seenAt: now,
      agent: agent.slice(0, 200),
    }
    await this.#store.addSession(session, hashOf(token))
    return { token, identity: { player, session, ids: await this.#store.idsOf(player.id) } }
  }
}

const wrongLogin = () => refuse('bad-login', 'Name or password is wrong.')
const tooManyLogins = () => refuse('slow-down', 'Too many login attempts: please wait a little.')
