import { createServer as createHttp, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { createServer, type EstocadeServer } from '../src/index.ts'
import { readOptions } from '../src/options.ts'
import { rootOf, Tracer } from '../src/traces.ts'
import { Person } from './harness.ts'
import { noLimits } from './no-limits.ts'
import { RealPostgres } from './real/postgres.ts'
import { fixedEntropy } from './seed.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[]
}

/** An OpenTelemetry collector: it receives OTLP over HTTP. */
class Collector {
  readonly spans: (Span & { readonly path: string })[] = []
  readonly #server: Server
  #free: Promise<void> = Promise.resolve()
  url = ''

  constructor() {
    this.#server = createHttp((request, answer) => {
      let text = ''
      request.setEncoding('utf8')
      request.on('data', (part) => {
        text += part
      })
      request.on('end', () => {
        const { resourceSpans } = JSON.parse(text) as {
          resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
        }
        for (const { scopeSpans } of resourceSpans)
          for (const { spans } of scopeSpans)
            this.spans.push(...spans.map((span) => ({ ...span, path: request.url! })))
        void this.#free.then(() =>
          answer.setHeader('content-type', 'application/json').end('{"partialSuccess":{}}'),
        )
      })
    })
  }

  /** Answers only after the returned function has been called. */
  hold(): () => void {
    let release = () => {}
    this.#free = new Promise((free) => {
      release = free
    })
    return () => release()
  }

  async listen(): Promise<void> {
    await new Promise<void>((then) => this.#server.listen(0, '127.0.0.1', then))
    this.url = `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

describe('traces', () => {
  const collectors = [new Collector(), new Collector()] as const
  let postgres: RealPostgres
  const nodes: EstocadeServer[] = []
  const urls: string[] = []
  beforeAll(async () => {
    postgres = await RealPostgres.start()
    const database = await postgres.database('traces')
    for (const collector of collectors) {
      await collector.listen()
      const entropy = fixedEntropy()
      const options = { catalogue: testCatalogue, entropy, limits: noLimits, database, traces: collector.url }
      const node = await createServer(options)
      nodes.push(node)
      urls.push(await node.listen())
    }
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    for (const collector of collectors) collector.close()
    await postgres?.stop()
  })

  it('a command is one trace over two nodes: received and appended on one, read on the other', async () => {
    const [ann, bob] = [await Person.named(urls[0]!, 'Ann'), await Person.named(urls[1]!, 'Bob')]
    const table = await ann.open('tally', { sides: 2 })
    const [a, b] = [ann.at(table), bob.at(table)]
    await b.until(() => true)
    const said = await a.do({ type: 'say', to: 'table', text: 'Hello.' })
    if (!said.ok) throw new Error('refused')
    const { version } = said
    await b.until((view) => view.version >= version)
    const refused = await a.do({ type: 'act', about: 'nothing', action: {} })
    expect(refused.ok).toBe(false)
    for (const seat of [a, b]) seat.close()
    const { traceId, spanId } = rootOf(table, version)
    const traced = (n: 0 | 1) => collectors[n].spans.filter((span) => span.traceId === traceId)
    await expect
      .poll(() =>
        traced(0)
          .map(({ name }) => name)
          .sort(),
      )
      .toEqual(['append', 'command'])
    await expect.poll(() => traced(1).map(({ name }) => name)).toEqual(['read'])
    const command = traced(0).find(({ name }) => name === 'command')!
    expect(command).toMatchObject({ spanId, path: '/v1/traces' })
    expect(command.parentSpanId).toBeUndefined()
    for (const span of [...traced(0), ...traced(1)]) {
      if (span !== command) expect(span.parentSpanId).toBe(spanId)
      expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true)
      expect(span.attributes).toContainEqual({ key: 'estocade.table', value: { stringValue: table } })
    }
    await expect
      .poll(() => collectors[0].spans.filter(({ attributes }) => attributes.some(isRefusal)))
      .toHaveLength(1)
    // Traces contain no chat.
    expect(JSON.stringify(collectors.map(({ spans }) => spans))).not.toContain('Hello.')
  })

  it('are dropped, not kept, when the collector does not answer for long', async () => {
    const collector = new Collector()
    await collector.listen()
    const errors: unknown[] = []
    const tracer = new Tracer(collector.url, (error) => errors.push(error))
    let version = 0
    const command = { id: 'command-1', basis: 0, action: { type: 'stand' } } as const
    const trace = (count: number) => {
      for (let n = 0; n < count; n++)
        tracer
          .asked('T', command, { answered: () => {} })
          .answered({ ok: true, value: { version: ++version } }, command.id)
    }
    const release = collector.hold()
    // Sent at once.
    trace(256)
    trace(50_000)
    release()
    await tracer.close()
    collector.close()
    expect(errors).toEqual([])
    expect(collector.spans.length).toBeGreaterThan(256)
    expect(collector.spans.length).toBeLessThan(10_000)
  })

  it('need the address of a collector', () => {
    expect(readOptions(['--traces', 'somewhere'], {})).toMatchObject({ ok: false })
    expect(readOptions(['--traces', 'http://c:4318'], {})).toMatchObject({
      ok: true,
      value: { traces: 'http://c:4318' },
    })
    expect(readOptions([], {})).not.toHaveProperty('value.traces')
  })
})

const isRefusal = ({ key }: { readonly key: string }): boolean => key === 'estocade.refusal'
