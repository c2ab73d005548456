import { useTranslation } from '../texts/use-translation.ts'
import { ChoiceOrPick } from './choice.tsx'
import { OwnRating } from './own-rating.tsx'

interface LevelChoiceProps {
  readonly game: { readonly name: string; readonly levels: readonly string[] }
  readonly language: string
  readonly level: string
  /** The rating of this device's player in this game and language. */
  readonly rating: number | undefined
  readonly onLevel: (level: string) => void
}

/** The choice of the bot's level, with the level that suits this device's player. */
export function LevelChoice({ game, language, level, rating, onLevel }: LevelChoiceProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="level">
        <ChoiceOrPick
          name="level"
          label={t('strength')}
          value={level}
          onChange={onLevel}
          options={game.levels.map((id) => ({ id, text: t(`level_${id}`) }))}
        />
        <p className="quiet hint">{t(`plays_${level}`)}</p>
      </div>
      {rating !== undefined && <OwnRating game={game.name} language={language} rating={rating} />}
    </>
  )
}
