import type { FastifyLoggerOptions, FastifyRequest } from 'fastify'
import type { Options } from './options.ts'

/** JSON lines on standard output. Cookies, bodies and queries are never logged. */
export function loggerFor(level: Options['log']): FastifyLoggerOptions | false {
  if (level === 'silent') return false
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  }
}
