import type { Refusal, Result } from '@estocade/kernel'
import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'

/** HTTP codes of refusals that are not simply 400. */
const STATUS: Readonly<Record<string, number>> = {
  'no-identity': 401,
  'bad-login': 401,
  private: 403,
  'no-table': 404,
  'no-game': 404,
  'no-player': 404,
  'no-session': 404,
  'login-taken': 409,
  'sent-before': 409,
  'slow-down': 429,
  unavailable: 503,
  internal: 500,
}

export const refused = (reply: FastifyReply, { code, text, params }: Refusal): FastifyReply =>
  reply.code(STATUS[code] ?? 400).send({ code, text, params })

export const nobody = (reply: FastifyReply): FastifyReply =>
  refused(reply, { code: 'no-identity', text: 'Choose a name first.', params: {} })

/** Decodes a body or a query, once, here. */
export function read<S extends z.ZodMiniType>(schema: S, input: unknown): Result<z.infer<S>> {
  const parsed = schema.safeParse(input ?? {})
  if (parsed.success) return { ok: true, value: parsed.data as z.infer<S> }
  const path = parsed.error.issues[0]?.path.join('.') ?? ''
  return { ok: false, error: { code: 'malformed', text: `Not understood: ${path}`, params: { path } } }
}
