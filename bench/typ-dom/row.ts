import { crosswordOf, judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { ladderRow, rungs } from './ladder.ts'

// One row of the ladder in a process of its own: `row.ts <number of the rung> <matches> <seed>` prints it as JSON.
const [number, games, seed] = process.argv.slice(2).map(Number)
const rung = rungs[number!]
if (!rung) throw new Error(`No such row: ${number}`)
const german = judge(loadLexicon(cacheFolder(), 'de'), { classes: 'typ-dom' })
// Built when first needed, so that it is not part of a first move's time.
crosswordOf(german.vocabulary)
console.log(JSON.stringify(ladderRow(german, rung, { games: games!, seed: seed! })))
