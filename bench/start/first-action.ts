import { entryOf } from '@estocade/games'
import { after, before, deal, headerFor, seedFrom } from '@estocade/kernel'
import type { LexiconId } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'

// Run as a process of its own: `first-action.ts GAME LANGUAGE LEVEL OPTIONS`. It deals a match, lets the bot act once
// or more, and prints the processor milliseconds of loading the dictionary and of each action.
const [game = '', language = '', level = '', options = '{}', actions = '1'] = process.argv.slice(2)

const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const start = used()
const lexicon = loadLexicon(cacheFolder(), language as LexiconId)
const loaded = used()
const playable = entryOf(game)!.playable(() => lexicon)
const config = playable.game.configure({ language, ...JSON.parse(options) })
if (!config.ok) throw new Error(config.error.text)
const fairness = { serverSeed: seedFrom('first action'), playerSeeds: [] }
const header = headerFor(playable.game, config.value, 2, lexicon.hash, fairness)
const { state } = after(playable.game, before(playable.game, header), deal(playable.game, header, fairness))
const [duty] = playable.game.toAct(playable.game.view(state, 'spectator'))
if (duty === undefined) throw new Error('Nobody is to act.')
const times: number[] = []
let chosen = {}
for (let i = 0; i < Number(actions); i++) {
  const begin = used()
  chosen = playable.bots.get(level)!.choose(playable.game.view(state, duty.seat), duty.seat, 'a secret seed')
  times.push(used() - begin)
}
console.log(JSON.stringify({ load: loaded - start, times, chosen }))
