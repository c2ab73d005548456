import { PROTOCOL, type ServerFrame } from '@estocade/protocol'
import { describe, expect, it } from 'vitest'
import { type News, type SocketLike, TableConnection } from '../src/index.ts'

/** A socket whose other end is the test. */
class Wire implements SocketLike {
  readonly sent: { type: string; [more: string]: unknown }[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onerror: (() => void) | null = null
  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }
  close(): void {
    this.closed = true
  }
  hear(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

function scene() {
  const wires: Wire[] = []
  const news: News[] = []
  let now = 0
  let ids = 0
  let timers: { at: number; then: () => void }[] = []
  const connection = new TableConnection({
    table: 'T',
    socket: () => {
      const wire = new Wire()
      wires.push(wire)
      return wire
    },
    runtime: {
      now: () => now,
      after(ms, then) {
        const timer = { at: now + ms, then }
        timers.push(timer)
        return () => {
          timers = timers.filter((one) => one !== timer)
        }
      },
      random: () => 1,
      newId: () => `command-${ids++}`,
    },
    onNews: (one) => news.push(one),
  })
  const wait = (ms: number) => {
    const end = now + ms
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      timers = timers.filter((one) => one !== next)
      now = next.at
      next.then()
    }
    now = end
  }
  const wire = () => wires.at(-1)!
  return { connection, wires, wire, news, wait }
}

const seen = (version: number, from = version) => ({
  version,
  from,
  entries: Array.from({ length: version - from }, (_, i) => ({ version: from + 1 + i, at: 0, events: [] })),
  view: { version, at: 0 },
  now: 500,
})
const welcome = (version: number, from = version): ServerFrame => ({
  type: 'welcome',
  protocol: PROTOCOL,
  you: { player: 'p', name: 'P' },
  chat: [],
  presence: { online: [], spectators: 0 },
  ...seen(version, from),
})
const update = (version: number, from = version - 1): ServerFrame => ({
  type: 'update',
  ...seen(version, from),
})
const ids = (wire: Wire) => wire.sent.filter(({ type }) => type === 'command').map(({ id }) => id)

describe('a connection', () => {
  it('sends hello, shows views, and never shows an older one', () => {
    const { connection, wire, news } = scene()
    wire().onopen?.()
    expect(wire().sent).toEqual([{ type: 'hello', protocol: PROTOCOL, table: 'T' }])
    wire().hear(welcome(3))
    wire().hear(update(5, 3))
    wire().hear(update(4))
    expect(connection.version).toBe(5)
    expect(connection.skew).toBe(500)
    const views = news.filter((one) => one.type === 'view')
    expect(views.map(({ view, gap }) => [view.version, gap])).toEqual([
      [3, false],
      [5, false],
    ])
    wire().hear(update(9))
    expect(news.at(-1)).toMatchObject({ type: 'view', gap: true, entries: [{ version: 9 }] })
  })

  it('holds commands back until the welcome, and sends them again until they are answered', async () => {
    const { connection, wire, wires, wait } = scene()
    const first = connection.send({ type: 'stand' })
    const second = connection.send({ type: 'concede' })
    wire().onopen?.()
    expect(ids(wire())).toEqual([])
    wire().hear(welcome(1))
    expect(ids(wire())).toEqual(['command-0', 'command-1'])
    wire().hear({ type: 'accepted', id: 'command-0', version: 2 })
    expect(await first).toEqual({ ok: true, version: 2 })
    wait(8_000)
    expect(ids(wire()).slice(2)).toContain('command-1')
    wire().onclose?.({ code: 1006 })
    wait(500)
    expect(wires).toHaveLength(2)
    wire().onopen?.()
    expect(wire().sent[0]).toMatchObject({ type: 'hello', have: 1 })
    wire().hear(welcome(1))
    expect(ids(wire())).toEqual(['command-1'])
    wire().hear({ type: 'refused', id: 'command-1', code: 'not-now', text: '', params: {} })
    expect(await second).toMatchObject({ ok: false, code: 'not-now' })
  })

  it('reconnects after growing pauses, and stops permanently when told so', async () => {
    const { connection, wire, wires, wait, news } = scene()
    const pauses: number[] = []
    for (let n = 0; n < 7; n++) {
      wire().onclose?.({ code: 1006 })
      const { status } = connection
      if (status.type === 'waiting') pauses.push(status.ms)
      wait(15_000)
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000])
    wire().onopen?.()
    wire().hear(welcome(1))
    const unanswered = connection.send({ type: 'stand' })
    wire().hear({ type: 'error', code: 'reload', text: 'Reload.' })
    wire().onclose?.({ code: 4001 })
    expect(connection.status).toEqual({ type: 'closed', code: 'reload', text: 'Reload.' })
    expect(await unanswered).toMatchObject({ ok: false, code: 'reload' })
    expect(await connection.send({ type: 'stand' })).toMatchObject({ ok: false, code: 'closed' })
    const count = wires.length
    wait(60_000)
    expect(wires).toHaveLength(count)
    expect(news.at(-1)).toMatchObject({ type: 'status', status: { type: 'closed' } })
  })

  it('gives up a silent socket, and resyncs when a pong shows that it is behind', () => {
    const { wire, wires, wait } = scene()
    wire().onopen?.()
    wire().hear(welcome(1))
    wait(13_000)
    expect(wire().sent.at(-1)).toEqual({ type: 'ping' })
    wire().hear({ type: 'pong', version: 4 })
    expect(wire().sent.at(-1)).toEqual({ type: 'resync', have: 1 })
    const silent = wire()
    wait(40_000)
    expect(silent.closed).toBe(true)
    expect(wires.length).toBeGreaterThan(1)
    silent.hear(update(50))
    expect(wire()).not.toBe(silent)
  })
})
