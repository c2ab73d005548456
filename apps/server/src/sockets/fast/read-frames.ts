import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import { MAX_FRAME } from '@estocade/protocol'

/** The unmasked bytes of one frame. */
const body = Buffer.alloc(MAX_FRAME)

const FINAL_TEXT = 0x81
const FINAL_PING = 0x89
const FINAL_PONG = 0x8a
const MASKED = 0x80

/** Offsets of a frame's mask and of its end. */
interface Span {
  readonly mask: number
  readonly end: number
}

/**
 * Passes whole text frames (RFC 6455, 5.2) to `take` before `ws` reads them: the streams of `ws` cost more than
 * all work that follows. Anything else is passed to `ws`. After the first frame that is not a complete text, ping
 * or pong, `ws` keeps the socket, so fragmentation, close and errors are handled only there.
 *
 * `ws` listens to the socket by one `data` listener, which is not part of its public interface. Where that is not
 * so, `ws` reads everything; a test notices.
 */
export function readFramesBeforeWs(line: Socket, take: (text: string) => void): void {
  const [slow, ...others] = line.listeners('data') as ((this: Socket, chunk: Buffer) => void)[]
  if (slow === undefined || others.length > 0) return
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

/** Undefined when the frame is not masked, incomplete or longer than MAX_FRAME. */
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

/** Undefined when it is not valid UTF-8. */
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
