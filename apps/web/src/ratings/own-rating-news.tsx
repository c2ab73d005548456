import type { TableView } from '@estocade/table'
import { useEffect, useState } from 'react'
import { OwnRating } from '../components/own-rating.tsx'
import { gameOf } from '../games/index.ts'
import { ratingHere } from '../session/own-ratings.ts'
import { keepResult } from './own-results.ts'

/** After a game against bots: stores the result, and shows the change of the player's rating. */
export function OwnRatingNews({ view }: { readonly view: TableView }) {
  const { game } = view
  const { language = '' } = view.config as { readonly language?: string }
  const [rating, setRating] = useState<number>()
  useEffect(() => {
    keepResult(view)
    setRating(ratingHere(game, language))
  }, [view, game, language])
  const isAgainstBots = view.sides.some(({ bot }) => bot !== undefined)
  return (
    isAgainstBots &&
    rating !== undefined && <OwnRating game={gameOf(game)!.name} language={language} rating={rating} />
  )
}
