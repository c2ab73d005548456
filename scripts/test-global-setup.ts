import { lexiconIds } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder } from '@estocade/words/node'
import { ensureBundle } from './bundle.mjs'

/** Before any test: bundles the command line and builds all dictionaries into the cache. A second run finds them there. */
export default async function setup(): Promise<void> {
  await ensureBundle()
  await buildLexicons({
    folder: cacheFolder(),
    ids: lexiconIds,
    onReady: (id) => console.log(`dictionary ${id} is ready`),
  })
}
