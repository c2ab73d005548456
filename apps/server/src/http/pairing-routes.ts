import { pairingSchema } from '@estocade/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Pairing } from '../accounts/pairing.ts'
import type { CommandQueue } from '../tables/command-queue.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

interface PairingContext {
  readonly queue: CommandQueue
  readonly pairing: Pairing
}

export function pairingRoutes(server: FastifyInstance, { queue, pairing }: PairingContext): void {
  const schema = {
    summary:
      'Waits for somebody who wants the same game; the table of the two, or null when nobody came in time.',
    who: 'known',
    body: pairingSchema,
    response: { 200: z.strictObject({ table: z.nullable(z.string()) }) },
    refusals: ['no-game', 'unavailable'],
  } as const
  typed(server).post('/api/pairing', { schema }, async (request, reply) => {
    const { game, language } = request.body
    const playable = queue.cache.playable(game)
    if (playable === undefined)
      return refused(reply, { code: 'no-game', text: 'There is no such game.', params: {} })
    const config = playable.game.configure({ language })
    if (!config.ok) return refused(reply, config.error)
    const onGone = (then: () => void) => void reply.raw.once('close', then)
    const met = await pairing.meet(known(request), request.body, onGone)
    if (met === undefined) return { table: null }
    return met.ok ? { table: met.value } : refused(reply, met.error)
  })
}
