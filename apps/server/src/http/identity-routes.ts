import { guestSchema, loginSchema } from '@estocade/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identities, Identity } from '../identity.ts'
import type { Limits } from '../limits.ts'
import { nobody, read, refused } from './answers.ts'
import type { Gallery } from './gallery.ts'
import { giveCookie, identify, takeCookie } from './session.ts'

export interface IdentityContext {
  readonly identities: Identities
  readonly gallery: Gallery
  readonly limits: Limits
  readonly secure: boolean
}

const shown = ({ player }: Identity) => ({ id: player.id, name: player.name, login: player.login })
const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? ''

export function identityRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { identities, gallery, secure } = context
  const few = {
    config: { rateLimit: { max: context.limits.identityRequests, timeWindow: 60_000 } },
    bodyLimit: 2048,
  }

  app.get('/api/me', async (request, reply) => {
    const identity = await identify(request, identities)
    return identity === undefined ? nobody(reply) : shown(identity)
  })

  app.post('/api/guest', few, async (request, reply) => {
    const body = read(guestSchema, request.body)
    if (!body.ok) return refused(reply, body.error)
    const { token, identity } = await identities.guest(body.value.name, agentOf(request))
    return giveCookie(reply, token, secure).code(201).send(shown(identity))
  })

  app.patch('/api/me', few, async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const body = read(guestSchema, request.body)
    if (!body.ok) return refused(reply, body.error)
    await identities.rename(identity, body.value.name)
    return { ...shown(identity), name: body.value.name }
  })

  app.post('/api/account', few, async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const body = read(loginSchema, request.body)
    if (!body.ok) return refused(reply, body.error)
    const made = await identities.register(identity, body.value.login, body.value.password)
    if (!made.ok) return refused(reply, made.error)
    return reply.code(201).send({ id: made.value.id, name: made.value.name, login: made.value.login })
  })

  app.post('/api/login', few, async (request, reply) => {
    const body = read(loginSchema, request.body)
    if (!body.ok) return refused(reply, body.error)
    const guest = await identify(request, identities)
    const { login, password } = body.value
    const entered = await identities.login(login, password, agentOf(request), guest)
    if (!entered.ok) return refused(reply, entered.error)
    return giveCookie(reply, entered.value.token, secure).send(shown(entered.value.identity))
  })

  app.post('/api/logout', async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity !== undefined) {
      await identities.revoke(identity, identity.session.id)
      gallery.endSession(identity.session.id)
    }
    return takeCookie(reply).code(204).send()
  })

  app.get('/api/sessions', async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const sessions = await identities.sessions(identity)
    return sessions.map(({ player: _, ...session }) => ({
      ...session,
      current: session.id === identity.session.id,
    }))
  })

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const gone = await identities.revoke(identity, request.params.id)
    if (!gone) return refused(reply, { code: 'no-session', text: 'There is no such session.', params: {} })
    gallery.endSession(request.params.id)
    return reply.code(204).send()
  })
}
