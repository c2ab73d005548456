import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The ids that are accepted from a proxy. They are restricted because they are written to the log. */
const ALLOWED = /^[\w.:-]{1,64}$/

/** The id of a request: the proxy's `X-Request-Id`, or a new one. It is `reqId` in every line of the log. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ALLOWED.test(given) ? given : randomUUID()
}

/** Every answer names its request, so that what a player saw can be found in the log. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
