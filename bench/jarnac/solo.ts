import { createJarnac, jarnacBot, simulate } from '@estocade/jarnac'
import type { Lexicon } from '@estocade/words'

/** The strongest bot alone: whether it reaches the goal, and in how many turns. */
export function solo(lexicon: Lexicon, games: number): string {
  const game = createJarnac(lexicon)
  const config = game.configure({ preset: 'solo' })
  if (!config.ok) throw new Error(config.error.text)
  let reached = 0
  let turns = 0
  simulate({
    game,
    lexicon: lexicon.hash,
    config: config.value,
    bots: [jarnacBot(game, 'master')],
    games,
    seed: 1,
    played: ({ outcome, log }) => {
      if (outcome.scores[0]! >= 576) reached++
      for (const step of log.steps)
        if (step.type !== 'undo') turns += step.events.filter(({ type }) => type === 'turned').length
    },
  })
  return `### Solo, ${lexicon.alphabet.id}\n\n576 points reached in ${reached} of ${games} games, in ${(turns / games).toFixed(1)} turns on average.`
}
