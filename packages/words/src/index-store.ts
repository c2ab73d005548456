/**
 * Keeps built indexes between processes, because building a large one takes a second or more. A platform provides the
 * store with the lexicon. What a store returns must be whole: it checks the bytes, and forgets damaged ones.
 */
export interface IndexStore {
  /** The bytes that were written under this key, at an offset that fits every type of number, or `undefined`. */
  read(key: string): Uint8Array<ArrayBuffer> | undefined
  /** May fail silently: then the index is built again next time. */
  write(key: string, bytes: Uint8Array<ArrayBuffer>): void
}

type NumberArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array

/** An index as it is stored: arrays of numbers, by name. */
export type NumberArrays<T = Record<string, NumberArray>> = { readonly [Name in keyof T]: NumberArray }

const makers = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array }

interface Part {
  readonly name: string
  readonly type: keyof typeof makers
  readonly offset: number
  readonly length: number
}

const HEAD = 8
const ALIGNED = 8

/** The bytes: the length of the table (u32), the table as JSON, and the arrays at offsets that fit every type. */
export function packArrays<T extends NumberArrays<T>>(index: T): Uint8Array<ArrayBuffer> {
  const arrays: NumberArrays = { ...index }
  let offset = 0
  const parts = Object.entries(arrays).map(([name, array]): Part => {
    const part = { name, type: typeOf(array), offset, length: array.length }
    offset = aligned(offset + array.byteLength)
    return part
  })
  const table = new Uint8Array([...JSON.stringify(parts)].map((char) => char.charCodeAt(0)))
  const start = aligned(HEAD + table.length)
  const bytes = new Uint8Array(start + offset)
  new DataView(bytes.buffer).setUint32(0, table.length, true)
  bytes.set(table, HEAD)
  for (const { name, offset } of parts) bytes.set(bytesOf(arrays[name]!), start + offset)
  return bytes
}

/** The arrays, read in place. */
export function unpackArrays({ buffer, byteOffset }: Uint8Array<ArrayBuffer>): NumberArrays {
  const length = new DataView(buffer, byteOffset).getUint32(0, true)
  const table = new Uint8Array(buffer, byteOffset + HEAD, length)
  const parts: readonly Part[] = JSON.parse(String.fromCharCode(...table))
  const start = byteOffset + aligned(HEAD + length)
  return Object.fromEntries(
    parts.map(({ name, type, offset, length }) => [name, new makers[type](buffer, start + offset, length)]),
  )
}

function typeOf(array: NumberArray): keyof typeof makers {
  const names = Object.keys(makers) as (keyof typeof makers)[]
  return names.find((name) => array instanceof makers[name])!
}

const bytesOf = (array: NumberArray): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

const aligned = (offset: number): number => Math.ceil(offset / ALIGNED) * ALIGNED
