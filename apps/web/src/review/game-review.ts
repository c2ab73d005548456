import type { LexiconId } from '@estocade/words'
import type { GameLog } from '../session/session.ts'
import type { Replayed } from './moment.ts'

/** What every review finds, besides the game's own lists. */
export interface Found {
  /** By side, in per cent. */
  readonly accuracies?: readonly number[]
}

/** How one game is reviewed. The file `reviews.ts` of a game's folder exports the reviews of its games, by id. */
export interface GameReview {
  /** Events are complete facts, so a replay needs neither dictionary nor random numbers. */
  replay(log: GameLog): Replayed
  /** What was missed, made from the findings of the game's package. */
  found(replay: Replayed, review: unknown): Found
}

export type GameReviews = Readonly<Record<string, GameReview>>

/** Every game's configuration has the language of its words here. */
export const languageOf = ({ header }: GameLog): LexiconId =>
  (header.config as { readonly language: LexiconId }).language
