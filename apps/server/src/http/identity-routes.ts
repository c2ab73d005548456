import { guestSchema, loginSchema, meSchema, sessionSchema } from '@estocade/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Identities } from '../accounts/identities.ts'
import type { SessionReaper } from '../accounts/session-reaper.ts'
import type { Limits } from '../limits.ts'
import { Banned, noNewcomers } from '../moderation/ban-refusals.ts'
import type { Bans } from '../moderation/bans.ts'
import type { Subscribers } from '../sockets/subscribers.ts'
import type { ModerationStore } from '../store/store.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { agentOf, banInCookie, giveCookie, known, shown, startSession, takeCookie } from './session.ts'

export interface IdentityContext {
  readonly store: Pick<ModerationStore, 'noticesOf'>
  readonly identities: Identities
  readonly bans: Bans
  readonly subscribers: Subscribers
  readonly sessionReaper: SessionReaper
  readonly limits: Limits
  readonly secure: boolean
}

const nothing = z.undefined()

export function identityRoutes(server: FastifyInstance, context: IdentityContext): void {
  const app = typed(server)
  const { store, identities, bans, subscribers, sessionReaper, secure } = context
  const few = {
    config: { rateLimit: { max: context.limits.identityRequests, timeWindow: 60_000 } },
    bodyLimit: 2048,
  }

  app.get(
    '/api/me',
    {
      schema: {
        summary: 'The player that the cookie or token belongs to.',
        who: 'known',
        banned: 'allowed',
        response: { 200: meSchema },
      },
    },
    async (request) => {
      const identity = known(request)
      const ban = identities.banOf(identity)
      const banned = ban && { reason: ban.reason, until: ban.until ?? 0 }
      const { length: notices } = await store.noticesOf(identity.ids)
      return {
        ...shown(identity),
        ...(banned === undefined ? {} : { banned }),
        ...(notices === 0 ? {} : { notices }),
      }
    },
  )

  const guest = {
    summary: 'Gives a guest a name and a cookie.',
    who: 'anyone',
    body: guestSchema,
    response: { 201: meSchema },
    refusals: ['no-newcomers'],
  } as const
  app.post('/api/guest', { ...few, schema: guest }, async (request, reply) => {
    const out = banInCookie(request, bans)
    if (out !== undefined) throw new Banned(out)
    const shut = bans.newcomersAt(request.ip)
    if (shut !== undefined) return refused(reply, noNewcomers(shut))
    const { token, identity } = await identities.guest(request.body.name, agentOf(request))
    return giveCookie(reply, token, secure).code(201).send(shown(identity))
  })

  const rename = {
    summary: 'Changes the name that others see.',
    who: 'known',
    body: guestSchema,
    response: { 200: meSchema },
  } as const
  app.patch('/api/me', { ...few, schema: rename }, async (request) => {
    const identity = known(request)
    const { name } = request.body
    await identities.rename(identity, name)
    return { ...shown(identity), name }
  })

  const account = {
    summary: 'Makes a guest an account, which keeps its games.',
    who: 'known',
    body: loginSchema,
    response: { 201: meSchema },
    refusals: ['has-account', 'is-program', 'login-taken'],
  } as const
  app.post('/api/account', { ...few, schema: account }, async (request, reply) => {
    const identity = known(request)
    const made = await identities.register(identity, request.body.login, request.body.password)
    if (!made.ok) return refused(reply, made.error)
    const { token, identity: renewed } = await identities.renew(identity)
    return giveCookie(reply, token, secure).code(201).send(shown(renewed))
  })

  const login = {
    summary: 'Opens a session of an account; it takes over the games of the guest who logs in.',
    who: 'anyone',
    banned: 'allowed',
    body: loginSchema,
    response: { 200: meSchema },
    refusals: ['bad-login', 'slow-down', 'is-program', 'banned'],
  } as const
  app.post('/api/login', { ...few, schema: login }, async (request, reply) => {
    const { login, password } = request.body
    const entered = await identities.login(
      login,
      password,
      { agent: agentOf(request), address: request.ip },
      request.identity,
    )
    return entered.ok ? startSession(reply, entered.value, context) : refused(reply, entered.error)
  })

  const logout = {
    summary: 'Ends this session.',
    who: 'anyone',
    banned: 'allowed',
    response: { 204: nothing },
  } as const
  app.post('/api/logout', { schema: logout }, async ({ identity }, reply) => {
    if (identity !== undefined) {
      await identities.revoke(identity, identity.session.id)
      subscribers.endSession(identity.session.id)
    }
    return takeCookie(reply).code(204).send()
  })

  const sessions = {
    summary: 'The sessions of the player.',
    who: 'known',
    response: { 200: z.array(sessionSchema) },
  } as const
  app.get('/api/sessions', { schema: sessions }, async (request) => {
    const identity = known(request)
    const all = await identities.sessions(identity)
    return all.map(({ player: _, ...session }) => ({
      ...session,
      current: session.id === identity.session.id,
    }))
  })

  const end = {
    summary: 'Ends one session of the player.',
    who: 'known',
    response: { 204: nothing },
    refusals: ['no-session'],
  } as const
  app.delete<{ Params: { id: string } }>('/api/sessions/:id', { schema: end }, async (request, reply) => {
    const gone = await identities.revoke(known(request), request.params.id)
    if (!gone) return refused(reply, { code: 'no-session', text: 'There is no such session.', params: {} })
    sessionReaper.announce()
    return reply.code(204).send()
  })
}
