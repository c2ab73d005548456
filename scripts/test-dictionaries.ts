import { lexiconIds } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder } from '@estocade/words/node'

/** Before any test: all dictionaries stand in the cache. A second run finds them there. */
export default (): Promise<void> =>
  buildLexicons({
    folder: cacheFolder(),
    ids: lexiconIds,
    onReady: (id) => console.log(`dictionary ${id} is ready`),
  })
