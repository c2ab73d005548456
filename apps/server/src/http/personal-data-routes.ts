import { Readable } from 'node:stream'
import { ok, type Result, refuse } from '@estocade/kernel'
import { type LeaveBody, leaveSchema } from '@estocade/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { deleteAccount } from '../accounts/deletion.ts'
import { exportOf } from '../accounts/export.ts'
import type { Identity } from '../accounts/identities.ts'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import { relyingPartyOf } from './relying-party.ts'
import { typed } from './route-schema.ts'
import { known, takeCookie } from './session.ts'

/** A player's own data: export and deletion. */
export function personalDataRoutes(server: FastifyInstance, services: Services): void {
  const app = typed(server)
  const { store, catalogue, time, limits } = services
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 8192 }

  const taking = {
    summary: 'All data that is stored about the player, as one file.',
    who: 'known',
    banned: 'allowed',
    response: { 200: z.looseObject({ profile: z.looseObject({ id: z.string() }) }) },
  } as const
  app.get('/api/me/export', { ...few, schema: taking }, async (request, reply) => {
    const pieces = exportOf(store, catalogue, known(request), time.now())
    return reply
      .type('application/json')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="estocade.json"')
      .send(Readable.from(pieces))
  })

  const leaving = {
    summary: 'Deletes the player. They confirm it by password, by passkey or, as a guest, by their name.',
    who: 'known',
    banned: 'allowed',
    body: leaveSchema,
    response: { 204: z.undefined() },
    refusals: [
      'bad-login',
      'bad-passkey',
      'no-passkey',
      'other-name',
      'is-program',
      'games-running',
      'unavailable',
    ],
  } as const
  app.post('/api/me/leave', { ...few, schema: leaving }, async (request, reply) => {
    const identity = known(request)
    const sure = await isSure(services, request, identity, request.body)
    if (!sure.ok) return refused(reply, sure.error)
    const gone = await deleteAccount(services, identity, request.body.concede ?? false)
    return gone.ok ? takeCookie(reply).code(204).send() : refused(reply, gone.error)
  })
}

async function isSure(
  { identities, passkeys, origins, secure }: Services,
  request: FastifyRequest,
  identity: Identity,
  { password, answer, name }: LeaveBody,
): Promise<Result<true>> {
  const { player } = identity
  if (player.owner !== null) return refuse('is-program', 'A program is removed by its account.')
  if (answer !== undefined) {
    const key = await passkeys.check(answer, relyingPartyOf(request, origins, secure))
    if (!key.ok) return key
    return key.value.player === player.id
      ? ok(true)
      : refuse('no-passkey', 'This passkey belongs to another player.')
  }
  if (player.login !== null) return identities.checkPassword(identity, password ?? '', request.ip)
  if (player.passkeys > 0) return refuse('bad-passkey', 'Use your passkey.')
  return name === player.name ? ok(true) : refuse('other-name', 'That is not your name.')
}
