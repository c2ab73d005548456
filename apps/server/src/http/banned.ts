import type { Refusal } from '@estocade/kernel'
import type { FastifyInstance } from 'fastify'
import type { Bans } from '../people/bans.ts'
import type { Ban } from '../store/store.ts'

/** Thrown where somebody asks who may not: whatever the route, this is the answer. */
export class Banned extends Error {
  readonly statusCode = 403
  readonly refusal: Refusal

  constructor(ban: Ban) {
    super('Banned.')
    this.refusal = bannedBecause(ban)
  }
}

/** `until` is ms, 0 for good. */
export const bannedBecause = ({ reason, until }: Ban): Refusal => ({
  code: 'banned',
  text: `You may not play here${until === null ? '' : ` until ${new Date(until).toISOString()}`}.${reason === '' ? '' : ` ${reason}`}`,
  params: { reason, until: until ?? 0 },
})

/** Nothing of the interface answers a banned address; sockets are told so by their own frames. */
export function banAddresses(app: FastifyInstance, bans: Bans): void {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    const ban = bans.at(request.ip)
    if (ban !== undefined) throw new Banned(ban)
  })
}
