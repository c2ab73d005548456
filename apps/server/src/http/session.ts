import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Identities, Identity } from '../identity.ts'
import { nobody } from './answers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, on routes whose schema says `who`. */
    identity: Identity | undefined
  }
}

export const COOKIE = 'estocade'
/** Seconds. */
const YEAR = 31_536_000

/** Who asks; undefined for a stranger or a cookie that is not ours. */
export async function identify(
  request: FastifyRequest,
  identities: Identities,
): Promise<Identity | undefined> {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return identities.of(bearer)
  const raw = request.cookies[COOKIE]
  if (raw === undefined) return undefined
  const { valid, value } = request.unsignCookie(raw)
  return valid && value !== null ? identities.of(value) : undefined
}

/** Routes whose schema asks who is there learn it; those for people we know are closed to strangers. */
export function askWho(app: FastifyInstance, identities: Identities): void {
  app.decorateRequest('identity', undefined)
  app.addHook('preValidation', async (request, reply) => {
    const who = request.routeOptions.schema?.who
    if (who === undefined) return
    request.identity = await identify(request, identities)
    if (who === 'known' && request.identity === undefined) return nobody(reply)
  })
}

/** On a route that is for people we know. */
export function known({ identity, url }: FastifyRequest): Identity {
  if (identity === undefined) throw new Error(`${url} does not say that it is for people we know.`)
  return identity
}

export const giveCookie = (reply: FastifyReply, token: string, secure: boolean): FastifyReply =>
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: YEAR,
  })

export const takeCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, { path: '/' })
