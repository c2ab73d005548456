import { lexiconIds } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { frenchList } from '../words/french-list.ts'
import { jarnacSearch } from '../words/jarnac-search.ts'
import { besideNative } from './native/run.ts'
import { playsSearch } from './plays-search.ts'
import { solo } from './solo.ts'
import { strength } from './strength.ts'

// `ESTOCADE_GAMES` reduces the number of games for a quick look; the published results use 400.
const games = Number(process.env.ESTOCADE_GAMES ?? 400)
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
for (const language of languages) {
  const lexicon = loadLexicon(folder, language)
  console.log(strength(lexicon, games), '\n')
  console.log(solo(lexicon, Math.ceil(games / 4)), '\n')
}
