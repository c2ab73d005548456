import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { ok, type Result, refuse } from '@estocade/kernel'
import type { Speaker } from '@estocade/table'
import type { Bans } from '../moderation/bans.ts'
import type { Ban, IdentityStore, PlayerRow, SessionRow, Store } from '../store/store.ts'
import type { Time } from '../time.ts'

export interface Identity {
  readonly player: PlayerRow
  readonly session: SessionRow
  /** Its own id first, then those of guests whose games came along. */
  readonly ids: readonly string[]
}

/** Everybody whose ban would be this one's too: the account, the guests it has been, who answers for it. */
export const linkedIds = ({ ids, player }: Identity): readonly string[] =>
  player.owner === null ? ids : [...ids, player.owner]

/** 2^15 rounds of 8 blocks: 32 MB and about a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
/** Work done for a login that does not exist, so that time does not tell which ones do. */
const NOBODY = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`
/** Programs of one account. */
const PROGRAMS = 10
/** ms between notes of when a session was last seen. */
const SEEN = 60_000

export const randomId = (bytes = 12): string => randomBytes(bytes).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Who speaks at a table. */
export const speakerOf = ({ player }: Identity): Speaker => ({
  player: player.id,
  name: player.name,
  ...(player.owner === null ? {} : { program: true }),
})

/** With a password or a passkey; anyone else is a guest. */
export const isAccount = ({ login, passkeys }: PlayerRow): boolean => login !== null || passkeys > 0

type People = IdentityStore & Pick<Store, 'takeTicket' | 'setPassword'>

/** Guests, accounts and their sessions. Only hashes of tokens and passwords are stored. */
export class Identities {
  readonly #store: People
  readonly #time: Time
  readonly #bans: Pick<Bans, 'of'>

  constructor(store: People, time: Time, bans: Pick<Bans, 'of'>) {
    this.#store = store
    this.#time = time
    this.#bans = bans
  }

  async guest(name: string, agent: string): Promise<{ readonly token: string; readonly identity: Identity }> {
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
    if (now - session.seenAt > SEEN) await this.#store.touch(session.id, now)
    return { player, session, ids: await this.#store.idsOf(player.id) }
  }

  banOf(identity: Identity): Ban | undefined {
    return this.#bans.of(linkedIds(identity))
  }

  /** A guest becomes an account under the same id: its games stay its own. */
  async register({ player }: Identity, login: string, password: string): Promise<Result<PlayerRow>> {
    if (player.owner !== null) return refuse('is-program', 'A program has no account of its own.')
    if (player.login !== null) return refuse('has-account', 'You have an account already.')
    const key = login.toLowerCase()
    const added = await this.#store.addLogin(player.id, key, await hashPassword(password))
    return added ? ok({ ...player, login: key }) : refuse('login-taken', 'That name is taken.')
  }

  /** A new session; the games of the guest who logs in go along. */
  async login(
    login: string,
    password: string,
    agent: string,
    guest: Identity | undefined,
  ): Promise<Result<{ readonly token: string; readonly identity: Identity }>> {
    const row = await this.#store.login(login.toLowerCase())
    const fits = await checkPassword(password, row?.password ?? NOBODY)
    const player = row && (await this.#store.player(row.id))
    if (!fits || player === undefined) return refuse('bad-login', 'Name and password do not fit.')
    return this.enter(player.id, agent, guest)
  }

  async checkPassword({ player }: Identity, password: string): Promise<Result<true>> {
    const row = player.login === null ? undefined : await this.#store.login(player.login)
    return (await checkPassword(password, row?.password ?? NOBODY))
      ? ok(true)
      : refuse('bad-login', 'Name and password do not fit.')
  }

  /** A new password by a link of the house's keeper, which is good for once. All other sessions end. */
  async resetPassword(
    ticket: string,
    password: string,
    agent: string,
  ): Promise<Result<{ readonly token: string; readonly identity: Identity }>> {
    const taken = await this.#store.takeTicket(hashOf(ticket), 'password', this.#time.now())
    const player = taken?.player && (await this.#store.player(taken.player))
    if (!player || !(await this.#store.setPassword(player.id, await hashPassword(password))))
      return refuse('bad-ticket', 'This link has been used, or it is too old.')
    return ok(await this.#begin(player, agent))
  }

  /** In by a link of the house's keeper, which is good for once: for one who has lost every key. All other sessions end. */
  async signIn(
    ticket: string,
    agent: string,
  ): Promise<Result<{ readonly token: string; readonly identity: Identity }>> {
    const taken = await this.#store.takeTicket(hashOf(ticket), 'sign-in', this.#time.now())
    const player = taken?.player && (await this.#store.player(taken.player))
    if (!player) return refuse('bad-ticket', 'This link has been used, or it is too old.')
    await this.#store.endSessions(player.id)
    return ok(await this.#begin(player, agent))
  }

  /** A program under this account's care; the token is shown once and is all it needs. */
  async program(
    { player }: Identity,
    name: string,
    agent: string,
  ): Promise<Result<{ readonly token: string; readonly identity: Identity }>> {
    if (!isAccount(player)) return refuse('no-account', 'Only an account may enter a program.')
    if ((await this.programs(player)).length >= PROGRAMS)
      return refuse('too-many', `An account has at most ${PROGRAMS} programs.`, { max: PROGRAMS })
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

  /** Those that have not been dismissed. */
  async programs({ id }: Pick<PlayerRow, 'id'>): Promise<readonly PlayerRow[]> {
    const rows = await this.#store.programsOf(id)
    const sessions = await Promise.all(rows.map((row) => this.#store.sessions(row.id)))
    return rows.filter((_, i) => sessions[i]!.length > 0)
  }

  /** Its token is worth nothing from now on; its games stay. Gives the sessions that end; none for a stranger's. */
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

  /** For one who has proved to be this account: by its password, or by a passkey. */
  async enter(
    id: string,
    agent: string,
    guest: Identity | undefined,
  ): Promise<Result<{ readonly token: string; readonly identity: Identity }>> {
    const player = await this.#store.player(id)
    if (player === undefined) return refuse('bad-login', 'There is no such account.')
    if (guest !== undefined && guest.player.owner !== null)
      return refuse('is-program', 'A program stays what it is.')
    if (guest !== undefined && guest.player.id !== player.id)
      if (await this.#store.adopt(guest.player.id, player.id))
        await this.#store.revoke(guest.player.id, guest.session.id)
    return ok(await this.#begin(player, agent))
  }

  async #begin(
    player: PlayerRow,
    agent: string,
  ): Promise<{ readonly token: string; readonly identity: Identity }> {
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

const derive = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

async function hashPassword(password: string): Promise<string> {
  const salt = randomId(16)
  return `scrypt$${salt}$${(await derive(password, salt)).toString('base64url')}`
}

async function checkPassword(password: string, stored: string): Promise<boolean> {
  const [, salt, hash] = stored.split('$')
  const key = await derive(password, salt!)
  const expected = Buffer.from(hash!, 'base64url')
  return expected.length === key.length && timingSafeEqual(expected, key)
}
