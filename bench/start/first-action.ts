import { entryOf } from '@estocade/games'
import { after, appendAct, before, deal, headerFor, seedFrom } from '@estocade/kernel'
import type { LexiconId } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'

// A process of its own, `first-action.ts GAME LANGUAGE LEVEL OPTIONS [prepared]`: deals a match and lets the bot of that
// level act for both sides, after it was prepared if that is asked for. Prints the processor milliseconds of opening the
// dictionary, of the preparation and of each action, and the actions.
const [id = '', language = '', level = '', options = '{}', prepared] = process.argv.slice(2)
const ACTIONS = 10

function used(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const start = used()
const lexicon = loadLexicon(cacheFolder(), language as LexiconId)
const open = used() - start
const { game, bots } = entryOf(id)!.playable(() => lexicon)
const config = game.configure({ language, ...JSON.parse(options) })
if (!config.ok) throw new Error(config.error.text)
const fairness = { serverSeed: seedFrom('first action'), playerSeeds: [] }
const header = headerFor(game, config.value, 2, lexicon.hash, fairness)
let live = after(game, before(game, header), deal(game, header, fairness))
const beforePrepared = used()
if (prepared !== undefined) bots.get(level)!.prepare?.(config.value)
const preparation = used() - beforePrepared
const times: number[] = []
const actions: unknown[] = []
for (let i = 0; i < ACTIONS; i++) {
  const duty = game.toAct(game.view(live.state, 'spectator')).at(-1)
  if (duty === undefined) break
  const view = game.view(live.state, duty.seat)
  const begin = used()
  const action = bots.get(level)!.choose(view, duty.seat, 'a secret seed')
  times.push(used() - begin)
  actions.push(action)
  const act = appendAct(game, live, duty.seat, action, fairness)
  if (!act.ok) throw new Error(act.error.text)
  live = act.value.live
}
console.log(JSON.stringify({ open, preparation, times, actions }))
