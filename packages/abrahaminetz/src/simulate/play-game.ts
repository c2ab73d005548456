import { type Bot, botSeed, type Played, playBots, seedFrom } from '@estocade/kernel'
import type { Abrahaminetz } from '../game.ts'
import type { AbrahaminetzTypes, Config } from '../types.ts'

export type PlayedGame = Played<AbrahaminetzTypes>

/** Plays one whole game by the rules; `bots` by seat. */
export const playGame = (
  game: Abrahaminetz,
  config: Config,
  bots: readonly Bot<AbrahaminetzTypes>[],
  seed: string,
): PlayedGame =>
  playBots({
    game,
    config,
    bots,
    serverSeed: seedFrom(`${seed}/deck`),
    lexicon: game.lexicon.hash,
    next(state, duties) {
      const by = duties[0]!.seat
      return { by, action: bots[by]!.choose(game.view(state, by), by, botSeed(seed, by, bots)) }
    },
  })
