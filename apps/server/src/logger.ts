import type { FastifyLoggerOptions, FastifyRequest } from 'fastify'
import type { Options } from './options.ts'

/** One JSON line each, to standard output. Neither cookies nor bodies nor queries are ever logged. */
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
