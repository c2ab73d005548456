import { crosswordOf, judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { playRung, type Rung } from './ladder.ts'

// Some matches of a row in a process of its own: `piece.ts <rung as JSON> <matches> <first deal>` prints them as JSON.
const [text, games, seed] = process.argv.slice(2)
const rung: Rung = JSON.parse(text!)
const words = judge(loadLexicon(cacheFolder(), rung.language), { classes: 'typ-dom' })
// Built when first needed, so that it is not part of a first move's time.
crosswordOf(words.vocabulary)
console.log(JSON.stringify(playRung(words, rung, { games: Number(games), seed: Number(seed) })))
