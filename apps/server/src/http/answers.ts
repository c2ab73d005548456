import type { Refusal } from '@estocade/kernel'
import type { FastifyReply } from 'fastify'

/** HTTP codes of refusals that are not simply 400. */
const STATUS: Readonly<Record<string, number>> = {
  'no-identity': 401,
  'bad-login': 401,
  private: 403,
  'not-moderator': 403,
  muted: 403,
  'player-blocked': 403,
  'no-report': 404,
  'no-appeal': 404,
  'no-language': 404,
  'no-word-change': 404,
  'no-ban': 404,
  banned: 403,
  'no-newcomers': 403,
  'too-many-tables': 429,
  'bad-ticket': 410,
  'no-table': 404,
  'no-game': 404,
  'no-player': 404,
  'no-session': 404,
  'no-passkey': 404,
  'games-running': 409,
  'known-passkey': 409,
  'login-taken': 409,
  'not-found': 404,
  'sent-before': 409,
  'slow-down': 429,
  building: 503,
  unavailable: 503,
  internal: 500,
}

export const statusOf = (code: string): number => STATUS[code] ?? 400

export const refused = (reply: FastifyReply, { code, text, params }: Refusal): FastifyReply =>
  reply.code(statusOf(code)).send({ code, text, params })

export const nobody = (reply: FastifyReply): FastifyReply =>
  refused(reply, { code: 'no-identity', text: 'Choose a name first.', params: {} })
