import type { FastifyReply, FastifyRequest } from 'fastify'
import { refused } from './answers.ts'
import { known } from './session.ts'

const notModerator = { code: 'not-moderator', text: 'Only moderators may do this.', params: {} }

/** Options of a route that only moderators may use. */
export const moderatorsOnly = {
  bodyLimit: 4096,
  preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
    if (known(request).player.role !== 'moderator') return refused(reply, notModerator)
  },
}
