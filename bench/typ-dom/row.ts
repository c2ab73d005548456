import { levels } from '@estocade/typ-dom'
import { judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { gameIds, ladderRow } from './ladder.ts'

// One row of the ladder in a process of its own: `row.ts <game> <level> <matches> <seed>` prints it as JSON.
const [asked, higher, games, seed] = process.argv.slice(2)
const game = gameIds.find((id) => id === asked)
const level = levels.find((one) => one === higher)
if (!game || !level) throw new Error(`No such row: ${asked} ${higher}`)
const german = judge(loadLexicon(cacheFolder(), 'de'), { classes: 'typ-dom' })
// Made when first asked for; not part of a first move's time.
void german.vocabulary.crossword
console.log(JSON.stringify(ladderRow(german, { game, level }, { games: Number(games), seed: Number(seed) })))
