import type { Utf8 } from '../utf8.ts'

/** The TCP socket below a WebSocket. */
export interface Line {
  write(text: string, encoding: 'latin1'): void
  readonly writableLength: number
}

/** Wires with something to send in this turn of the event loop. */
let waiting: Wire[] = []

function flushAll(): void {
  const wires = waiting
  waiting = []
  for (const wire of wires) wire.flush()
}

/**
 * Text frames to one socket. What is sent in one turn of the event loop, an answer and the update after it,
 * leaves in one system call; `ws` needs one for each frame and writes a frame's head and body apart.
 */
export class Wire {
  readonly #line: Line
  /** Bytes, each as one character. */
  #frames = ''

  constructor(line: Line) {
    this.#line = line
  }

  /** Bytes that the other side has not taken yet. */
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

/** A whole, unmasked text frame (RFC 6455, 5.2), one character a byte. */
export const textFrame = (text: Utf8): string => headOf(text.length) + text

const TEXT = 0x81

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(TEXT, length)
  if (length < 65_536) return String.fromCharCode(TEXT, 126, length >> 8, length & 255)
  const head = Buffer.alloc(10)
  head[0] = TEXT
  head[1] = 127
  head.writeBigUInt64BE(BigInt(length), 2)
  return head.toString('latin1')
}
