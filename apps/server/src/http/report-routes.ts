import { reportSchema } from '@estocade/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { randomId } from '../accounts/identities.ts'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

/** Reports of players about others; the moderation page and `estocade admin reports` show them. */
export function reportRoutes(app: FastifyInstance, { store, time, limits }: Services): void {
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 4096 }
  const schema = {
    summary: 'Reports another player to the moderators.',
    who: 'known',
    body: reportSchema,
    response: { 201: z.strictObject({ id: z.string() }) },
    refusals: ['no-player'],
  } as const
  typed(app).post('/api/reports', { ...few, schema }, async (request, reply) => {
    const { player, ids } = known(request)
    const { about, table = null, text } = request.body
    if ((await store.player(about)) === undefined || ids.includes(about))
      return refused(reply, { code: 'no-player', text: 'There is no such player.', params: {} })
    const report = { id: randomId(6), by: player.id, about, table, text, at: time.now() }
    await store.addReport(report)
    return reply.code(201).send({ id: report.id })
  })
}
