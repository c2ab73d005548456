import { judge } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { solved } from './solver.ts'

const folder = cacheFolder()
await buildLexicons({ folder, ids: ['de', 'fr'] })
const judgeOf = (id: 'de' | 'fr') => judge(loadLexicon(folder, id), { classes: 'typ-dom' })

console.log('## The solver of Presto\n')
console.log('Racks of 19 stones, as dealt to four players; ms of CPU time.\n')
// `ESTOCADE_DEALS` reduces the number of deals for a quick look; the default is what is published.
console.log(solved([judgeOf('de'), judgeOf('fr')], Number(process.env.ESTOCADE_DEALS ?? 500)))
