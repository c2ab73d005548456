import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { TableSession } from '../session/session.ts'

export interface GameTableProps {
  readonly session: TableSession
  /** Another game of the same kind. */
  readonly onAgain: () => void
}

/** A game as the page offers it. Names are proper names: the same in every language. */
export interface PageGame {
  readonly id: string
  readonly name: string
  /** Picture on the box. */
  readonly art: 'duel' | 'crossword' | 'cards'
  /** Bots, weakest first. */
  readonly levels: readonly string[]
  /** Whether players hold what the others may not see: then a shared device is handed over face down. */
  readonly secrets: boolean
  readonly alone: boolean
  readonly table: LazyExoticComponent<ComponentType<GameTableProps>>
}

const levels = ['novice', 'pupil', 'fencer', 'provost', 'master'] as const

/** All games that have a table on this page. */
export const games: readonly PageGame[] = [
  {
    id: 'jarnac',
    name: 'Jarnac',
    art: 'duel',
    levels,
    secrets: false,
    alone: true,
    table: lazy(async () => ({ default: (await import('../jarnac/table.tsx')).JarnacTable })),
  },
]

export const gameOf = (id: string): PageGame | undefined => games.find((game) => game.id === id)
