import { expect, test } from 'vitest'
import {
  bestWordPerRow,
  createJarnac,
  dialledBot,
  jarnacBot,
  levels,
  rungs,
  simulate,
  stepwise,
} from '../../src/index.ts'
import { invented } from '../support/lexicons.ts'

const lexicon = invented('fr', 6_000, 'strength')
const game = createJarnac(lexicon)
const configured = game.configure({ words: { classes: 'open' } })
if (!configured.ok) throw new Error(configured.error.text)
const config = configured.value
const master = dialledBot(game, 'master', { ...rungs[9]!, work: 40 })

/** Share of games won by the first; draws count half. */
function wins(first: ReturnType<typeof jarnacBot>, second: ReturnType<typeof jarnacBot>, games = 20): number {
  const bots = [first, second]
  const tally = simulate({ game, lexicon: lexicon.hash, config, bots, games, seed: 1 })
  return tally.wins[0]! / tally.games
}

test('each named level beats the one below it', () => {
  const bots = levels.map((level) => (level === 'master' ? master : jarnacBot(game, level)))
  for (let i = 1; i < bots.length; i++) expect(wins(bots[i]!, bots[i - 1]!)).toBeGreaterThan(0.6)
})

test('the top level beats the reference players', () => {
  expect(wins(master, bestWordPerRow(game))).toBeGreaterThan(0.5)
  expect(wins(master, stepwise(game))).toBeGreaterThan(0.5)
})

test('a player who never calls Jarnac wins less often', () => {
  const open = dialledBot(game, 'spots', { see: 0.8, spot: 1, vocabulary: 1, work: 0 })
  const blind = dialledBot(game, 'spots not', { see: 0.8, spot: 0, vocabulary: 1, work: 0 })
  expect(wins(open, blind, 40)).toBeGreaterThan(0.6)
})
