import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { credits } from '../src/credits.ts'
import { formatVersion, type LexiconId } from '../src/index.ts'
import { builderVersion, recipes, sharedPackages } from './recipes.ts'

/** A cache key that depends on everything that affects the file: recipe, builder, layout, versions of the sources. */
export function keyOf(id: LexiconId): string {
  const { packages, version, variant } = recipes[id]
  const versions = [...packages, ...sharedPackages].map((name) => `${name}@${versionOf(name)}`)
  const parts = [id, version, builderVersion, formatVersion, ...versions, ...(variant ? [variant()] : [])]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** The version of a source that dictionaries are built from. */
export function versionOf(name: string): string {
  const credit = credits.find(({ source }) => source === name)
  if (credit === undefined) throw new Error(`${name} is not a word source.`)
  return credit.version
}

export const lexiconFile = (folder: string, id: LexiconId): string =>
  join(folder, `${id}-${keyOf(id)}.lexicon`)

export const glossFolder = (folder: string, id: LexiconId): string =>
  join(folder, `${id}-${keyOf(id)}.glosses`)

export const isBuilt = (folder: string, id: LexiconId): boolean => existsSync(lexiconFile(folder, id))

/** `ESTOCADE_CACHE`, or the project's own `.cache`. */
export const cacheFolder = (): string => process.env.ESTOCADE_CACHE ?? join(projectRoot(), '.cache', 'words')

/** The folder that holds `node_modules`, both from source and from a bundle. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'node_modules', '@estocade')) && folder !== dirname(folder))
    folder = dirname(folder)
  return folder
}
