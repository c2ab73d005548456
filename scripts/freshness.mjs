// Says whether the result of a build is up to date with its sources.
import { createHash } from 'node:crypto'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Writes the present state of these files, named from the root, to the file `stamp`. */
export function writeStamp(stamp, files) {
  writeFileSync(stamp, JSON.stringify({ digest: digestOf(files), files }))
}

/** The files of a stamp, or `undefined` if there is none. */
export function stamped(stamp) {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whether the files are those of the stamp and unchanged. It checks times first, because reading all files takes longer. */
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

/** A deleted file has changed. */
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
