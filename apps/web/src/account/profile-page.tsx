import './account.css'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Waiting } from '../components/waiting.tsx'
import { gameOf } from '../games/index.ts'
import { ApiFault, type Profile, profile } from '../online/api.ts'
import { useMe } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import { OwnRatings } from '../ratings/own-ratings.tsx'
import { PersonalBests } from '../ratings/personal-bests.tsx'
import { mute, unmute, useMuted, useServerBlocks } from '../settings/muted.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Report } from './report.tsx'

export default function ProfilePage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const [asked, again] = useAsk(id, () => profile(id))
  return (
    <>
      <Bar title={t('profile')} />
      {asked.type === 'asking' && <Waiting text={t('asking')} />}
      {asked.type === 'failed' && (
        <Waiting text={t(asked.error instanceof ApiFault ? 'noPlayer' : 'serverAway')}>
          {asked.error instanceof ApiFault ? (
            <Link href="/" className="button main">
              {t('home')}
            </Link>
          ) : (
            <button type="button" className="button main" onClick={again}>
              {t('retry')}
            </button>
          )}
        </Waiting>
      )}
      {asked.type === 'there' && <Shown profile={asked.value} />}
    </>
  )
}

function Shown({
  profile: { id, name, since, program, owner, statistics, bests, ratings },
}: {
  readonly profile: Profile
}) {
  const { t, i18n } = useTranslation()
  const who = useMe()
  const mine = who.type === 'known' && who.me.id === id
  const [search] = useSearchParams()
  return (
    <main className="page account">
      <h1>{name}</h1>
      <p className="quiet">{t('since', { date: new Date(since).toLocaleDateString(i18n.language) })}</p>
      {program && (
        <p className="doors">
          <span className="chip">{t('program')}</span>
          {owner && (
            <Link href={`/players/${owner.id}`} className="link">
              {t('programOf', { owner: owner.name })}
            </Link>
          )}
        </p>
      )}
      <OwnRatings ratings={ratings} />
      <section className="sheet block">
        <h2>{t('statistics')}</h2>
        {statistics.length === 0 && <p className="quiet">{t('noFinished')}</p>}
        <Played title={t('againstPeople')} rows={statistics.filter(({ people }) => people)} />
        <Played title={t('againstBots')} rows={statistics.filter(({ people }) => !people)} />
      </section>
      <PersonalBests bests={bests} />
      {!mine && <Distance id={id} name={name} />}
      {!mine && who.type === 'known' && (
        <Report id={id} name={name} table={search.get('table') ?? undefined} />
      )}
    </main>
  )
}

/** The results of matches of one kind, by game. */
function Played({ title, rows }: { readonly title: string; readonly rows: Profile['statistics'] }) {
  const { t } = useTranslation()
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard
    <div className="wide" tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {['game', 'played', 'won', 'drawn', 'lost', 'best'].map((key) => (
              <th key={key} scope="col">
                {t(key === 'game' ? 'gameName' : `stat_${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.game}>
              <th scope="row">{gameOf(row.game)?.name ?? row.game}</th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{row.drawn}</td>
              <td>{row.lost}</td>
              <td>{row.best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Mute, which only this browser stores, and block, which the server stores too. */
function Distance({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const [fault, setFault] = useState('')
  useServerBlocks()
  const how = useMuted().find(({ player }) => player === id)?.how
  const set = (next: 'muted' | 'blocked') => () =>
    (how === next ? unmute(id) : mute(id, name, next)).then(
      () => setFault(''),
      (error) => setFault(faultText(error)),
    )
  return (
    <section className="sheet block">
      <h2>{t('distance')}</h2>
      <p className="quiet">{t('distanceIs')}</p>
      <p className="doors">
        <button type="button" className="button" aria-pressed={how === 'muted'} onClick={set('muted')}>
          {t(how === 'muted' ? 'unmute' : 'mute')}
        </button>
        <button type="button" className="button" aria-pressed={how === 'blocked'} onClick={set('blocked')}>
          {t(how === 'blocked' ? 'unblock' : 'block')}
        </button>
      </p>
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
