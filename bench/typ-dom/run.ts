import { judge } from '@estocade/words'
import { buildLexicons, cacheFolder, loadLexicon } from '@estocade/words/build'
import { ladders } from './ladder.ts'
import { solved } from './solver.ts'

// `ESTOCADE_GAMES`, `ESTOCADE_SEED`, `ESTOCADE_ONLY` for a quick look at something; the usual is what is published.
const games = Number(process.env.ESTOCADE_GAMES ?? 100)
const seed = Number(process.env.ESTOCADE_SEED ?? 5001)
const only = process.env.ESTOCADE_ONLY?.split(',')
const folder = cacheFolder()
await buildLexicons({ folder, ids: ['de', 'fr'] })
const judgeOf = (id: 'de' | 'fr') => judge(loadLexicon(folder, id), { classes: 'typ-dom' })
const german = judgeOf('de')

console.log('## Typ-Dom\n')
console.log(
  `Each level against the one below, ${games} matches of two a line, every deal from both seats, deals from ${seed} on. A match that nobody wins is shared.\n`,
)
console.log(ladders({ judge: german, games, seed, ...(only ? { only } : {}) }), '\n')
if (!only || only.includes('solver')) {
  console.log('The solver of Presto: racks of 19 stones, as dealt to four players.\n')
  console.log(solved([german, judgeOf('fr')], Number(process.env.ESTOCADE_DEALS ?? 500)))
}
