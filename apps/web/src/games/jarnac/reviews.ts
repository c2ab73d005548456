import { type jarnac, logIn } from '@estocade/games'
import type { GameReviews } from '../../review/game-review.ts'
import { chancesOf } from './review/chances.ts'
import { type Replay, replayOf } from './review/replay.ts'

export const reviews: GameReviews = {
  jarnac: {
    replay: (log) => replayOf(logIn(log, 'jarnac')),
    // The worker returns what `replay` made, and what the package's review found.
    found: (replay, review) => chancesOf(replay as Replay, review as jarnac.Review),
  },
}
