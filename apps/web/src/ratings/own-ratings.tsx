import './ratings.css'
import type { Profile } from '@estocade/protocol'
import { Link } from 'wouter'
import { gameOf } from '../games/index.ts'
import { dictionaryName } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Change, Rating } from './figure.tsx'

/** A player's ratings by game and language, and the change by the last match. */
export function OwnRatings({ ratings }: Pick<Profile, 'ratings'>) {
  const { t } = useTranslation()
  return (
    <section className="sheet block ratings">
      <h2>
        {t('ratings')}
        <Link href="/leaders" className="link">
          {t('leaders')}
        </Link>
      </h2>
      {ratings.length === 0 ? <p className="quiet">{t('noRatings')}</p> : <Rows ratings={ratings} />}
      {ratings.some(({ provisional }) => provisional) && <p className="quiet">{t('provisionalIs')}</p>}
    </section>
  )
}

function Rows({ ratings }: Pick<Profile, 'ratings'>) {
  const { t, i18n } = useTranslation()
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th scope="col" className="left">
              {t('gameName')}
            </th>
            {(['rating', 'lastChange', 'ratedGames'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ game, language, rating, provisional, change, played }) => (
            <tr key={`${game} ${language}`}>
              <th scope="row" className="left">
                <Link href={`/leaders?game=${game}&words=${language}`} className="link">
                  {gameOf(game)?.name ?? game}
                </Link>
                <small className="quiet">{dictionaryName(language, i18n.language)}</small>
              </th>
              <td>
                <Rating rating={rating} provisional={provisional} />
              </td>
              <td>{change !== undefined && <Change by={change} />}</td>
              <td>{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
