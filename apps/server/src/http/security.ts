import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../limits.ts'
import type { Time } from '../time.ts'
import { checkHost } from './host-check.ts'
import { boundJsonDepth } from './json-depth.ts'
import { rateLimitStore } from './rate-limit-store.ts'

export interface SecurityOptions {
  readonly limits: Limits
  /** The server is reached over HTTPS, usually through a proxy: cookies are `Secure` and HSTS is sent. */
  readonly secure: boolean
  /** The origins by which people reach the server. */
  readonly origins: readonly string[]
  readonly time: Time
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
    // On plain HTTP in a home network HSTS would make the server unreachable.
    strictTransportSecurity: options.secure ? { maxAge: 15_552_000 } : false,
    crossOriginOpenerPolicy: options.secure ? { policy: 'same-origin' } : false,
    originAgentCluster: options.secure,
  })
  checkHost(app, options.origins)
  boundJsonDepth(app)
  await app.register(rateLimit, {
    // The library calls the constructor and two methods; its type also asks for options that it passes itself.
    store: rateLimitStore(options.time) as never,
    max: options.limits.requests,
    timeWindow: 60_000,
    // A first visit fetches dozens of files, and a whole school may share one address.
    allowList: ({ method, url }) => method === 'GET' && /^\/(assets\/|$|[\w-]+\.\w+$)/.test(url),
    errorResponseBuilder: () => ({
      statusCode: 429,
      code: 'slow-down',
      text: 'Too many requests.',
      params: {},
    }),
  })
  // Node's HTTP server does not close the connection of a refused upgrade.
  app.addHook('onSend', async (request, reply) => {
    if (request.headers.upgrade !== undefined)
      reply.raw.once('finish', () => request.raw.socket.destroySoon())
  })
  // A form of another site could send other types without a preflight request.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if ((!reads || request.headers.upgrade !== undefined) && !originFits(request, options.origins))
      return reply
        .code(403)
        .send({ code: 'bad-origin', text: 'Pages of other sites may not do this.', params: {} })
  })
}

/** Browsers name the origin of the page; programs send none. */
export function originFits(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || origins.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
