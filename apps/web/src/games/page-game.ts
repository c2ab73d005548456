import type { ComponentType } from 'react'
import type { GameRules, Options } from '../new-table/game-rules.ts'
import type { StageProps } from '../review/review.tsx'
import type { Book } from '../rules/book.ts'
import type { TableSession } from '../session/session.ts'

export interface GameTableProps {
  readonly session: TableSession
  /** Another game of the same kind. */
  readonly onAgain: () => void
}

/**
 * A game as the page offers it. What the home page needs is here; the rest is loaded when it is opened. Names are
 * proper names: the same in every language.
 */
export interface PageGame {
  readonly id: string
  readonly name: string
  /** What stands on the box that it comes in; one box may hold several games. */
  readonly box: string
  /** Its folder beside this file; a table on this device loads `playable.ts` from there, a review `reviews.ts`. */
  readonly folder: string
  /** Picture on the box. */
  readonly art: 'duel' | 'crossword' | 'cards'
  /** Bots, weakest first. */
  readonly levels: readonly string[]
  /** Whether players hold what the others may not see: then a shared device is handed over face down. */
  readonly secrets: boolean
  readonly alone: boolean
  /** Whether people can take turns at one screen. */
  readonly aroundOne: boolean
  /** What a game begun by one click does otherwise than its rule set, to help a beginner along. */
  readonly quickOptions?: Options
  readonly table: () => Promise<{ readonly default: ComponentType<GameTableProps> }>
  /** The options of a new table. */
  readonly form: () => Promise<GameRules>
  /** The rule book with its lessons. */
  readonly book: () => Promise<Book>
  /** A finished game shown again; `reviews.ts` of its folder says what is shown. */
  readonly stage: () => Promise<{ readonly default: ComponentType<StageProps> }>
}
