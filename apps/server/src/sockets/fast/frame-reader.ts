import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import { MAX_FRAME } from '@estocade/protocol'

/** The bytes of one frame, unmasked. */
const body = Buffer.alloc(MAX_FRAME)

const FINAL_TEXT = 0x81
const FINAL_PING = 0x89
const FINAL_PONG = 0x8a
const MASKED = 0x80

/** Where a frame's mask begins and where the frame ends. */
interface Span {
  readonly mask: number
  readonly end: number
}

/**
 * Reads a client's frames (RFC 6455, 5.2) before `ws` does, whose streams cost more than all that follows:
 * whole texts go to `take`. Whatever else comes is for `ws`; but for whole pings and pongs it then has the
 * socket for good, so that nobody else has to know of pieces, endings and faults.
 */
export function readPlainFrames(line: Socket, take: (text: string) => void): void {
  const [slow, ...others] = line.listeners('data') as ((this: Socket, chunk: Buffer) => void)[]
  if (slow === undefined || others.length > 0) throw new Error('A new socket has one reader.')
  const read = (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; ) {
      const span = spanOf(chunk, at)
      const first = chunk[at]
      const text = span !== undefined && first === FINAL_TEXT ? textIn(chunk, span) : undefined
      if (text !== undefined) take(text)
      else if (span?.mask === at + 2 && (first === FINAL_PING || first === FINAL_PONG))
        slow.call(line, chunk.subarray(at, span.end))
      else {
        line.off('data', read)
        line.on('data', slow)
        return slow.call(line, chunk.subarray(at))
      }
      at = span!.end
    }
  }
  line.off('data', slow)
  line.on('data', read)
}

/** Undefined when the frame is not masked, not whole or too long for us. */
function spanOf(chunk: Buffer, at: number): Span | undefined {
  const second = chunk[at + 1]
  if (second === undefined || second < MASKED) return undefined
  const short = second - MASKED
  if (short > 126 || chunk.length < at + 4) return undefined
  const length = short < 126 ? short : chunk.readUInt16BE(at + 2)
  const mask = at + (short < 126 ? 2 : 4)
  const end = mask + 4 + length
  return length > MAX_FRAME || end > chunk.length ? undefined : { mask, end }
}

/** Undefined when it is no text. */
function textIn(chunk: Buffer, { mask, end }: Span): string | undefined {
  const start = mask + 4
  let all = 0
  for (let i = start; i < end; i++) {
    const byte = chunk[i]! ^ chunk[mask + ((i - start) & 3)]!
    body[i - start] = byte
    all |= byte
  }
  const length = end - start
  if (all < 0x80) return body.toString('latin1', 0, length)
  return isUtf8(body.subarray(0, length)) ? body.toString('utf8', 0, length) : undefined
}
