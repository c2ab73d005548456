import { judge } from '@estocade/words'
import { buildLexicons, cacheFolder, loadLexicon } from '@estocade/words/build'
import { ladders } from './ladder.ts'

// `ESTOCADE_GAMES`, `ESTOCADE_SEED`, `ESTOCADE_ONLY` for a quick look at something; the usual is what is published.
const games = Number(process.env.ESTOCADE_GAMES ?? 100)
const seed = Number(process.env.ESTOCADE_SEED ?? 5001)
const only = process.env.ESTOCADE_ONLY?.split(',')
const folder = cacheFolder()
await buildLexicons({ folder, ids: ['de'] })
const german = judge(loadLexicon(folder, 'de'), { classes: 'typ-dom' })

console.log('## Typ-Dom\n')
console.log(
  `Each level against the one below, ${games} matches of two a line, every deal from both seats, deals from ${seed} on. A match that nobody wins is shared.\n`,
)
console.log(ladders({ judge: german, games, seed, ...(only ? { only } : {}) }))
