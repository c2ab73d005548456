import { catalogueOf } from '@estocade/games'
import { cacheFolder, openLexicons } from '@estocade/words/node'

/** All games with the dictionaries of this machine; bots' threads load this module by itself. */
export const catalogue = catalogueOf(openLexicons(cacheFolder()))
