import { createHash, randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Append, Appended, Store } from './store/store.ts'
import type { Answer, Asker, PlayerCommand } from './tables/job.ts'

/** ms between exports, and spans that make one come earlier. */
const EXPORT = 1000
const BATCH = 256
/** Spans that may wait; a collector that is away must not fill the memory. */
const WAITING = 8192
/** ms that the collector gets to answer. */
const TIMEOUT = 5000

/** As OTLP numbers them. */
const KIND = { internal: 1, server: 2, client: 3 } as const

type Attributes = Readonly<Record<string, string | number>>

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly object[]
  readonly status: { readonly code: number }
}

/**
 * Sends spans of commands to an OpenTelemetry collector, by OTLP over HTTP as JSON. The trace of a command is derived
 * from the table and the version it led to, which every node knows: messages between nodes need not carry it.
 */
export class Tracer {
  readonly #url: string
  readonly #onError: (error: unknown) => void
  readonly #resource: object
  readonly #timer: NodeJS.Timeout
  #spans: Span[] = []
  #sending: Promise<void> | undefined
  #isAway = false

  /** `url` is a collector's address; without a path it is that of traces. */
  constructor(url: string, onError: (error: unknown) => void) {
    const { pathname } = new URL(url)
    this.#url = new URL(pathname === '/' ? '/v1/traces' : pathname, url).href
    this.#onError = onError
    const attributes = { 'service.name': 'estocade', 'service.instance.id': `${hostname()}/${process.pid}` }
    this.#resource = { attributes: attributesOf(attributes) }
    this.#timer = setInterval(() => this.#flush(), EXPORT)
    this.#timer.unref()
  }

  /** The asker of a command, with a span from when it was received until it is answered. */
  asked = (table: string, { id, action }: PlayerCommand, asker: Asker): Asker => {
    const from = now()
    return {
      answered: (answer: Answer, command: string) => {
        const about = { 'estocade.table': table, 'estocade.command': id, 'estocade.action': action.type }
        if (answer.ok) {
          const { version } = answer.value
          this.#add(rootOf(table, version), 'command', KIND.server, from, {
            ...about,
            'estocade.version': version,
          })
        } else
          this.#add(newRoot(), 'command', KIND.server, from, {
            ...about,
            'estocade.refusal': answer.error.code,
          })
        asker.answered(answer, command)
      },
    }
  }

  /** The same store, with spans of what is appended and of entries of other nodes that are read. */
  traced(store: Store): Store {
    const append = async (batch: readonly Append[]): Promise<readonly Appended[]> => {
      const from = now()
      const results = await store.append(batch)
      for (const [i, { table, expected }] of batch.entries())
        if (results[i]!.type === 'appended')
          this.#addChild(table, expected + 1, 'append', KIND.client, from, { 'estocade.batch': batch.length })
      return results
    }
    const entries: Store['entries'] = async (table, after) => {
      const from = now()
      const read = await store.entries(table, after)
      // A table that is loaded whole belongs to no command.
      if (after !== undefined && after > 0)
        for (const { version } of read) this.#addChild(table, version, 'read', KIND.client, from, {})
      return read
    }
    return { ...store, append, entries }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#sending
    this.#flush()
    await this.#sending
  }

  #addChild(
    table: string,
    version: number,
    name: string,
    kind: number,
    from: number,
    more: Attributes,
  ): void {
    const { traceId, spanId } = rootOf(table, version)
    const ids = { traceId, parentSpanId: spanId, spanId: randomBytes(8).toString('hex') }
    this.#add(ids, name, kind, from, { 'estocade.table': table, 'estocade.version': version, ...more })
  }

  #add(
    ids: Pick<Span, 'traceId' | 'spanId' | 'parentSpanId'>,
    name: string,
    kind: number,
    from: number,
    attributes: Attributes,
  ): void {
    if (this.#spans.length >= WAITING) return
    this.#spans.push({
      ...ids,
      name,
      kind,
      startTimeUnixNano: nanoseconds(from),
      endTimeUnixNano: nanoseconds(now()),
      attributes: attributesOf(attributes),
      status: { code: attributes['estocade.refusal'] === undefined ? 1 : 2 },
    })
    if (this.#spans.length === BATCH) this.#flush()
  }

  /** Spans wait while others are sent, so that a slow collector does not fill the memory. */
  #flush(): void {
    if (this.#spans.length === 0 || this.#sending !== undefined) return
    const spans = this.#spans
    this.#spans = []
    const scopeSpans = [{ scope: { name: 'estocade' }, spans }]
    const body = JSON.stringify({ resourceSpans: [{ resource: this.#resource, scopeSpans }] })
    this.#sending = this.#send(body).finally(() => {
      this.#sending = undefined
    })
  }

  /** Spans that the collector does not accept are dropped. The first failure in a row is reported. */
  async #send(body: string): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    try {
      const signal = AbortSignal.timeout(TIMEOUT)
      const answer = await fetch(this.#url, { method: 'POST', headers, body, signal })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The collector of traces answers ${answer.status}.`)
      this.#isAway = false
    } catch (error) {
      if (!this.#isAway) this.#onError(error)
      this.#isAway = true
    }
  }
}

/** ms since the epoch, with fractions. */
const now = (): number => performance.timeOrigin + performance.now()

const nanoseconds = (ms: number): string => (BigInt(Math.round(ms * 1000)) * 1000n).toString()

const attributesOf = (attributes: Attributes): readonly object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
  }))

/** The trace and root span of the command that led to this version. */
export function rootOf(table: string, version: number): Pick<Span, 'traceId' | 'spanId'> {
  const hash = createHash('sha256').update(`${table}/${version}`).digest('hex')
  return { traceId: hash.slice(0, 32), spanId: hash.slice(32, 48) }
}

const newRoot = (): Pick<Span, 'traceId' | 'spanId'> => ({
  traceId: randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
})
