import { lexiconIds } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { frenchList } from '../words/french-list.ts'
import { jarnacSearch } from '../words/jarnac-search.ts'
import { besideNative } from './native/run.ts'
import { playsSearch } from './plays-search.ts'

// How fast all plays are found, which needs a quiet machine. How strong the bots are: `npm run bench jarnac-strength`.
const languages = (process.env.ESTOCADE_LANGUAGES ?? 'fr,de').split(',') as ('fr' | 'de')[]
const folder = cacheFolder()
await buildLexicons({ folder, ids: lexiconIds })

console.log('## Jarnac\n')
if (languages.includes('fr')) {
  console.log(await jarnacSearch(frenchList()), '\n')
  console.log(playsSearch(frenchList()), '\n')
}
for (const language of languages)
  console.log(await besideNative(loadLexicon(folder, language), language), '\n')
const others = lexiconIds.filter((id) => id !== 'vi29').map((id) => loadLexicon(folder, id))
for (const language of languages)
  console.log(await besideNative(loadLexicon(folder, language), language, others), '\n')
