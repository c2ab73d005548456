import { type Bot, eyesOf, type Played, playBots, seedFrom } from '@estocade/kernel'
import type { JarnacConfig } from '../config.ts'
import type { Jarnac } from '../create-jarnac.ts'
import type { JarnacTypes } from '../view.ts'

export type PlayedGame = Played<JarnacTypes>

/** One whole game through the real rules; `bots` by seat. */
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
      // With open Jarnac several may act; the side to move comes last, the others having declined.
      const by = duties.at(-1)!.seat
      return { by, action: bots[by]!.choose(game.view(state, by), by, eyesOf(seed, by, bots)) }
    },
  })
