import { suggestedLevel } from '@estocade/table'
import { dictionaryName } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'

interface OwnRatingProps {
  /** The name of the game. */
  readonly game: string
  readonly language: string
  readonly rating: number
}

/** The rating of this device's player in a game and language, and the level that suits it. */
export function OwnRating({ game, language, rating }: OwnRatingProps) {
  const { t, i18n } = useTranslation()
  return (
    <p className="quiet own-rating">
      {t('ownRating', {
        game,
        language: dictionaryName(language, i18n.language),
        rating,
        level: t(`level_${suggestedLevel(rating)}`),
      })}
    </p>
  )
}
