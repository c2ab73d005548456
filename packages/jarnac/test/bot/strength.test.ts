import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { expect, test } from 'vitest'
import {
  bestWordPerRow,
  botWithSettings,
  createJarnac,
  jarnacBot,
  levelSettings,
  levels,
  simulate,
  stepwise,
} from '../../src/index.ts'

// The long version, with all pairs and both languages, is bench/jarnac-strength.
const lexicon = loadLexicon(cacheFolder(), 'fr')
const game = createJarnac(lexicon)
const configured = game.configure({ preset: 'classic-fr' })
if (!configured.ok) throw new Error(configured.error.text)
const config = configured.value
// Fewer playouts than at a table, so that the test is faster; the bot is weaker than usual.
const master = botWithSettings(game, 'master', { ...levelSettings('master'), work: 150 })

/** Share of games won by the first; draws count half. */
function wins(first: ReturnType<typeof jarnacBot>, second: ReturnType<typeof jarnacBot>, games = 12): number {
  const bots = [first, second]
  const tally = simulate({ game, lexicon: lexicon.hash, config, bots, games, seed: 1 })
  return tally.wins[0]! / tally.games
}

test('each named level beats the one below it', () => {
  const bots = levels.map((level) => (level === 'master' ? master : jarnacBot(game, level)))
  // With fewer playouts the lead of the highest level is small: twelve games show it less surely.
  for (let i = 1; i < bots.length; i++)
    expect(wins(bots[i]!, bots[i - 1]!, bots[i] === master ? 24 : 12)).toBeGreaterThan(0.6)
})

test('the top level beats the reference players', () => {
  expect(wins(master, bestWordPerRow(game))).toBeGreaterThan(0.85)
  expect(wins(master, stepwise(game), 24)).toBeGreaterThan(0.6)
})

test('a player who never calls Jarnac wins less often', () => {
  const open = botWithSettings(game, 'spots', { ...levelSettings('provost'), see: 0.97, spot: 1 })
  const blind = botWithSettings(game, 'spots not', { ...levelSettings('provost'), see: 0.97, spot: 0 })
  expect(wins(open, blind)).toBeGreaterThan(0.6)
})

test('solo: reaches 576 points', () => {
  const solo = game.configure({ preset: 'solo', words: { classes: 'classic-fr' } })
  if (!solo.ok) throw new Error(solo.error.text)
  const bots = [jarnacBot(game, 'master')]
  const scores: number[] = []
  simulate({
    game,
    lexicon: lexicon.hash,
    config: solo.value,
    bots,
    games: 5,
    seed: 1,
    played: ({ outcome }) => scores.push(outcome.scores[0]!),
  })
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(576)
})
