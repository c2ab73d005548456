import type { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import * as ws from 'ws'
import { FastWire, type Line, textFrame } from '../../src/sockets/fast/fast-wire.ts'
import { utf8 } from '../../src/sockets/utf8.ts'

/** The reading half of `ws`, which its types leave out. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable }

/** The texts that a client reads from bytes. */
function textsIn(bytes: Buffer): Promise<readonly string[]> {
  const texts: string[] = []
  const receiver = new Receiver({ isServer: false, allowSynchronousEvents: true })
  receiver.on('message', (data: Buffer) => texts.push(String(data)))
  return new Promise((resolve, reject) => {
    receiver.on('error', reject)
    receiver.end(bytes, () => resolve(texts))
  })
}

class Paper implements Line {
  readonly writes: Buffer[] = []
  readonly writableLength = 0
  write(text: string, encoding: 'latin1'): void {
    this.writes.push(Buffer.from(text, encoding))
  }
}

describe('frames to a client', () => {
  it('can be read by WebSocket clients, of any length and in any script', async () => {
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length))
    const all = [...texts, 'Đường phố', 'ß'.repeat(63), '🎲'.repeat(40_000), 'é']
    const bytes = Buffer.from(all.map((text) => textFrame(utf8(text))).join(''), 'latin1')
    expect(await textsIn(bytes)).toEqual(all)
  })

  it('of one turn of the event loop are sent in one write, in order', async () => {
    const paper = new Paper()
    const wire = new FastWire(paper)
    wire.send(utf8('one'))
    wire.send(utf8('zwei, schön'))
    expect(wire.backlog).toBeGreaterThan(0)
    expect(paper.writes).toEqual([])
    await new Promise((next) => setImmediate(next))
    expect(paper.writes).toHaveLength(1)
    expect(await textsIn(paper.writes[0]!)).toEqual(['one', 'zwei, schön'])
    wire.send(utf8('three'))
    wire.flush()
    expect(await textsIn(paper.writes[1]!)).toEqual(['three'])
    await new Promise((next) => setImmediate(next))
    expect(paper.writes).toHaveLength(2)
  })
})
