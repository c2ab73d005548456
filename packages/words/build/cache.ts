import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { keyOf } from '../node/files.ts'
import type { LexiconId } from '../src/index.ts'

/** All or nothing: a reader never sees a half-written file, whenever the build is interrupted. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}.part`
  const file = openSync(part, 'w')
  try {
    writeSync(file, bytes)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(part, path)
}

/** Files of the same lexicon under other keys, and what a build left that was killed, are of no use to anybody. */
export function dropOlder(folder: string, id: LexiconId): void {
  const keep = `${id}-${keyOf(id)}.`
  for (const name of readdirSync(folder)) {
    const older = name.startsWith(`${id}-`) && !name.startsWith(keep)
    if (older || isAbandoned(name)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** A part whose writer is no more. */
function isAbandoned(name: string): boolean {
  const pid = /\.(\d+)\.part$/.exec(name)?.[1]
  if (pid === undefined) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch {
    return true
  }
}
