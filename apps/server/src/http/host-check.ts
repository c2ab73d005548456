import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'

/**
 * Answers only requests whose Host names this server: an IP address, localhost, the machine's own name, or one of
 * the origins. Otherwise a page of another site could reach a server in a private network by DNS rebinding.
 */
export function checkHost(app: FastifyInstance, origins: readonly string[]): void {
  const machine = hostname().toLowerCase()
  const known = new Set([
    'localhost',
    machine,
    `${machine}.local`,
    ...origins.map((one) => new URL(one).hostname),
  ])
  app.addHook('onRequest', async (request, reply) => {
    const name = nameIn(request.headers.host ?? '')
    if (isIP(name) !== 0 || known.has(name) || name.endsWith('.localhost')) return
    return reply.code(421).send({
      code: 'bad-host',
      text: 'This server does not know that host name; its operator can add it with --origin.',
      params: {},
    })
  })
}

/** Without port and brackets, in lower case. */
const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
