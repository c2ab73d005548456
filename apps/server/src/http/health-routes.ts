import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'

/** Whether the server accepts players, and whether its last heartbeat could be written. */
export class Health {
  /** True between recovery and shutdown. */
  open = false
  #failing = false
  #beatAt: number
  readonly #time: Time

  constructor(time: Time) {
    this.#time = time
    this.#beatAt = time.now()
  }

  /** Runs a heartbeat and remembers whether it could be written. */
  async watch(beat: () => Promise<void>): Promise<void> {
    try {
      await beat()
      this.#failing = false
      this.#beatAt = this.#time.now()
    } catch (error) {
      this.#failing = true
      throw error
    }
  }

  get ready(): boolean {
    return this.open && !this.#failing && this.#time.now() - this.#beatAt < OVERDUE
  }
}

/** ms without a heartbeat after which the disk counts as stuck. */
const OVERDUE = 10_000

export interface HealthContext {
  readonly store: Store
  readonly health: Health
  readonly metrics?: Metrics | undefined
}

/** ms that the store gets to answer. */
const TIMEOUT = 2000

/** Liveness, readiness and metrics, for whatever supervises the process. */
export function healthRoutes(app: FastifyInstance, { store, health, metrics }: HealthContext): void {
  const free = { config: { rateLimit: false } } as const
  const alive = {
    summary: 'The process answers.',
    response: { 200: z.strictObject({ ok: z.literal(true) }) },
  }
  app.get('/healthz', { ...free, schema: alive }, async () => ({ ok: true }))
  const ready = z.strictObject({ ready: z.boolean() })
  const may = {
    summary: 'Whether the server accepts players: it is open, and the store can be read and written.',
    response: { 200: ready, 503: ready },
  }
  app.get('/readyz', { ...free, schema: may }, async (_, reply) => {
    const ready = health.ready && (await answers(store))
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  const figures = {
    summary: 'Metrics in the text format of Prometheus.',
    produces: 'text/plain',
    response: { 200: z.string() },
  }
  if (metrics !== undefined)
    app.get('/metrics', { ...free, schema: figures }, async (_, reply) =>
      reply.type(metrics.type).send(await metrics.text()),
    )
}

function answers(store: Store): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), TIMEOUT)
    store
      .alive()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(late))
  })
}
