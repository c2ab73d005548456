import { gameAction, gameOptions, MAX_FRAME, refusalSchema } from '@estocade/protocol'
import { schemas as wireSchemas } from '@estocade/protocol/schemas'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { statusOf } from './answers.ts'

type Json = Readonly<Record<string, unknown>>
type Schema = z.ZodMiniType

/** Routes that are not part of the API: the socket (docs/protocol.md) and the page's files. */
const apart = (url: string): boolean => url === '/socket' || url.includes('*')

const about = {
  title: 'Estocade',
  version: '1',
  description: 'A home for boxed word games. How to begin: docs/api.md; sockets and views: docs/protocol.md.',
  license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
}

const securitySchemes = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'estocade', description: 'Given by POST /api/guest.' },
  bearer: { type: 'http', scheme: 'bearer', description: "A program's token, from POST /api/programs." },
}

/** Serves the OpenAPI 3.1 document, made from the schemas of the registered routes. */
export function openApiRoute(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && !apart(route.url)) routes.push(route)
  })
  let text: string | undefined
  const schema = { summary: 'This document.', response: { 200: z.looseObject({ openapi: z.string() }) } }
  app.get('/api/openapi.json', { schema }, async (_, reply) => {
    // Made at the first request, because routes may be added after this one.
    text ??= JSON.stringify(documentOf(routes))
    return reply.type('application/json').send(text)
  })
}

function documentOf(routes: readonly RouteOptions[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { url, method, schema = {}, bodyLimit = MAX_FRAME, config } of routes) {
    const path = url.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][String(method).toLowerCase()] = {
      ...operationOf(path, schema),
      ...(schema.body === undefined ? {} : { 'x-body-limit': bodyLimit }),
      ...perMinute(config),
    }
  }
  const schemas = { Refusal: jsonOf(refusalSchema, 'output'), ...wireSchemas }
  return { openapi: '3.1.0', info: about, paths, components: { schemas, securitySchemes } }
}

/** Requests per minute and address, where a route has a limit of its own. */
function perMinute(config: RouteOptions['config']): Json {
  const limit = config?.rateLimit
  return typeof limit === 'object' && typeof limit.max === 'number' ? { 'x-per-minute': limit.max } : {}
}

function operationOf(path: string, schema: FastifySchema): Json {
  const { summary, who, body } = schema
  const known = [{ cookie: [] }, { bearer: [] }]
  return {
    summary,
    ...(who === undefined ? {} : { security: who === 'known' ? known : [{}, ...known] }),
    parameters: [...pathParameters(path), ...queryParameters(schema.querystring as Schema | undefined)],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: content('application/json', jsonOf(body, 'input')) } }),
    responses: { ...answersOf(schema), ...refusalsOf(schema), default: refusal('Refused.') },
  }
}

const jsonOf = (schema: unknown, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema as Schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // Games read their options and actions themselves, and describe them.
      if (zodSchema === gameOptions) Object.assign(jsonSchema, anyGame('Options'))
      if (zodSchema === gameAction) Object.assign(jsonSchema, anyGame('Action'))
    },
  })
  return json
}

const anyGame = (part: string): Json => ({
  anyOf: Object.keys(wireSchemas)
    .filter((name) => name.endsWith(`.${part}`))
    .map((name) => ({ $ref: `#/components/schemas/${name}` })),
})

const content = (type: string, schema: Json): Json => ({ [type]: { schema } })

const pathParameters = (path: string): readonly Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(schema: Schema | undefined): readonly Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonOf(schema, 'input') as {
    properties?: Readonly<Record<string, Json>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: one,
  }))
}

function answersOf({ response, produces = 'application/json' }: FastifySchema): Json {
  const answers = Object.entries((response ?? {}) as Readonly<Record<string, Schema>>)
  return Object.fromEntries(
    answers.map(([status, schema]) => [
      status,
      schema instanceof z.ZodMiniUndefined
        ? { description: 'Done; the body is empty.' }
        : { description: 'Done.', content: content(produces, jsonOf(schema, 'output')) },
    ]),
  )
}

const refusal = (description: string): Json => ({
  description,
  content: content('application/json', { $ref: '#/components/schemas/Refusal' }),
})

/** The refusals of a route by HTTP status, with their codes. */
function refusalsOf({ who, body, querystring, refusals = [] }: FastifySchema): Json {
  const codes = new Set([
    ...(body === undefined && querystring === undefined ? [] : ['malformed']),
    ...(who === 'known' ? ['no-identity'] : []),
    ...refusals,
    'slow-down',
    'internal',
  ])
  const byStatus = new Map<number, string[]>()
  for (const code of codes) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [status, refusal(`Refused: ${those.join(', ')}.`)]),
  )
}
