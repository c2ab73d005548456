import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from './store/store.ts'
import type { CommandQueue } from './tables/command-queue.ts'

/** Figures for the operator, in Prometheus' format. They do not show who plays or what. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #appendSeconds = new Histogram({
    name: 'estocade_append_seconds',
    help: 'Time until a batch of entries is durable.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.#registry],
  })
  readonly #batch = new Histogram({
    name: 'estocade_append_batch',
    help: 'Entries that share a transaction.',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250],
    registers: [this.#registry],
  })
  readonly #appends = new Counter({
    name: 'estocade_appends_total',
    help: 'Entries by result: appended, conflict, failed.',
    labelNames: ['result'] as const,
    registers: [this.#registry],
  })
  readonly #changes = new Counter({
    name: 'estocade_table_changes_total',
    help: 'Changes of tables known here, by the node that made them.',
    labelNames: ['by'] as const,
    registers: [this.#registry],
  })

  readonly #notifications = new Counter({
    name: 'estocade_notifications_total',
    help: 'Notifications by channel (email, push) and result (sent, failed).',
    labelNames: ['by', 'result'] as const,
    registers: [this.#registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    // A rate needs the value before the first failure.
    for (const result of ['appended', 'conflict', 'failed']) this.#appends.inc({ result }, 0)
    for (const by of ['us', 'others']) this.#changes.inc({ by }, 0)
    for (const by of ['email', 'push'])
      for (const result of ['sent', 'failed']) this.#notifications.inc({ by, result }, 0)
  }

  /** The same store, its appends counted and timed. */
  measured(store: Store): Store {
    const append: Store['append'] = async (batch) => {
      const end = this.#appendSeconds.startTimer()
      this.#batch.observe(batch.length)
      try {
        const results = await store.append(batch)
        for (const { type } of results) this.#appends.inc({ result: type })
        return results
      } catch (error) {
        this.#appends.inc({ result: 'failed' }, batch.length)
        throw error
      } finally {
        end()
      }
    }
    return { ...store, append }
  }

  notified = (by: 'email' | 'push', result: 'sent' | 'failed'): void =>
    this.#notifications.inc({ by, result })

  watch(queue: CommandQueue, sockets: () => number, botJobs: () => number): void {
    const by = { us: this.#changes.labels('us'), others: this.#changes.labels('others') }
    queue.cache.changed.add((_, who) => by[who].inc())
    this.#gauge('estocade_bot_jobs', 'Moves of bots that are waiting or being searched.', botJobs)
    this.#gauge('estocade_sockets', 'Open sockets of this node.', sockets)
    this.#gauge('estocade_tables', 'Tables in the memory of this node.', () => queue.cache.size)
  }

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(value())
      },
    })
  }

  text = (): Promise<string> => this.#registry.metrics()
  get type(): string {
    return this.#registry.contentType
  }
}
