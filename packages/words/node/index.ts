/** Finds and loads built lexicons with Node. `@estocade/words/build` builds them. */
export { cacheFolder, glossFolder, isBuilt, lexiconFile } from './files.ts'
export { loadGlossShard, loadLexicon, openLexicons } from './load.ts'
export { ownListFrom, useOwnLists } from './own-lists.ts'
export { type Recipe, recipes } from './recipes.ts'
