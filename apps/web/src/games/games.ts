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
  /** What stands on the box that it comes in; one box may hold several games. */
  readonly box: string
  /** Picture on the box. */
  readonly art: 'duel' | 'crossword' | 'cards'
  /** Bots, weakest first. */
  readonly levels: readonly string[]
  /** Whether players hold what the others may not see: then a shared device is handed over face down. */
  readonly secrets: boolean
  readonly alone: boolean
  /** Whether people can take turns at one screen. */
  readonly aroundOne: boolean
  readonly table: LazyExoticComponent<ComponentType<GameTableProps>>
}

const levels = ['novice', 'pupil', 'fencer', 'provost', 'master'] as const

/** What the games of the Typ-Dom box have in common. */
const box = {
  box: 'Typ-Dom',
  art: 'crossword',
  levels,
  secrets: true,
  alone: false,
  aroundOne: true,
} as const
const crossword = lazy(async () => ({
  default: (await import('./typ-dom/crossword/table.tsx')).CrosswordTable,
}))

/** All games that have a table on this page. */
export const games: readonly PageGame[] = [
  {
    id: 'jarnac',
    name: 'Jarnac',
    box: 'Jarnac',
    art: 'duel',
    levels,
    secrets: false,
    alone: true,
    aroundOne: true,
    table: lazy(async () => ({ default: (await import('./jarnac/table.tsx')).JarnacTable })),
  },
  {
    id: 'abrahaminetz',
    name: 'Abrahaminetz',
    box: 'Abrahaminetz',
    art: 'cards',
    levels,
    secrets: true,
    alone: false,
    aroundOne: true,
    table: lazy(async () => ({ default: (await import('./abrahaminetz/table.tsx')).AbrahaminetzTable })),
  },
  { id: 'kreuzwort', name: 'Typ-Dom Kreuzwort', ...box, table: crossword },
  { id: 'point', name: 'Point-Typ-Dom', ...box, table: crossword },
  {
    id: 'presto',
    name: 'Presto',
    ...box,
    aroundOne: false,
    table: lazy(async () => ({ default: (await import('./typ-dom/presto/table.tsx')).PrestoTable })),
  },
  {
    id: 'recht',
    name: 'Wer behält recht?',
    ...box,
    table: lazy(async () => ({ default: (await import('./typ-dom/recht/table.tsx')).RechtTable })),
  },
]

/** The games that come in the same box, the box's first one first. */
export const boxOf = ({ box }: PageGame): readonly PageGame[] => games.filter((game) => game.box === box)

export const gameOf = (id: string): PageGame | undefined => games.find((game) => game.id === id)
