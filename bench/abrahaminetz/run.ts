import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { frenchList } from '../words/french-list.ts'
import { ladder } from './ladder.ts'
import { playsSearch } from './plays-search.ts'

// `ESTOCADE_GAMES` reduces the number of games for a quick look; the published results use 200, and 400 against references.
const asked = process.env.ESTOCADE_GAMES
const numbers = {
  steps: Number(asked ?? 200),
  references: Number(asked ?? 400),
  seed: Number(process.env.ESTOCADE_SEED ?? 610_001),
}
const languages = (process.env.ESTOCADE_LANGUAGES ?? 'fr,de').split(',') as ('fr' | 'de')[]
const folder = cacheFolder()
await buildLexicons({ folder, ids: languages })

console.log('## Abrahaminetz\n')
console.log(playsSearch(frenchList()), '\n')
for (const language of languages) console.log(ladder(loadLexicon(folder, language), numbers), '\n')
