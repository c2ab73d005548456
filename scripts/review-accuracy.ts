// `npx tsx scripts/review-accuracy.ts GAME LANGUAGE COUNT`: how accurate the review finds the bots, each level in matches
// against itself. The figures in docs/review.md come from it.
import { catalogueOf, games, typDom } from '@estocade/games'
import { lexiconIds } from '@estocade/words'
import { cacheFolder, openLexicons } from '@estocade/words/node'

const [id = 'jarnac', asked = 'en', count = '6'] = process.argv.slice(2)
const language = lexiconIds.find((one) => one === asked)!
const lexicons = openLexicons(cacheFolder())
const lexicon = lexicons(language)!
const entry = games.find((one) => one.id === id)!
const { game, bots } = catalogueOf(lexicons).get(id)!
const configured = game.configure({ language })
if (!configured.ok) throw new Error(configured.error.text)
const config = configured.value

/** Of both sides of a match between two bots of a level. */
async function accuraciesOf(level: string, seed: string): Promise<readonly number[]> {
  const bot = bots.get(level)!
  const match = { game, config, bots: [bot, bot], seed, lexicon: lexicon.hash }
  const { log } = typDom.playMatch(match)
  const { sides } = (await entry.review(lexicon, log)) as { sides: readonly { accuracy: number }[] }
  return sides.map(({ accuracy }) => accuracy)
}

for (const level of bots.keys()) {
  const found: number[] = []
  for (let i = 0; i < Number(count); i++) found.push(...(await accuraciesOf(level, `calib-${level}-${i}`)))
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length
  const [low, high] = [Math.min(...found), Math.max(...found)]
  console.log(`${level}: mean ${mean.toFixed(0)} %, lowest ${low.toFixed(0)} %, highest ${high.toFixed(0)} %`)
}
