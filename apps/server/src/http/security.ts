import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../limits.ts'

export interface SecurityOptions {
  readonly limits: Limits
  /** Served over HTTPS (by a proxy, mostly): cookies and browsers may insist on it. */
  readonly secure: boolean
  /** Further origins that pages may come from. */
  readonly origins: readonly string[]
}

export async function addSecurity(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // On plain HTTP in a home network these would lock people out.
    strictTransportSecurity: options.secure ? { maxAge: 15_552_000 } : false,
    crossOriginOpenerPolicy: options.secure ? { policy: 'same-origin' } : false,
    originAgentCluster: options.secure,
  })
  await app.register(rateLimit, {
    max: options.limits.requests,
    timeWindow: 60_000,
    // A first visit asks for dozens of files, and a whole school may share one address.
    allowList: ({ method, url }) => method === 'GET' && /^\/(assets\/|$|[\w-]+\.\w+$)/.test(url),
    errorResponseBuilder: () => ({
      statusCode: 429,
      code: 'slow-down',
      text: 'Too many requests.',
      params: {},
    }),
  })
  // A refused upgrade has left the HTTP server's care: nobody else would close its connection.
  app.addHook('onSend', async (request, reply) => {
    if (request.headers.upgrade !== undefined)
      reply.raw.once('finish', () => request.raw.socket.destroySoon())
  })
  // Other types could be sent by a foreign page's form without asking.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if ((!reads || request.headers.upgrade !== undefined) && !originFits(request, options.origins))
      return reply.code(403).send({ code: 'bad-origin', text: 'That page may not do this.', params: {} })
  })
}

/** Browsers name the page's origin; programs name none. */
export function originFits(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || origins.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
