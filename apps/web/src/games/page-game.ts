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
 * A game as the page offers it. It has what the home page needs; the rest is loaded when it is opened. Names are proper
 * names and are not translated.
 */
export interface PageGame {
  readonly id: string
  readonly name: string
  /** The name of its box; a box may hold several games. */
  readonly box: string
  /** Its folder beside this file; a table on this device loads `playable.ts` from there, a review `reviews.ts`. */
  readonly folder: string
  /** Picture on the box. */
  readonly art: 'duel' | 'crossword' | 'cards'
  /** Bots, weakest first. */
  readonly levels: readonly string[]
  /** Whether players have hidden pieces: then a shared device hides them until the next player confirms. */
  readonly secrets: boolean
  readonly alone: boolean
  /** Whether people can take turns at one screen. */
  readonly aroundOne: boolean
  /** The rule set that a language is played with by default, as the home page names it; "classic" if it is not given. */
  readonly usualRules?: (language: string) => 'classic' | 'international'
  /** How a game started by one click differs from its rule set, to help beginners. */
  readonly quickOptions?: Options
  readonly table: () => Promise<{ readonly default: ComponentType<GameTableProps> }>
  /** The options of a new table. */
  readonly form: () => Promise<GameRules>
  /** The rule book with its lessons. */
  readonly book: () => Promise<Book>
  /** The review of a finished game; `reviews.ts` in its folder defines what is shown. */
  readonly stage: () => Promise<{ readonly default: ComponentType<StageProps> }>
}
