import { useTranslation } from 'react-i18next'
import { games, type PageGame } from '../games/games.ts'
import { TickIcon } from '../pieces/icons.tsx'
import { Tile } from '../pieces/tile.tsx'

interface BoxesProps {
  readonly chosen: PageGame
  readonly onChoose: (game: PageGame) => void
}

/** The games on the shelf. */
export function Boxes({ chosen, onChoose }: BoxesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="boxes">
      <legend className="unseen">{t('whichGame')}</legend>
      {games.map((game) => (
        <label key={game.id} className={game === chosen ? 'box on' : 'box'}>
          <input
            type="radio"
            name="game"
            className="unseen"
            checked={game === chosen}
            onChange={() => onChoose(game)}
          />
          <Art art={game.art} />
          <span className="words">
            <span className="name">{game.name}</span>
            <span className="quiet">{t(`about_${game.id}`)}</span>
          </span>
          {game === chosen && (
            <span className="tick">
              <TickIcon />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

const words: Readonly<Record<PageGame['art'], string>> = { duel: 'DUEL', crossword: 'WORT', cards: 'MARE' }

const Art = ({ art }: { readonly art: PageGame['art'] }) => (
  <span className={`art ${art}`} aria-hidden="true">
    {[...words[art]].map((letter) => (
      <Tile key={letter} letter={letter} />
    ))}
  </span>
)
