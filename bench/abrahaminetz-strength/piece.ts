import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { type Pairing, playPairing } from './ladder.ts'

// Some games of a pairing in a process of its own: `piece.ts <pairing as JSON> <games> <first deck>` prints them as JSON.
const [text, games, seed] = process.argv.slice(2)
const pairing: Pairing = JSON.parse(text!)
const lexicon = loadLexicon(cacheFolder(), pairing.language)
console.log(JSON.stringify(playPairing(lexicon, pairing, Number(games), Number(seed))))
