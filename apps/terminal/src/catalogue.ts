import { catalogueOf } from '@estocade/games'
import { cacheFolder, shelfOf } from '@estocade/words/build'

/** All games with the dictionaries of this machine; bots' threads load this module by itself. */
export const catalogue = catalogueOf(shelfOf(cacheFolder()))
