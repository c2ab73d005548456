/** Finds and loads built lexicons with Node. `@estocade/words/build` builds them. */
export { cacheFolder, glossFolder, isBuilt, lexiconFile } from './files.ts'
export { indexFiles } from './index-files.ts'
export { loadGlossShard, loadLexicon, openLexicons } from './load.ts'
export { makeFolder } from './make-folder.ts'
export { useOwnLists } from './own-lists.ts'
export { type Recipe, recipes } from './recipes.ts'
export { namedFile, readThesaurus, thesaurusOf, useThesauri } from './thesaurus.ts'
