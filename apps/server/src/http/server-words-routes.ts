import { serverWordsSchema } from '@estocade/protocol'
import { lexiconIds } from '@estocade/words'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'

/** The operator's changes to a dictionary. They are public, because they decide which words count on this server. */
export function serverWordsRoutes(server: FastifyInstance, { serverWords }: Services): void {
  const schema = {
    summary: 'The words that this server adds to a dictionary or removes from it.',
    response: { 200: serverWordsSchema },
    refusals: ['no-language'],
  } as const
  typed(server).get<{ Params: { language: string } }>(
    '/api/words/:language',
    { schema },
    async ({ params: { language } }, reply) => {
      if (!lexiconIds.some((id) => id === language))
        return refused(reply, { code: 'no-language', text: 'There is no such dictionary.', params: {} })
      return { family: serverWords.family, changes: serverWords.changesIn(language) }
    },
  )
}
