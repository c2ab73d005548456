import type { Utf8 } from '../utf8.ts'

/** The TCP socket below a WebSocket. */
export interface Line {
  write(text: string, encoding: 'latin1'): void
  readonly writableLength: number
}

/** Wires with something to send in this turn of the event loop. */
let waiting: FastWire[] = []

function flushAll(): void {
  const wires = waiting
  waiting = []
  for (const wire of wires) wire.flush()
}

/**
 * Sends what belongs to one turn of the event loop, such as an answer and the update after it, in one system
 * call. `ws` makes one call per frame and writes a frame's header and payload separately.
 */
export class FastWire {
  readonly #line: Line
  /** Bytes, each as one character. */
  #frames = ''

  constructor(line: Line) {
    this.#line = line
  }

  /** Bytes that the client has not taken yet. */
  get backlog(): number {
    return this.#line.writableLength + this.#frames.length
  }

  send(text: Utf8): void {
    if (this.#frames === '' && waiting.push(this) === 1) process.nextTick(flushAll)
    this.#frames += textFrame(text)
  }

  flush(): void {
    if (this.#frames === '') return
    const frames = this.#frames
    this.#frames = ''
    this.#line.write(frames, 'latin1')
  }
}

/** A whole, unmasked text frame (RFC 6455, 5.2), one character per byte. */
export const textFrame = (text: Utf8): string => headerOf(text.length) + text

const TEXT = 0x81

function headerOf(length: number): string {
  if (length < 126) return String.fromCharCode(TEXT, length)
  if (length < 65_536) return String.fromCharCode(TEXT, 126, length >> 8, length & 255)
  const header = Buffer.alloc(10)
  header[0] = TEXT
  header[1] = 127
  header.writeBigUInt64BE(BigInt(length), 2)
  return header.toString('latin1')
}
