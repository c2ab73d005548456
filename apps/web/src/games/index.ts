import { abrahaminetz } from './abrahaminetz/index.ts'
import { jarnac } from './jarnac/index.ts'
import type { PageGame } from './page-game.ts'
import { kreuzwort, point, presto, recht } from './typ-dom/index.ts'

export type { GameTableProps, PageGame } from './page-game.ts'

/** All games that have a table on this page. */
export const games: readonly PageGame[] = [jarnac, abrahaminetz, kreuzwort, point, presto, recht]

/** The games of the same box, the box's main game first. */
export const boxOf = ({ box }: PageGame): readonly PageGame[] => games.filter((game) => game.box === box)

export const gameOf = (id: string): PageGame | undefined => games.find((game) => game.id === id)

/** The rule set that a game is played with by default, as sentences name it. */
export const usualRules = (game: PageGame | undefined, language: string) =>
  game?.usualRules?.(language) ?? 'classic'
