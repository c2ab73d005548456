import './pictures.css'
import { useTranslation } from '../../texts/use-translation.ts'
import { cardsInWords, rackInWords } from './piece-names.ts'
import { Star } from './star.tsx'

interface CardsPictureProps {
  readonly label: string
  /** A capital is a letter, a small letter a joker standing for it, `_` an eraser that shows, `*` a joker, `-` an eraser, `#` a back. */
  readonly cards: string
  /** The places that were covered last; only a rack has them. */
  readonly fresh?: readonly number[]
  readonly values: Readonly<Record<string, number>>
}

/** A row of cards: the rack in the middle, or a hand. */
export function CardsPicture({ label, cards, fresh, values }: CardsPictureProps) {
  const { t } = useTranslation()
  const value = fresh ? rackInWords(t, cards) : cardsInWords(t, cards)
  return (
    <div className="pic-card-rack" role="img" aria-label={t('labelled', { label, value })}>
      {[...cards].map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the rack
        <Card key={at} card={card} fresh={fresh?.includes(at) ?? false} values={values} />
      ))}
    </div>
  )
}

interface CardProps {
  readonly card: string
  readonly fresh: boolean
  readonly values: Readonly<Record<string, number>>
}

function Card({ card, fresh, values }: CardProps) {
  const look = fresh ? ' fresh' : ''
  if (card === '#') return <span className={`pic-card down${look}`} />
  if (card === '_' || card === '-')
    return (
      <span className={`pic-card eraser${look}`}>
        <small>−2</small>
      </span>
    )
  const joker = card === '*' || card !== card.toUpperCase()
  return (
    <span className={`pic-card${joker ? ' joker' : ''}${look}`}>
      <small>{joker ? 1 : values[card]}</small>
      {card === '*' ? <Star /> : card.toUpperCase()}
      {joker && card !== '*' && <Star corner />}
    </span>
  )
}
