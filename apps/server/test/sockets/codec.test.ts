import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { readClientFrame } from '@estocade/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Codec, type FastPart, fastParts } from '../../src/sockets/codec.ts'
import { readAct } from '../../src/sockets/fast/read-act.ts'
import { readFramesBeforeWs } from '../../src/sockets/fast/read-frames.ts'
import { Person, type Running, start } from '../harness.ts'

describe('an act read by the fast reader', () => {
  it('equals what JSON and the schema read, or is left to them', () => {
    const act = fc.record({
      id: fc.oneof(fc.constant('abcdefgh'), fc.stringMatching(/^[\w-]{6,66}$/), fc.string()),
      basis: fc.oneof(fc.maxSafeNat(), fc.double(), fc.constant('1')),
      about: fc.oneof(
        fc.string({ maxLength: 220 }),
        fc.constantFrom('a"b', 'a\\b', 'a\nb', '\u2028', '\ud800'),
      ),
      action: fc.jsonValue(),
    })
    const cut = fc.record({
      at: fc.nat(),
      length: fc.nat(3),
      by: fc.constantFrom('', '}', '"', ',', '\n', '1'),
    })
    fc.assert(
      fc.property(act, fc.option(cut), ({ about, action, ...rest }, change) => {
        const whole = JSON.stringify({ type: 'command', ...rest, action: { type: 'act', about, action } })
        const at = change === null ? 0 : change.at % whole.length
        const raw = change === null ? whole : whole.slice(0, at) + change.by + whole.slice(at + change.length)
        const value = readAct(raw)
        if (value !== undefined) expect(readClientFrame(raw)).toEqual({ ok: true, value })
      }),
      { numRuns: 2000 },
    )
  })

  it('is what clients usually send', () => {
    const raw =
      '{"type":"command","id":"abcdefgh","basis":3,"action":{"type":"act","about":"turn 1","action":{"type":"x"}}}'
    expect({ ok: true, value: readAct(raw) }).toEqual(readClientFrame(raw))
  })
})

describe('the socket of ws', () => {
  it('has exactly one data listener, which the frame reader replaces', async () => {
    const server = new WebSocketServer({ port: 0 })
    const heard = new Promise<{ readonly listeners: number; readonly text: string }>((resolve) => {
      server.on('connection', (socket, { socket: line }) => {
        const listeners = line.listenerCount('data')
        socket.on('message', () => resolve({ listeners, text: 'read by ws' }))
        readFramesBeforeWs(line, (text) => resolve({ listeners, text }))
      })
    })
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await once(client, 'open')
    client.send('read before ws')
    // If this fails, ws has changed how it reads: see docs/decisions/fast-codecs.md.
    expect(await heard).toEqual({ listeners: 1, text: 'read before ws' })
    client.terminate()
    server.close()
  })
})

/** All fast parts, none, and each one alone. */
const choices: readonly (readonly [name: string, fast: readonly FastPart[]])[] = [
  ['all fast codecs', fastParts],
  ['plain codecs', []],
  ...fastParts.map((part) => [`only ${part} fast`, [part]] as const),
]

describe.each(choices)('%s', (_, fast) => {
  let running: Running
  beforeAll(async () => {
    running = await start({ fast })
  })
  afterAll(() => running.server.close())

  it('two people play a match to its end and see the same', async () => {
    const [ann, bob] = [
      await Person.named(running.url, 'Ann Đỗ „é“ 🎲'),
      await Person.named(running.url, 'Bob'),
    ]
    const table = await ann.open('tally', { sides: 2, options: { goal: 6 } })
    await bob.post(`/api/tables/${table}/join`)
    const seats = [ann.at(table), bob.at(table)]
    for (const seat of seats) expect(await seat.do({ type: 'ready', seed: 'é' })).toMatchObject({ ok: true })
    const over = Promise.all(seats.map((seat) => seat.until(({ phase }) => phase === 'over')))
    for (;;) {
      const view = await seats[0]!.until(({ phase, duties }) => phase === 'over' || duties.length > 0)
      if (view.phase === 'over') break
      const { seat, about } = view.duties[0]!
      const action = { type: 'act', about, action: { type: 'add', n: 1 } } as const
      const answer = await seats[seat]!.do(action)
      if (answer.ok) await seats[0]!.until(({ version }) => version >= answer.version)
    }
    const views = await over
    expect(views[0]!.match).toEqual(views[1]!.match)
    await seats[0]!.do({ type: 'say', to: 'table', text: 'gg 🎲' })
    const spectator = new Person(running.url).at(table)
    expect((await spectator.until(({ phase }) => phase === 'over')).match?.outcome).toBeDefined()
    for (const seat of [...seats, spectator]) seat.close()
  })
})

it('a codec without a fast part leaves frames to ws', () => {
  const line = { listeners: () => expect.unreachable() } as never
  new Codec([]).readFrames(line, () => {})
})
