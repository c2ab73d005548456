import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as ws from 'ws'
import { readFramesBeforeWs } from '../../src/sockets/fast/read-frames.ts'

/** Both halves of `ws`, which its types leave out. */
const { Receiver, Sender } = ws as unknown as {
  Receiver: new (options: object) => Writable
  Sender: { frame(data: Buffer, options: object): Buffer[] }
}

const TEXT = 1
const BINARY = 2
const PING = 9
const PONG = 10

const frameOf = (data: string | Buffer, opcode = TEXT, fin = true, mask = true): Buffer =>
  Buffer.concat(
    Sender.frame(Buffer.from(data), { opcode, fin, mask, rsv1: false, readOnly: false }) as Uint8Array[],
  )

/** A socket with `ws` behind our reader. */
function scene() {
  const line = new EventEmitter()
  const receiver = new Receiver({ isServer: true, allowSynchronousEvents: true, maxPayload: 8192 })
  const texts: string[] = []
  const faults: string[] = []
  let [mine, theirs] = [0, 0]
  receiver.on('message', (data: Buffer) => {
    theirs++
    texts.push(String(data))
  })
  for (const control of ['ping', 'pong']) receiver.on(control, () => texts.push(`(${control})`))
  receiver.on('error', (error: Error & { code: string }) => faults.push(error.code))
  line.on('data', (chunk: Buffer) => receiver.write(chunk))
  readFramesBeforeWs(line as Socket, (text) => {
    mine++
    texts.push(text)
  })
  return {
    hear: (chunk: Buffer) => line.emit('data', chunk),
    texts,
    faults,
    counts: () => ({ mine, theirs }),
  }
}

describe('frames from a client', () => {
  it('are read by our reader when they arrive complete, in any script', () => {
    const { hear, texts, counts } = scene()
    const all = ['', '{"type":"ping"}', 'x'.repeat(125), 'x'.repeat(126), 'Đường phố', '🎲', 'y'.repeat(8192)]
    hear(frameOf(all[0]!))
    hear(Buffer.concat(all.slice(1).map((text) => frameOf(text))))
    expect(texts).toEqual(all)
    expect(counts()).toEqual({ mine: all.length, theirs: 0 })
  })

  it('are all read, in order, however the bytes are split', () => {
    const unit = fc.constantFrom('a', '"', 'é', 'Đ', '🎲')
    const texts = fc.array(fc.string({ unit, maxLength: 200 }), { maxLength: 5 })
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (all, cuts) => {
          const bytes = Buffer.concat(all.map((text) => frameOf(text)))
          const places = [...cuts.map((cut) => Math.floor(cut * bytes.length)), 0, bytes.length]
          places.sort((a, b) => a - b)
          const { hear, texts: heard, faults } = scene()
          for (let i = 1; i < places.length; i++) hear(bytes.subarray(places[i - 1], places[i]))
          expect(heard).toEqual(all)
          expect(faults).toEqual([])
        },
      ),
    )
  })

  it('that are pings and pongs go to ws, and our reader goes on', () => {
    const { hear, texts, counts } = scene()
    hear(Buffer.concat([frameOf('a'), frameOf('', PING), frameOf('b'), frameOf('hm', PONG), frameOf('c')]))
    expect(texts).toEqual(['a', '(ping)', 'b', '(pong)', 'c'])
    expect(counts()).toEqual({ mine: 3, theirs: 0 })
  })

  it('of another kind are left to ws, which then keeps the socket', () => {
    const { hear, texts, counts } = scene()
    hear(Buffer.concat([frameOf('a'), frameOf('b', TEXT, false), frameOf('c', 0, true), frameOf('d')]))
    hear(frameOf('e', BINARY))
    hear(frameOf('f'))
    expect(texts).toEqual(['a', 'bc', 'd', 'e', 'f'])
    expect(counts()).toEqual({ mine: 1, theirs: 4 })
  })

  it.each([
    ['not masked', frameOf('a', TEXT, true, false), 'WS_ERR_EXPECTED_MASK'],
    ['too long', frameOf('a'.repeat(8193)), 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'],
    ['no UTF-8', frameOf(Buffer.from([0xc3, 0x28])), 'WS_ERR_INVALID_UTF8'],
    ['of no known kind', frameOf('a', 5), 'WS_ERR_INVALID_OPCODE'],
    ['with reserved bits', Buffer.from([0xc1, 0x80, 0, 0, 0, 0]), 'WS_ERR_UNEXPECTED_RSV_1'],
    ['a long ping', frameOf('a'.repeat(126), PING), 'WS_ERR_INVALID_CONTROL_PAYLOAD_LENGTH'],
  ])('%s: ws refuses it, and nothing after it is read', async (_, bad, code) => {
    const { hear, texts, faults } = scene()
    hear(Buffer.concat([frameOf('a'), bad, frameOf('b')]))
    hear(frameOf('c'))
    await new Promise((next) => setImmediate(next))
    expect(texts).toEqual(['a'])
    expect(faults[0]).toBe(code)
  })
})
