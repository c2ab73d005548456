import type { Bot } from './bot.ts'
import type { GameTypes } from './game.ts'

/**
 * A bot for hints: the first of these bots that finds a word answers, so that a hint has a rare word only where no common
 * one is possible.
 */
export const adviserOf = <G extends GameTypes>(
  bots: readonly Bot<G>[],
  laysWord: (action: G['Action']) => boolean,
): Bot<G> => ({
  id: bots[0]!.id,
  choose(...asked) {
    const [bot, ...others] = bots
    const action = bot!.choose(...asked)
    return others.length === 0 || laysWord(action) ? action : adviserOf(others, laysWord).choose(...asked)
  },
})
