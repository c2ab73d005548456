import type { ComponentType } from 'react'
import { later, type Part, partOf, usePart } from '../components/later.tsx'
import { loadAgain } from '../components/load-again.ts'
import type { GameRules } from '../new-table/game-rules.ts'
import type { StageProps } from '../review/review.tsx'
import type { Book } from '../rules/book.ts'
import { needTexts } from '../texts/later-catalogues.ts'
import type { GameTableProps, PageGame } from './page-game.ts'

/** One part for each game. */
function ofGame<T>(make: (game: PageGame) => T): (game: PageGame) => T {
  const made = new Map<string, T>()
  return (game) => {
    const part = made.get(game.id) ?? make(game)
    made.set(game.id, part)
    return part
  }
}

const formOf = ofGame(({ form }) =>
  partOf(async () => {
    const [rules] = await Promise.all([form(), needTexts('options')])
    return rules
  }),
)
const tableOf = ofGame(({ table }) => partOf(table))
const bookOf = ofGame(({ book }): Part<Book> => partOf(book))

/** The game's options, or `undefined` until they are loaded. */
export const useForm = (game: PageGame): GameRules | undefined => usePart(formOf(game))

/** The game's rule book, or `undefined` until it is loaded. */
export const useBook = (game: PageGame): Book | undefined => usePart(bookOf(game))

/** The game's table, or `undefined` until it is loaded. Call it as soon as the game is known. */
export const useTable = (game: PageGame | undefined): ComponentType<GameTableProps> | undefined =>
  usePart(game && tableOf(game), loadAgain)?.default

export const stageOf = ofGame(({ stage }): ComponentType<StageProps> => later(stage))
