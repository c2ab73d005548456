import { typDom } from '@estocade/games'
import { StarIcon } from '../../table/table-icons.tsx'

/** `typed`: laid out, not yet laid. `needed`: a letter that a named word still lacks. */
export type StoneLook = 'lying' | 'typed' | 'needed' | 'used' | 'lacking'

interface StoneProps {
  /** What it shows: a capital, a small letter for a jolly that stands for it, or a jolly of the rack. */
  readonly shown: string
  readonly look?: StoneLook
  /** Point: the values of the letters. */
  readonly points?: Readonly<Record<string, number>> | undefined
}

/** Vowels are round and red, consonants square and black. */
export function Stone({ shown, look = 'lying', points }: StoneProps) {
  const jolly = typDom.isJollyStone(shown) || typDom.isJolly(shown)
  const colour = typDom.colourOf(typDom.isJollyStone(shown) ? shown : shown.toUpperCase())
  return (
    <span className={`stone ${colour} ${look}`} aria-hidden="true">
      {jolly && (
        <i className="star">
          <StarIcon />
        </i>
      )}
      {!typDom.isJollyStone(shown) && <b>{shown.toUpperCase()}</b>}
      {points && <i className="value">{jolly ? 0 : (points[shown] ?? 0)}</i>}
    </span>
  )
}
