import { catalogueOf } from '@estocade/games'
import { cacheFolder, openLexicons } from '@estocade/words/node'

/** Dictionaries and their indexes, made once for all tests that a process runs. */
export const lexicons = openLexicons(cacheFolder())
export const catalogue = catalogueOf(lexicons)
