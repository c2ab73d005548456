import { bestWordPerRow, createJarnac, type Jarnac, jarnacBot, simulate, stepwise } from '@estocade/jarnac'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { timed } from '../levels/match-cells.ts'
import type { Piece } from '../levels/pieces.ts'
import type { JarnacMatch, PlayerName } from './matches.ts'
import { planner } from './planner/planner.ts'

// Some games of a match in a process of its own: `piece.ts <match as JSON> <games> <first deal>` prints them as JSON.
const [text, games, seed] = process.argv.slice(2)
const { language, preset, bots }: JarnacMatch = JSON.parse(text!)
const lexicon = loadLexicon(cacheFolder(), language)
const game = createJarnac(lexicon)
const config = game.configure({ preset })
if (!config.ok) throw new Error(config.error.text)

const times: number[] = []
const players = bots.map((name) => botNamed(game, name))
const tally = simulate({
  game,
  lexicon: lexicon.hash,
  config: config.value,
  bots: [timed(players[0]!, times), ...players.slice(1)],
  games: Number(games),
  seed: Number(seed),
})
const piece: Piece = {
  games: tally.games,
  wins: tally.wins,
  means: {
    points: tally.scores,
    jarnacs: tally.jarnacs,
    conceded: tally.conceded,
    turns: [tally.turns],
    actions: [tally.plies],
  },
  times: times.slice(1).map((ms) => Math.round(ms * 100) / 100),
}
console.log(JSON.stringify(piece))

function botNamed(game: Jarnac, name: PlayerName) {
  if (name === 'best-word-per-row') return bestWordPerRow(game)
  if (name === 'stepwise') return stepwise(game)
  return name === 'planner' ? planner(game) : jarnacBot(game, name)
}
