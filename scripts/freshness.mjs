// Tells whether something built from files still is what they would give.
import { createHash } from 'node:crypto'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Notes in the file `stamp` what these files, named from the root, contain now. */
export function writeStamp(stamp, files) {
  writeFileSync(stamp, JSON.stringify({ digest: digestOf(files), files }))
}

/** The files of a stamp, or `undefined` where there is none. */
export function stamped(stamp) {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return undefined
  }
}

/** Are the files those of the stamp, unchanged since? Times are looked at first: reading everything takes longer. */
export function isFresh(stamp, files = stamped(stamp)?.files) {
  const known = stamped(stamp)
  if (known === undefined || !sameNames(known.files, files)) return false
  const written = statSync(stamp).mtimeMs
  if (files.every((file) => changedAt(file) <= written)) return true
  if (digestOf(files) !== known.digest) return false
  const now = new Date()
  utimesSync(stamp, now, now)
  return true
}

const sameNames = (a, b) => a.length === b.length && a.every((name, i) => name === b[i])

/** One that is gone has changed. */
const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity

function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`)
    try {
      hash.update(readFileSync(join(root, file)))
    } catch {
      hash.update('\0gone')
    }
  }
  return hash.digest('hex')
}
