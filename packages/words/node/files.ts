import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatVersion, type LexiconId } from '../src/index.ts'
import { builderVersion, recipes, sharedPackages } from './recipes.ts'

const require = createRequire(import.meta.url)

/** Changes with anything that changes the file: recipe, builder, layout, versions of the sources. */
export function keyOf(id: LexiconId): string {
  const { packages, version } = recipes[id]
  const versions = [...packages, ...sharedPackages].map((name) => `${name}@${versionOf(name)}`)
  const parts = [id, version, builderVersion, formatVersion, ...versions]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** Reads the package's own manifest; `exports` may hide it from `require`, so it is found beside the entry. */
function versionOf(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version
    } catch {
      // Not installed in this folder: try the next one up.
    }
  }
  throw new Error(`The word source ${name} is not installed.`)
}

export const lexiconFile = (folder: string, id: LexiconId): string =>
  join(folder, `${id}-${keyOf(id)}.lexicon`)

export const glossFolder = (folder: string, id: LexiconId): string =>
  join(folder, `${id}-${keyOf(id)}.glosses`)

export const isBuilt = (folder: string, id: LexiconId): boolean => existsSync(lexiconFile(folder, id))

/** `ESTOCADE_CACHE`, or the project's own `.cache`. */
export const cacheFolder = (): string => process.env.ESTOCADE_CACHE ?? join(projectRoot(), '.cache', 'words')

/** The folder that holds `node_modules`, both from source and from a bundle. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'node_modules', '@estocade')) && folder !== dirname(folder))
    folder = dirname(folder)
  return folder
}
