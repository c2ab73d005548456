import type { FastifyError, FastifyInstance } from 'fastify'
import { Banned } from '../moderation/ban-refusals.ts'
import { UnreadableTable } from '../tables/unreadable-table.ts'
import { refused } from './answers.ts'
import { Malformed } from './route-schema.ts'

/** Nobody outside learns how it is made inside. */
export function addErrorHandler(app: FastifyInstance, pages: boolean): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (error instanceof Malformed)
      return refused(reply, { code: error.code, text: error.message, params: error.params })
    if (error instanceof UnreadableTable)
      return reply
        .code(status)
        .send({ code: error.code, text: 'This table cannot be opened yet.', params: {} })
    if (error instanceof Banned) return reply.code(status).send(error.refusal)
    if (status >= 500) request.log.error({ err: error }, 'fault')
    const known = status < 500
    return reply.code(known ? status : 500).send({
      code: known ? (error.code ?? 'bad-request') : 'internal',
      text: known ? 'That request is not understood.' : 'Something went wrong here.',
      params: {},
    })
  })
  // The page knows its own addresses: whatever a browser asks for that is no file is for it to show.
  app.setNotFoundHandler((request, reply) =>
    pages && request.method === 'GET' && request.headers.accept?.includes('text/html')
      ? reply.sendFile('index.html')
      : reply.code(404).send({ code: 'not-found', text: 'Nothing here.', params: {} }),
  )
}
