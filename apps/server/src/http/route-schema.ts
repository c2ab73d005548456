import { isCleanText } from '@estocade/protocol'
import type { FastifyInstance, FastifyTypeProvider } from 'fastify'
import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

declare module 'fastify' {
  /** Input is checked by a route's schema, and `/api/openapi.json` is made from it. */
  interface FastifySchema {
    /** One sentence. */
    summary?: string
    /** `known` rejects anonymous requests; `anyone` resolves the player if there is one. */
    who?: 'known' | 'anyone'
    /** Banned players may use it too: to export or delete their data. */
    banned?: 'allowed'
    /** Codes of refusals, besides those that every route may answer. */
    refusals?: readonly string[]
    /** The content type of an answer that is not JSON. */
    produces?: string
  }
}

interface ZodProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown
  serializer: unknown
}

/** The input does not fit the route's schema. */
export class Malformed extends Error {
  readonly statusCode = 400
  readonly code = 'malformed'
  readonly params: { readonly path: string }

  constructor(path: string) {
    super(`Not understood: ${path}`)
    this.params = { path }
  }
}

/** The same app, its routes typed by their schemas. */
export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodProvider>()

/** Input is decoded once, here, before the handler runs; answers are described, not checked. */
export function checkBySchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<Schema>(({ schema }) => (input: unknown) => {
    const parsed = schema.safeParse(input ?? {})
    if (parsed.success) return { value: parsed.data }
    return { error: new Malformed(parsed.error.issues[0]?.path.join('.') ?? '') }
  })
  app.setSerializerCompiler(() => JSON.stringify)
  // The server makes all ids itself, so one with other characters cannot exist.
  app.addHook('preValidation', async ({ params }, reply) => {
    const all = Object.values((params ?? {}) as Readonly<Record<string, string>>)
    if (!all.every(isCleanText))
      return reply.code(404).send({ code: 'not-found', text: 'Nothing here.', params: {} })
  })
}
