import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type Alphabet, alphabets, type LexiconId, lexiconIds } from './alphabet.ts'

/**
 * The lexicon file, and the only place that knows its layout. All numbers are little-endian.
 *
 *    0  8 bytes  magic `ESTOCADE`
 *    8  u32      format version
 *   12  u32      length of the whole file in bytes
 *   16  32 bytes SHA-256 of all bytes from 48 on
 *   48  8 bytes  alphabet id, ASCII, padded with zeros
 *   56  u32      number of words
 *   60  u32      number of sections
 *   64  3 × u32 for each section: which (place in `sectionNames`), offset, length in bytes; offsets are
 *                multiples of 4, so that every section can be read in place
 */
export const formatVersion = 4

/** Append only: the index is the section's code in the file. The code that reads a section describes it. */
export const sectionNames = [
  'automaton',
  'commonness',
  'readingBlocks',
  'readings',
  'headBlocks',
  'heads',
  'characters',
  'tags',
  'ranking',
  'offensive',
  'rare',
] as const
export type SectionName = (typeof sectionNames)[number]
export type Sections = Partial<Record<SectionName, Uint8Array>>

export interface LexiconParts {
  readonly alphabet: Alphabet
  readonly size: number
  readonly sections: Sections
}

export interface LexiconFault {
  readonly code: 'foreign-file' | 'other-version' | 'truncated' | 'damaged'
  readonly text: string
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: LexiconFault }

const MAGIC = [...'ESTOCADE'].map((char) => char.charCodeAt(0))
const VERSION_AT = 8
const LENGTH_AT = 12
const HASH_AT = 16
const CONTENT_AT = 48
const SIZE_AT = 56
const COUNT_AT = 60
const TABLE_AT = 64
const ID_BYTES = 8
const ENTRY_BYTES = 12

export function writeLexicon({ alphabet, size, sections }: LexiconParts): Uint8Array<ArrayBuffer> {
  const present = sectionNames.filter((name) => sections[name] !== undefined)
  let end = TABLE_AT + present.length * ENTRY_BYTES
  const places = present.map((name) => {
    const offset = end
    end = aligned(offset + sections[name]!.byteLength)
    return offset
  })
  const bytes = new Uint8Array(end)
  const view = new DataView(bytes.buffer)
  bytes.set(MAGIC)
  view.setUint32(VERSION_AT, formatVersion, true)
  view.setUint32(LENGTH_AT, end, true)
  for (let i = 0; i < alphabet.id.length; i++) bytes[CONTENT_AT + i] = alphabet.id.charCodeAt(i)
  view.setUint32(SIZE_AT, size, true)
  view.setUint32(COUNT_AT, present.length, true)
  for (const [index, name] of present.entries()) {
    const entry = TABLE_AT + index * ENTRY_BYTES
    view.setUint32(entry, sectionNames.indexOf(name), true)
    view.setUint32(entry + 4, places[index]!, true)
    view.setUint32(entry + 8, sections[name]!.byteLength, true)
    bytes.set(sections[name]!, places[index]!)
  }
  bytes.set(sha256(bytes.subarray(CONTENT_AT)), HASH_AT)
  return bytes
}

export interface OpenedFile extends LexiconParts {
  readonly hash: string
}

/** Checks the header only; `checkHash` checks the content. */
export function openFile(file: Uint8Array | ArrayBuffer): Read<OpenedFile> {
  const bytes = inPlace(file)
  if (bytes.length < VERSION_AT || MAGIC.some((byte, i) => bytes[i] !== byte))
    return fault('foreign-file', 'This is not a lexicon file.')
  if (bytes.length < TABLE_AT) return fault('truncated', 'The lexicon file breaks off in its header.')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const version = view.getUint32(VERSION_AT, true)
  if (version !== formatVersion)
    return fault(
      'other-version',
      `The lexicon file has format ${version}; this program reads ${formatVersion}.`,
    )
  const length = view.getUint32(LENGTH_AT, true)
  if (length !== bytes.length)
    return fault('truncated', `The lexicon file has ${bytes.length} bytes instead of ${length}.`)
  return readContent(bytes, view)
}

function readContent(bytes: Uint8Array, view: DataView): Read<OpenedFile> {
  let id = ''
  for (let i = 0; i < ID_BYTES && bytes[CONTENT_AT + i] !== 0; i++)
    id += String.fromCharCode(bytes[CONTENT_AT + i]!)
  if (!lexiconIds.includes(id as LexiconId))
    return fault('damaged', 'The lexicon file names no alphabet that this program knows.')
  const sections: Sections = {}
  const count = view.getUint32(COUNT_AT, true)
  if (TABLE_AT + count * ENTRY_BYTES > bytes.length) return fault('damaged', 'The section table is damaged.')
  for (let entry = TABLE_AT; entry < TABLE_AT + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const name = sectionNames[view.getUint32(entry, true)]
    const offset = view.getUint32(entry + 4, true)
    const length = view.getUint32(entry + 8, true)
    if (name === undefined || offset % 4 !== 0 || offset + length > bytes.length)
      return fault('damaged', 'The section table is damaged.')
    sections[name] = bytes.subarray(offset, offset + length)
  }
  const hash = bytesToHex(bytes.subarray(HASH_AT, CONTENT_AT))
  const size = view.getUint32(SIZE_AT, true)
  return { ok: true, value: { alphabet: alphabets[id as LexiconId], size, sections, hash } }
}

/**
 * Whether the content has its hash. Used after builds and downloads; takes tens of milliseconds, less with a native
 * digest.
 */
export function checkHash(
  file: Uint8Array | ArrayBuffer,
  digest: (content: Uint8Array) => Uint8Array = sha256,
): Read<string> {
  const opened = openFile(file)
  if (!opened.ok) return opened
  const hash = bytesToHex(digest(inPlace(file).subarray(CONTENT_AT)))
  if (hash === opened.value.hash) return { ok: true, value: hash }
  return fault('damaged', 'The lexicon file is damaged: its content does not have the hash it names.')
}

/** A view of the section as 32-bit numbers. */
export const asUint32 = (section: Uint8Array): Uint32Array =>
  new Uint32Array(section.buffer, section.byteOffset, section.byteLength >>> 2)

export const asBytes = (numbers: Uint32Array | Uint16Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** Node returns small files at unaligned offsets of a shared buffer; these are copied once. */
function inPlace(file: Uint8Array | ArrayBuffer): Uint8Array {
  if (!(file instanceof Uint8Array)) return new Uint8Array(file)
  return file.byteOffset % 4 === 0 ? file : file.slice()
}

const aligned = (offset: number) => (offset + 3) & ~3

const fault = (code: LexiconFault['code'], text: string): { ok: false; error: LexiconFault } => ({
  ok: false,
  error: { code, text },
})
