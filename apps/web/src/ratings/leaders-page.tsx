import './ratings.css'
import type { Leader } from '@estocade/protocol'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Pick } from '../components/choice.tsx'
import { Toggle } from '../components/toggle.tsx'
import { gameOf, games } from '../games/index.ts'
import { useMe } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { dictionaryIds, dictionaryNames, usualDictionary } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { leaders } from './api.ts'
import { Rating } from './figure.tsx'

/** The best of each game and language. */
export default function LeadersPage() {
  const { t, i18n } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const [programs, setPrograms] = useState(true)
  const game = gameOf(search.get('game') ?? '')?.id ?? games[0]!.id
  const language = dictionaryIds.find((id) => id === search.get('words')) ?? usualDictionary(i18n.language)
  const set = (key: 'game' | 'words') => (value: string) =>
    setSearch({ game, words: language, [key]: value }, { replace: true })
  return (
    <>
      <Bar title={t('leaders')} />
      <main className="page ratings">
        <h1>{t('leaders')}</h1>
        <p className="quiet">{t('leadersIs')}</p>
        <div className="sheet filters">
          <Pick
            label={t('gameName')}
            value={game}
            onChange={set('game')}
            options={games.map(({ id, name }) => ({ id, text: name }))}
          />
          <Pick
            label={t('wordsIn')}
            value={language}
            onChange={set('words')}
            options={dictionaryIds.map((id) => ({ id, text: dictionaryNames[id] }))}
          />
          <p className="switch">
            <Toggle label={t('showPrograms')} on={programs} onChange={setPrograms} />
            <span aria-hidden="true">{t('showPrograms')}</span>
          </p>
        </div>
        <section className="sheet block">
          <Board key={`${game} ${language}`} game={game} language={language} programs={programs} />
        </section>
        <p className="quiet">{t('provisionalIs')}</p>
      </main>
    </>
  )
}

interface BoardProps {
  readonly game: string
  readonly language: string
  readonly programs: boolean
}

function Board({ game, language, programs }: BoardProps) {
  const { t } = useTranslation()
  const [asked, again] = useAsk(`${game} ${language}`, () => leaders(game, language))
  if (asked.type === 'asking') return <p className="quiet">{t('asking')}</p>
  if (asked.type === 'failed')
    return (
      <p className="quiet">
        {t('serverAway')}{' '}
        <button type="button" className="link" onClick={again}>
          {t('retry')}
        </button>
      </p>
    )
  const rows = asked.value.filter(({ program }) => programs || !program)
  return rows.length === 0 ? <p className="quiet">{t('noLeaders')}</p> : <Rows rows={rows} />
}

function Rows({ rows }: { readonly rows: readonly Leader[] }) {
  const { t } = useTranslation()
  const who = useMe()
  const me = who.type === 'known' ? who.me.id : undefined
  // Provisional ratings come last, so the places are those of the others.
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('rank')}</th>
          <th scope="col" className="left">
            {t('player')}
          </th>
          <th scope="col">{t('rating')}</th>
          <th scope="col">{t('ratedGames')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, name, program, rating, provisional, played }, i) => (
          <tr key={player} className={player === me ? 'mine' : ''}>
            <td>{provisional ? '–' : i + 1}</td>
            <th scope="row" className="left">
              <Link href={`/players/${player}`} className="link">
                {name}
              </Link>{' '}
              {program && <span className="caption kind">{t('program')}</span>}
            </th>
            <td>
              <Rating rating={rating} provisional={provisional} />
            </td>
            <td>{played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
