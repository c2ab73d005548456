import { type Bot, botSeed, type Played, playBots, seedFrom } from '@estocade/kernel'
import type { JarnacConfig } from '../config.ts'
import type { Jarnac } from '../create-jarnac.ts'
import type { JarnacTypes } from '../view.ts'

export type PlayedGame = Played<JarnacTypes>

/** Plays one whole game by the rules; `bots` by seat. */
export const playGame = (
  game: Jarnac,
  lexicon: string,
  config: JarnacConfig,
  bots: readonly Bot<JarnacTypes>[],
  seed: string,
): PlayedGame =>
  playBots({
    game,
    config,
    bots,
    serverSeed: seedFrom(`${seed}/bag`),
    lexicon,
    next(state, duties) {
      // With open Jarnac several seats may act. The side to move is the last duty, so the others decline first.
      const by = duties.at(-1)!.seat
      return { by, action: bots[by]!.choose(game.view(state, by), by, botSeed(seed, by, bots)) }
    },
  })
