import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identities, Identity } from '../identity.ts'

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
