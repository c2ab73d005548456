import './ratings.css'
import type { RatingChange } from '@estocade/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { tableRatings } from './api.ts'
import { Change, Rating } from './figure.tsx'

interface RatingNewsProps {
  readonly table: string
  readonly match: number
  readonly you: string | undefined
}

/** How many ms pass between two requests, and how many requests there are: ratings are computed shortly after the end. */
const PAUSE = 700
const LOOKS = 6

/** The changes of the players' ratings by a finished match. */
export default function RatingNews({ table, match, you }: RatingNewsProps) {
  const { t } = useTranslation()
  const changes = useChanges(table, match)
  if (changes.length === 0) return null
  return (
    <ul className="rating-news" aria-live="polite">
      {[...changes]
        .sort((a, b) => Number(b.player === you) - Number(a.player === you))
        .map(({ player, name, rating, provisional, change }) => (
          <li key={player}>
            {player === you ? t('ratingNews') : t('ratingOf', { name })}{' '}
            <b>
              <Rating rating={rating} provisional={provisional} />
            </b>{' '}
            <Change by={change} />
          </li>
        ))}
    </ul>
  )
}

function useChanges(table: string, match: number): readonly RatingChange[] {
  const [changes, setChanges] = useState<readonly RatingChange[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const look = (left: number) => {
      const later = () => {
        if (left > 1 && !over) timer = setTimeout(() => look(left - 1), PAUSE)
      }
      tableRatings(table).then((all) => {
        const those = all.filter((one) => one.match === match)
        if (over) return
        if (those.length > 0) setChanges(those)
        else later()
      }, later)
    }
    look(LOOKS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [table, match])
  return changes
}
