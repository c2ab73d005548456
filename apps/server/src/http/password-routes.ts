import { meSchema, passwordSchema } from '@estocade/protocol'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { agentOf, giveCookie, shown } from './session.ts'

/** A new password for whoever holds the link that the keeper of the house has given. */
export function passwordRoutes(app: FastifyInstance, services: Services): void {
  const { identities, doorkeeper, limits, secure } = services
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 2048 }
  const schema = {
    summary: 'Sets a new password by a link that is good for once; all other sessions end.',
    body: passwordSchema,
    response: { 200: meSchema },
    refusals: ['bad-ticket'],
  } as const
  typed(app).post('/api/password', { ...few, schema }, async (request, reply) => {
    const { ticket, password } = request.body
    const entered = await identities.resetPassword(ticket, password, agentOf(request))
    if (!entered.ok) return refused(reply, entered.error)
    const { token, identity } = entered.value
    doorkeeper.tell()
    return giveCookie(reply, token, secure).send(shown(identity))
  })
}
