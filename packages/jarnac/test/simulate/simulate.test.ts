import { verify } from '@estocade/kernel'
import { expect, test } from 'vitest'
import { createJarnac, jarnacBot, type PlayedGame, playGame, simulate } from '../../src/index.ts'
import { invented } from '../support/lexicons.ts'

const lexicon = invented('fr', 1_500, 'simulate')
const game = createJarnac(lexicon)
const configured = (options: object) => {
  const config = game.configure(options)
  if (!config.ok) throw new Error(config.error.text)
  return config.value
}
const config = configured({ words: { classes: 'open' } })
const bots = [jarnacBot(game, 'fencer'), jarnacBot(game, 'novice')]

test('games follow the rules: their logs verify', () => {
  for (const seed of ['1', '2']) {
    const { log, outcome } = playGame(game, lexicon.hash, config, bots, seed)
    expect(verify(game, log)).toBeUndefined()
    expect(outcome.scores).toHaveLength(2)
  }
})

test('every bag is played from every seat, and the sums are right', () => {
  const played: PlayedGame[] = []
  const tally = simulate({
    game,
    lexicon: lexicon.hash,
    config,
    bots,
    games: 7,
    seed: 3,
    played: (one) => played.push(one),
  })
  expect(tally.games).toBe(8)
  expect(tally.wins[0]! + tally.wins[1]!).toBe(8)
  expect(tally.jarnacs[0]).toBe(tally.conceded[1])
  const seeds = played.map(({ log }) => log.serverSeed)
  expect(new Set(seeds).size).toBe(4)
  const firsts = played.map(({ log }) => log.steps[0]!.type === 'deal' && log.steps[0]!.events[0])
  expect(firsts[0]).toEqual(firsts[1])
  const total = played.reduce((sum, { outcome }) => sum + outcome.scores[0]! + outcome.scores[1]!, 0)
  expect(tally.scores[0]! + tally.scores[1]!).toBeCloseTo(total / 8)
})
