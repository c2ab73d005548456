import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** The place of `cmap` in WOFF2's list of known tables; `glyf` and `loca` are the two that are usually transformed. */
const [CMAP, GLYF, LOCA, OTHER] = [0, 10, 11, 63]

/** The code points that a WOFF2 font has a glyph for, by its table `cmap` (formats 4 and 12). */
export function charactersOf(file: string): ReadonlySet<number> {
  const font = readFileSync(file)
  const { start, from } = cmapOf(font)
  const tables = brotliDecompressSync(font.subarray(start, start + font.readUInt32BE(20)))
  const cmap = tables.subarray(from)
  const found = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++)
    for (const [first, last] of rangesOf(cmap.subarray(cmap.readUInt32BE(8 + i * 8))))
      for (let code = first; code <= last; code++) found.add(code)
  return found
}

/** Where the compressed tables start, and where `cmap` is in them. */
function cmapOf(font: Buffer): { readonly start: number; readonly from: number } {
  let at = 48
  let offset = 0
  let from = -1
  const length = (): number => {
    let value = 0
    for (;;) {
      const byte = font[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let i = 0; i < font.readUInt16BE(12); i++) {
    const flags = font[at++]!
    const table = flags & 63
    if (table === OTHER) at += 4
    if (table === CMAP) from = offset
    const plain = length()
    const isTransformed = table === GLYF || table === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0
    offset += isTransformed ? length() : plain
  }
  return { start: at, from }
}

function rangesOf(table: Buffer): readonly (readonly [number, number])[] {
  const format = table.readUInt16BE(0)
  if (format === 12)
    return Array.from({ length: table.readUInt32BE(12) }, (_, i) => [
      table.readUInt32BE(16 + i * 12),
      table.readUInt32BE(20 + i * 12),
    ])
  if (format !== 4) return []
  const size = table.readUInt16BE(6)
  const ranges = Array.from(
    { length: size / 2 },
    (_, i) => [table.readUInt16BE(16 + size + i * 2), table.readUInt16BE(14 + i * 2)] as const,
  )
  return ranges.filter(([first]) => first !== 0xffff)
}
