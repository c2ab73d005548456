import type { FastifyInstance, FastifyTypeProvider } from 'fastify'
import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

declare module 'fastify' {
  /** What a route says of itself: input is checked by it, and `/api/openapi.json` is made from it. */
  interface FastifySchema {
    /** One sentence. */
    summary?: string
    /** `known` turns strangers away; `anyone` who is known may see more. */
    who?: 'known' | 'anyone'
    /** Banned people may do it too: take the own data along, and leave. */
    banned?: 'too'
    /** Codes of refusals, apart from those that any route may give. */
    refusals?: readonly string[]
    /** Of an answer that is no JSON. */
    produces?: string
  }
}

interface ZodProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown
  serializer: unknown
}

/** What came is not what the route's schema asks for. */
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

/** Input is decoded once, here, before a route's work begins; answers are told, not checked. */
export function checkBySchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<Schema>(({ schema }) => (input: unknown) => {
    const parsed = schema.safeParse(input ?? {})
    if (parsed.success) return { value: parsed.data }
    return { error: new Malformed(parsed.error.issues[0]?.path.join('.') ?? '') }
  })
  app.setSerializerCompiler(() => JSON.stringify)
}
