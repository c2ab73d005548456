import { familySchema, storedWordChangeSchema, wordChangeSchema } from '@estocade/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import { moderatorsOnly } from './moderators-only.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

const nothing = z.undefined()

/** What moderators change about the dictionaries. The operations are those of `estocade admin words`. */
export function wordModerationRoutes(server: FastifyInstance, { moderation }: Services): void {
  const app = typed(server)
  const acting = (request: FastifyRequest) => moderation.as(known(request).player.id)
  const done = (reply: FastifyReply) => reply.code(204).send()

  const listing = {
    summary: 'All changes to the dictionaries, with reason, author and time.',
    who: 'known',
    response: { 200: z.array(storedWordChangeSchema) },
    refusals: ['not-moderator'],
  } as const
  app.get('/api/moderation/words', { ...moderatorsOnly, schema: listing }, () =>
    moderation.namedWordChanges(),
  )

  const changing = {
    summary: 'Adds a word to a dictionary or removes it, for tables that are opened from now on.',
    who: 'known',
    body: wordChangeSchema,
    response: { 204: nothing },
    refusals: ['not-moderator', 'no-language', 'bad-word', 'too-many-words'],
  } as const
  app.post('/api/moderation/words', { ...moderatorsOnly, schema: changing }, async (request, reply) => {
    const changed = await acting(request).changeWord(request.body)
    return changed.ok ? done(reply) : refused(reply, changed.error)
  })

  const restoring = {
    summary: 'Takes a change back: the dictionary decides again.',
    who: 'known',
    response: { 204: nothing },
    refusals: ['not-moderator', 'no-language', 'bad-word', 'no-word-change'],
  } as const
  app.delete<{ Params: { language: string; word: string } }>(
    '/api/moderation/words/:language/:word',
    { ...moderatorsOnly, schema: restoring },
    async (request, reply) => {
      const { language, word } = request.params
      const restored = await acting(request).restoreWord(language, word)
      return restored.ok ? done(reply) : refused(reply, restored.error)
    },
  )

  const family = {
    summary: 'Makes every table that is opened from now on refuse words that offend, or not.',
    who: 'known',
    body: familySchema,
    response: { 204: nothing },
    refusals: ['not-moderator'],
  } as const
  app.put('/api/moderation/family', { ...moderatorsOnly, schema: family }, async (request, reply) => {
    await acting(request).setFamily(request.body.on)
    return done(reply)
  })
}
