import type { LexiconId } from '@estocade/words'
import type { GameLog } from '../session/session.ts'
import type { Replayed } from './moment.ts'

/** What a review found besides the game's own lists. */
export interface Found {
  /** By side, in per cent. */
  readonly accuracies?: readonly number[]
}

/** How one game is looked back upon. The file `reviews.ts` of a game's folder exports those of its games, by id. */
export interface GameReview {
  /** Events are facts: neither dictionary nor chance is needed to see a game again. */
  replay(log: GameLog): Replayed
  /** What was missed, from what the game's package found. */
  found(replay: Replayed, review: unknown): Found
}

export type GameReviews = Readonly<Record<string, GameReview>>

/** Every game names the language of its words so. */
export const languageOf = ({ header }: GameLog): LexiconId =>
  (header.config as { readonly language: LexiconId }).language
