import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keyOf } from '../node/files.ts'
import { makeFolder } from '../node/make-folder.ts'
import type { LexiconId } from '../src/index.ts'

/** Writes all or nothing: even if the build is interrupted, a reader never sees a half-written file. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  makeFolder(dirname(path))
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

/** Removes files of the same lexicon under other keys, and what a killed build has left. */
export function dropOlder(folder: string, id: LexiconId): void {
  const keep = `${id}-${keyOf(id)}.`
  for (const name of readdirSync(folder)) {
    const older = name.startsWith(`${id}-`) && !name.startsWith(keep)
    if (older || isAbandoned(name)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** Whether a temporary file belongs to a process that no longer runs. */
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
