import { catalogueOf } from '@estocade/games'
import { cacheFolder, shelfOf } from '@estocade/words/build'

/** Dictionaries and their indexes, made once for all tests that a process runs. */
export const shelf = shelfOf(cacheFolder())
export const catalogue = catalogueOf(shelf)
