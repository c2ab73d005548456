/**
 * The arcs of an automaton, 28 bits each in three planes. A look-up that scans for a letter so reads one byte per arc. In
 * the file: the number of arcs (u32), then the planes, the second one at an even offset.
 */
export interface Arcs {
  /** Letter number (bits 0–4), `END` (5): a word ends with this letter, `LAST` (6): the last arc of its node. */
  readonly tags: Uint8Array
  /** Where the next node's arcs begin, 0 for none: the low 16 bits … */
  readonly lows: Uint16Array
  /** … and the high 4 bits, two arcs per byte. */
  readonly highs: Uint8Array
}

export const LETTER = 31
export const END = 32
export const LAST = 64

export const childAt = ({ lows, highs }: Arcs, at: number): number =>
  lows[at]! | (((highs[at >>> 1]! >>> ((at & 1) << 2)) & 15) << 16)

/** During the build an arc is one number: its tag in the low bits, its child in the high bits. */
export const CHILD_SHIFT = 7
const MOST_ARCS = 1 << 20
const HEAD = 4

export function writeArcs(arcs: Uint32Array): Uint8Array {
  if (arcs.length > MOST_ARCS) throw new RangeError('Too many words for one automaton')
  const { lowsAt, highsAt, end } = planes(arcs.length)
  const bytes = new Uint8Array(end)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, arcs.length, true)
  for (const [at, arc] of arcs.entries()) {
    const child = arc >>> CHILD_SHIFT
    bytes[HEAD + at] = arc & (LETTER | END | LAST)
    view.setUint16(lowsAt + 2 * at, child & 0xffff, true)
    bytes[highsAt + (at >>> 1)]! |= (child >>> 16) << ((at & 1) << 2)
  }
  return bytes
}

/** `undefined` if the section is shorter than its header says. */
export function readArcs(section: Uint8Array): Arcs | undefined {
  if (section.length < HEAD) return undefined
  const count = new DataView(section.buffer, section.byteOffset).getUint32(0, true)
  const { lowsAt, highsAt, end } = planes(count)
  if (end !== section.length) return undefined
  return {
    tags: section.subarray(HEAD, HEAD + count),
    lows: new Uint16Array(section.buffer, section.byteOffset + lowsAt, count),
    highs: section.subarray(highsAt, end),
  }
}

function planes(count: number): { lowsAt: number; highsAt: number; end: number } {
  const lowsAt = HEAD + count + (count & 1)
  const highsAt = lowsAt + 2 * count
  return { lowsAt, highsAt, end: highsAt + ((count + 1) >>> 1) }
}
