import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { IndexStore, LexiconId } from '../src/index.ts'
import { keyOf } from './files.ts'
import { makeFolder } from './make-folder.ts'

const END = '.index'
const HASH_BYTES = 32

/** Every type of number fits an offset that is a multiple of this. */
const ALIGNED = 8

/** The files of indexes take at most so many bytes together; the least recently used ones go first. */
const MOST_BYTES = 512 * 2 ** 20

/**
 * Indexes as files beside the dictionaries: the SHA-256 of the content, then the content. A file that is damaged is
 * removed. If the folder cannot be written, indexes are built in each process.
 */
export function indexFiles(folder: string, id: LexiconId, mostBytes = MOST_BYTES): IndexStore {
  // Files of a dictionary are removed together when another version of it is built.
  const fileOf = (key: string) => join(folder, `${id}-${keyOf(id)}.${key.slice(0, 32)}${END}`)
  return {
    read: (key) => attempt(() => readChecked(fileOf(key))),
    write: (key, bytes) => {
      attempt(() => {
        makeRoom(folder, mostBytes - bytes.length)
        writeAtOnce(fileOf(key), bytes)
      })
    },
  }
}

/** What fails here is not needed: a folder may be missing, full or read-only. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function readChecked(file: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = readFileSync(file)
  const content = bytes.subarray(HASH_BYTES)
  if (!hashOf(content).equals(bytes.subarray(0, HASH_BYTES))) {
    rmSync(file, { force: true })
    return undefined
  }
  const now = new Date()
  attempt(() => utimesSync(file, now, now))
  // Read in place: copying a large index takes longer than reading it. Only a small file shares a buffer with others.
  return content.byteOffset % ALIGNED === 0 ? content : Uint8Array.from(content)
}

/** Other processes and threads may write the same file: each writes its own and renames it. */
function writeAtOnce(file: string, bytes: Uint8Array): void {
  makeFolder(dirname(file))
  const part = `${file}.${threadId}.${process.pid}.part`
  try {
    writeFileSync(part, hashOf(bytes))
    writeFileSync(part, bytes, { flag: 'a' })
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function makeRoom(folder: string, most: number): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(END))
    .flatMap((name) => attempt(() => ({ name, ...pick(join(folder, name)) })) ?? [])
    .sort((a, b) => b.used - a.used)
  let total = 0
  for (const { name, bytes } of files) {
    total += bytes
    if (total > most) rmSync(join(folder, name), { force: true })
  }
}

function pick(file: string): { readonly bytes: number; readonly used: number } {
  const { size, mtimeMs } = statSync(file)
  return { bytes: size, used: mtimeMs }
}

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
