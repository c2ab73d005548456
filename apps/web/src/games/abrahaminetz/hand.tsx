import type { abrahaminetz as rules } from '@estocade/games'
import { useTranslation } from '../../texts/use-translation.ts'
import { Card } from './card.tsx'
import { cardName } from './card-names.ts'

interface HandProps {
  readonly hand: rules.Cards
  readonly values: rules.Values
  /** Places of cards that are now on the rack. */
  readonly used: ReadonlySet<number>
  /** Places in the order they are shown. */
  readonly order: readonly number[]
  /** Cards just drawn. */
  readonly fresh: string
  readonly open: boolean
  readonly onCard: (place: number) => void
}

export function Hand({ hand, values, used, order, fresh, open, onCard }: HandProps) {
  const { t } = useTranslation()
  const dots = freshPlaces(hand, fresh)
  return (
    <ul className={hand.length > 7 ? 'hand many' : 'hand'} aria-label={t('abrHand')}>
      {order.map((place) => {
        const card = hand[place]!
        const look = used.has(place) ? 'gone' : 'lying'
        const face = <Card face={card} values={values} look={look} fresh={dots.has(place)} />
        return (
          <li key={place}>
            {open ? (
              <button
                type="button"
                data-drag={used.has(place) ? undefined : `card ${place}`}
                aria-label={cardName(t, card, values)}
                aria-pressed={look !== 'lying'}
                onClick={() => onCard(place)}
              >
                {face}
              </button>
            ) : (
              <span role="img" aria-label={cardName(t, card, values)}>
                {face}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Drawn cards come last. */
function freshPlaces(hand: string, fresh: string): ReadonlySet<number> {
  const places = new Set<number>()
  let left = fresh
  for (let place = hand.length - 1; place >= 0; place--) {
    const card = hand[place]!
    if (!left.includes(card)) continue
    left = left.replace(card, '')
    places.add(place)
  }
  return places
}
