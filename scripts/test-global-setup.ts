import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lexiconIds } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, lexiconFile } from '@estocade/words/node'
import { ensureBundle } from './bundle.mjs'
import { isFresh, writeStamp } from './freshness.mjs'

/** Before any test: bundles the command line and builds all dictionaries into the cache. A second run finds them there. */
export default async function setup(): Promise<void> {
  await ensureBundle()
  const folder = cacheFolder()
  const recipes = recipeFiles()
  const stamp = join(folder, 'sources-of-de.json')
  const fresh = isFresh(stamp, recipes)
  // A recipe may change before its version is raised; the German tests look at the built dictionary.
  if (!fresh) rmSync(lexiconFile(folder, 'de'), { force: true })
  await buildLexicons({
    folder,
    ids: lexiconIds,
    onReady: (id) => console.log(`dictionary ${id} is ready`),
  })
  if (!fresh) writeStamp(stamp, recipes)
}

/** The sources of all recipes, because German uses lists of other languages too. */
function recipeFiles(): readonly string[] {
  const folder = 'packages/words/build'
  return readdirSync(join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
}
