import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'

export interface Health {
  readonly store: Store
  /** Whether the house is open: what ran before is taken up, and nobody has asked to close. */
  readonly open: () => boolean
  readonly metrics?: Metrics | undefined
}

/** ms that the store has to answer. */
const PATIENCE = 2000

/** For those who watch over the process: is it alive, may it be sent people, how does it do. */
export function healthRoutes(app: FastifyInstance, { store, open, metrics }: Health): void {
  const free = { config: { rateLimit: false } } as const
  const alive = {
    summary: 'The process answers.',
    response: { 200: z.strictObject({ ok: z.literal(true) }) },
  }
  app.get('/healthz', { ...free, schema: alive }, async () => ({ ok: true }))
  const ready = z.strictObject({ ready: z.boolean() })
  const may = { summary: 'Whether it may be sent people.', response: { 200: ready, 503: ready } }
  app.get('/readyz', { ...free, schema: may }, async (_, reply) => {
    const ready = open() && (await answers(store))
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  const figures = { summary: "Prometheus' text.", produces: 'text/plain', response: { 200: z.string() } }
  if (metrics !== undefined)
    app.get('/metrics', { ...free, schema: figures }, async (_, reply) =>
      reply.type(metrics.type).send(await metrics.text()),
    )
}

function answers(store: Store): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE)
    store
      .alive()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(late))
  })
}
