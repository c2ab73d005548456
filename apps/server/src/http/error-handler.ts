import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Banned } from '../moderation/ban-refusals.ts'
import { isStoreFailure } from '../store/failures.ts'
import { UnreadableTable } from '../tables/unreadable-table.ts'
import { refused } from './answers.ts'
import { Malformed } from './route-schema.ts'

const unavailable = {
  code: 'unavailable',
  text: 'This cannot be done just now: please try again.',
  params: {},
}

/** Codes for what the framework refuses; its own codes are not part of the API. */
const CODES: Readonly<Record<number, readonly [code: string, text: string]>> = {
  400: ['malformed', 'That request is not understood.'],
  404: ['not-found', 'Nothing here.'],
  413: ['too-large', 'That request is too large.'],
  415: ['bad-type', 'Send JSON.'],
  429: ['slow-down', 'Too many requests.'],
}

/** Every answer that is not a success has the form {code, text, params}; no internals are shown. */
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
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (isStoreFailure(error)) return refused(reply, unavailable)
    return sendError(reply, status < 500 ? status : 500)
  })
  // The page has its own router: it handles every path that is not a file.
  app.setNotFoundHandler((request, reply) =>
    pages && request.method === 'GET' && request.headers.accept?.includes('text/html')
      ? reply.sendFile('index.html')
      : sendError(reply, 404),
  )
}

function sendError(reply: FastifyReply, status: number): FastifyReply {
  const [code, text] =
    CODES[status] ??
    (status < 500
      ? ['bad-request', 'That request is not understood.']
      : ['internal', 'Something went wrong here.'])
  return reply.code(status).send({ code, text, params: {} })
}

const body = (code: string, text: string): string => JSON.stringify({ code, text, params: {} })

/** Answers a request whose URL cannot be decoded: it reaches neither hooks nor routes. */
export function badAddress(response: ServerResponse): void {
  response.writeHead(400, {
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  response.end(body('malformed', 'That address is not understood.'))
}

/** Answers bytes that are not HTTP: Node rejects them before there is a request. */
export function badConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const [status, text] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([
          '431 Request Header Fields Too Large',
          body('headers-too-large', 'Those headers are too large.'),
        ] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['408 Request Timeout', body('slow-request', 'That request took too long.')] as const)
        : (['400 Bad Request', body('malformed', 'That is not HTTP.')] as const)
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}
