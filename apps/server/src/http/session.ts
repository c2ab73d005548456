import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Identities, Identity } from '../accounts/identities.ts'
import { Banned, bannedBecause } from '../moderation/ban-refusals.ts'
import type { Bans } from '../moderation/bans.ts'
import type { Ban } from '../store/store.ts'
import { nobody, refused } from './answers.ts'
import { clientAddressOf } from './client-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The player who makes the request, on routes whose schema declares `who`. */
    identity: Identity | undefined
  }
}

export const COOKIE = 'estocade'
/** Marks the browser of a banned player, so that logging out does not end the ban. */
const BAN_COOKIE = 'estocade-out'
/** Seconds. */
const YEAR = 31_536_000

export const shown = ({ player: { id, name, login, owner, passkeys, role } }: Identity) => ({
  id,
  name,
  login,
  passkeys,
  ...(owner === null ? {} : { program: true }),
  ...(role == null ? {} : { role }),
})
export const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? ''

/** The player who makes a request; undefined without a valid cookie or token. */
export async function identify(
  request: FastifyRequest,
  identities: Identities,
): Promise<Identity | undefined> {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) {
    const identity = await identities.of(bearer)
    // Only programs use bearer tokens. If a cookie's token were accepted here, its signature would protect nothing.
    return identity?.player.owner == null ? undefined : identity
  }
  const raw = request.cookies[COOKIE]
  if (raw === undefined) return undefined
  const { valid, value } = request.unsignCookie(raw)
  return valid && value !== null ? identities.of(value) : undefined
}

export interface SessionContext {
  readonly identities: Identities
  readonly bans: Bans
  readonly secure: boolean
}

/** The ban of the player who used this browser before; such a browser gets no new guest. */
export function banInCookie(request: FastifyRequest, bans: Bans): Ban | undefined {
  const raw = request.cookies[BAN_COOKIE]
  const { valid, value } = raw === undefined ? { valid: false, value: null } : request.unsignCookie(raw)
  return valid && value !== null ? bans.of([value]) : undefined
}

/**
 * Resolves `request.identity` for routes whose schema declares `who`. `who: 'known'` rejects anonymous requests;
 * banned players are rejected unless the route sets `banned: 'allowed'`.
 */
export function resolveIdentity(app: FastifyInstance, { identities, bans, secure }: SessionContext): void {
  app.decorateRequest('identity', undefined)
  app.addHook('preValidation', async (request, reply) => {
    const { who, banned } = request.routeOptions.schema ?? {}
    if (who === undefined) return
    request.identity = await identify(request, identities)
    const ban = request.identity && identities.banOf(request.identity)
    if (ban !== undefined) {
      setSigned(reply, BAN_COOKIE, ban.subject, secure)
      const clientAddress = clientAddressOf(request)
      // A program may run on a machine that others share.
      const person = request.identity?.player.owner === null
      if (person && clientAddress !== undefined) await bans.seen(ban, clientAddress)
      if (banned !== 'allowed') throw new Banned(ban)
    }
    if (who === 'known' && request.identity === undefined) return nobody(reply)
  })
}

/** The player, on a route with `who: 'known'`. */
export function known({ identity, url }: FastifyRequest): Identity {
  if (identity === undefined) throw new Error(`${url} does not declare who: 'known'.`)
  return identity
}

export const giveCookie = (reply: FastifyReply, token: string, secure: boolean): FastifyReply =>
  setSigned(reply, COOKIE, token, secure)

const setSigned = (reply: FastifyReply, name: string, value: string, secure: boolean): FastifyReply =>
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: YEAR,
  })

/** Answers a login. A banned player is told so, but gets the session: they may export or delete their data. */
export function startSession(
  reply: FastifyReply,
  { token, identity }: { readonly token: string; readonly identity: Identity },
  { identities, secure }: Pick<SessionContext, 'identities' | 'secure'>,
) {
  giveCookie(reply, token, secure)
  const ban = identities.banOf(identity)
  return ban === undefined ? shown(identity) : refused(reply, bannedBecause(ban))
}

export const takeCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, { path: '/' })
