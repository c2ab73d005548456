import { type ComponentType, lazy, use } from 'react'
import type { GameRules } from '../new-table/game-rules.ts'
import type { StageProps } from '../review/review.tsx'
import type { Book } from '../rules/book.ts'
import { needTexts } from '../texts/later-catalogues.ts'
import type { GameTableProps, PageGame } from './page-game.ts'

/** Loads a part of a game once; a failed download is repeated at the next use. */
function once<T>(load: (game: PageGame) => Promise<T>): (game: PageGame) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (game) => {
    const known = loaded.get(game.id)
    if (known !== undefined) return known
    const part = load(game)
    loaded.set(game.id, part)
    part.catch(() => loaded.delete(game.id))
    return part
  }
}

const formOf = once(async ({ form }) => {
  const [rules] = await Promise.all([form(), needTexts('options')])
  return rules
})
const bookOf = once(({ book }) => book())

/** The game's options; suspends until they are loaded. */
export const useForm = (game: PageGame): GameRules => use(formOf(game))

/** The game's rule book; suspends until it is loaded. */
export const useBook = (game: PageGame): Book => use(bookOf(game))

/** A part that is a component and loads itself. */
function loading<P>(part: (game: PageGame) => () => Promise<{ readonly default: ComponentType<P> }>) {
  const known = new Map<string, ComponentType<P>>()
  return (game: PageGame): ComponentType<P> => {
    const component = known.get(game.id) ?? lazy(part(game))
    known.set(game.id, component)
    return component
  }
}

export const tableOf = loading<GameTableProps>(({ table }) => table)
export const stageOf = loading<StageProps>(({ stage }) => stage)
