import { TickIcon } from '../components/icons.tsx'
import { boxOf, games, type PageGame } from '../games/index.ts'
import { useTranslation } from '../texts/use-translation.ts'

interface BoxesProps {
  readonly chosen: PageGame
  readonly onChoose: (game: PageGame) => void
}

/** One game of each box. */
const shelf = games.filter((game) => boxOf(game)[0] === game)

/** The boxes of the games. */
export function Boxes({ chosen, onChoose }: BoxesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="boxes">
      <legend className="unseen">{t('whichGame')}</legend>
      {shelf.map((first) => {
        const game = first.box === chosen.box ? chosen : first
        return (
          <label key={game.box} className={game === chosen ? 'box on' : 'box'}>
            <input
              type="radio"
              name="game"
              className="unseen"
              checked={game === chosen}
              onChange={() => onChoose(game)}
            />
            <Art art={game.art} />
            <span className="words">
              <span className="name">{game.box}</span>
              <span className="quiet about">{t(`about_${game.id}`)}</span>
            </span>
            {game === chosen && (
              <span className="tick">
                <TickIcon />
              </span>
            )}
          </label>
        )
      })}
      <p className="quiet chosen">{t(`about_${chosen.id}`)}</p>
    </fieldset>
  )
}

const Art = ({ art }: { readonly art: PageGame['art'] }) => (
  <span className={`art ${art}`} aria-hidden="true">
    {pictures[art].map(({ letter, look }) => (
      <span key={letter} className={look}>
        {letter}
      </span>
    ))}
  </span>
)

const spelt = (word: string, look: (letter: string) => string) =>
  [...word].map((letter) => ({ letter, look: look(letter) }))

/** Each box shows a word in the material of its game: ivory tiles, lacquered stones, or cards. */
const pictures = {
  duel: spelt('DUEL', () => 'tile'),
  crossword: spelt('WORT', (letter) => (letter === 'O' ? 'tile art-stone vowel' : 'tile art-stone')),
  cards: spelt('MARE', () => 'tile leaf'),
}
