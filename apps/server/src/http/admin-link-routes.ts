import { meSchema, passwordSchema, signInSchema } from '@estocade/protocol'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { agentOf, startSession } from './session.ts'

/** Links that the operator makes with `estocade admin`: to set a new password, or to sign in. */
export function adminLinkRoutes(server: FastifyInstance, services: Services): void {
  const app = typed(server)
  const { identities, sessionReaper, limits } = services
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 2048 }
  const renewing = {
    summary: 'Sets a new password by a link that works once; all other sessions end.',
    body: passwordSchema,
    response: { 200: meSchema },
    refusals: ['bad-ticket', 'banned'],
  } as const
  app.post('/api/password', { ...few, schema: renewing }, async (request, reply) => {
    const { ticket, password } = request.body
    const entered = await identities.resetPassword(ticket, password, agentOf(request))
    if (!entered.ok) return refused(reply, entered.error)
    sessionReaper.announce()
    return startSession(reply, entered.value, services)
  })

  const entering = {
    summary: 'Opens a session by a link that works once; all other sessions end.',
    body: signInSchema,
    response: { 200: meSchema },
    refusals: ['bad-ticket', 'banned'],
  } as const
  app.post('/api/sign-in', { ...few, schema: entering }, async (request, reply) => {
    const entered = await identities.signIn(request.body.ticket, agentOf(request))
    if (!entered.ok) return refused(reply, entered.error)
    sessionReaper.announce()
    return startSession(reply, entered.value, services)
  })
}
