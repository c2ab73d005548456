import './online.css'
import { useEffect, useState } from 'react'
import { Link, useParams, useSearchParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Waiting } from '../components/waiting.tsx'
import { gameOf } from '../games/index.ts'
import { useTable } from '../games/parts.ts'
import { AboutInBar } from '../games/table-about.tsx'
import { useGameLock } from '../pwa/game-lock.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { type ApiFault, joinTable } from './api.ts'
import { Gathering } from './gathering.tsx'
import { hasSeat, Invitation } from './invitation.tsx'
import { useMe, whoAmI } from './me.ts'
import { useArrivals } from './use-arrivals.ts'
import { useFaultText } from './use-fault-text.ts'
import { useOnline } from './use-online.ts'
import { useRematch } from './use-rematch.ts'
import { type RemoteSession, useRemoteTable } from './use-remote-table.ts'

/** A table on the server, opened by its link: first what it is, then a name, a seat and the game. Spectators only watch. */
export default function TablePage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const [watching, setWatching] = useState(search.has('watch'))
  const who = useMe()
  if (who.type === 'unknown') return <Away />
  if (who.type === 'away') return <Away lost />
  if (who.type === 'banned') return <KeptOut why={who.why} />
  return (
    <AtTable
      key={`${id}/${who.type === 'known' ? who.me.id : ''}`}
      id={id}
      sits={who.type === 'known' && !watching}
      invited={who.type === 'nobody' && !watching}
      onWatch={() => setWatching(true)}
    />
  )
}

function Away({ lost = false }: { readonly lost?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Bar />
      <Waiting text={t(lost ? 'serverAway' : 'connecting')}>
        {lost && (
          <button type="button" className="button main" onClick={() => void whoAmI()}>
            {t('retry')}
          </button>
        )}
      </Waiting>
    </>
  )
}

function KeptOut({ why }: { readonly why: ApiFault }) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  return (
    <>
      <Bar />
      <Waiting text={faultText(why)}>
        <Link href="/account" className="button main">
          {t('account')}
        </Link>
      </Waiting>
    </>
  )
}

interface AtTableProps {
  readonly id: string
  readonly sits: boolean
  /** Invites a visitor without a name, if a seat is free. */
  readonly invited: boolean
  readonly onWatch: () => void
}

function AtTable({ id, sits, invited, onWatch }: AtTableProps) {
  const { t } = useTranslation()
  const session = useRematch(useRemoteTable(id))
  const { view } = session
  const arrival = useArrivals(session)
  useGameLock(view?.phase === 'playing')
  useEffect(() => {
    // A visitor to a full table watches.
    if (sits) joinTable(id).catch(() => {})
  }, [id, sits])
  const online = useOnline()
  const lost = (session.connection !== 'open' || !online) && session.status === 'ready'
  const asks = invited && view !== undefined && hasSeat(view)
  return (
    <>
      <Bar title={view && (gameOf(view.game)?.name ?? view.game)}>
        {view && <AboutInBar view={view} online />}
        {view?.viewer === 'spectator' && !asks && <span className="whose">{t('watching')}</span>}
      </Bar>
      {lost && (
        <p className="lost" role="status">
          {t('reconnecting')}
        </p>
      )}
      <p className={view?.phase === 'gathering' ? 'arrival' : 'unseen'} role="status">
        {arrival}
      </p>
      {session.status === 'failed' && <Gone code={session.closed} />}
      {session.status === 'loading' && <Waiting text={t('connecting')} />}
      {session.status === 'ready' &&
        view &&
        (asks ? <Invitation view={view} onWatch={onWatch} /> : <Inside session={session} />)}
    </>
  )
}

const GONE: Readonly<Record<string, string>> = {
  private: 'refusal_private',
  'signed-out': 'signedOut',
  banned: 'banned',
}

/** The reason why the table cannot be shown. */
function Gone({ code }: { readonly code: string | undefined }) {
  const { t } = useTranslation()
  if (code === 'reload')
    return (
      <Waiting text={t('newVersion')}>
        <button type="button" className="button main" onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </Waiting>
    )
  return (
    <Waiting text={t((code && GONE[code]) || 'refusal_no-table')}>
      <Link href="/" className="button main">
        {t('home')}
      </Link>
    </Waiting>
  )
}

function Inside({ session }: { readonly session: RemoteSession }) {
  const { t } = useTranslation()
  const view = session.view!
  const game = gameOf(view.game)
  // It is loaded while the table waits for players.
  const Table = useTable(game)
  if (view.reason !== undefined) return <ClosedByHouse reason={view.reason} />
  if (view.phase === 'gathering') return <Gathering session={session} />
  if (view.phase === 'closed' && view.match === undefined) return <Gone code={undefined} />
  if (game === undefined || view.match === undefined) return <Waiting text={t('refusal_no-table')} />
  if (Table === undefined) return <Waiting text={t('connecting')} />
  return <Table session={session} onAgain={() => session.rematch?.take()} />
}

function ClosedByHouse({ reason }: { readonly reason: string }) {
  const { t } = useTranslation()
  return (
    <Waiting text={`${t('closedByOperator')} ${reason}`.trim()}>
      <Link href="/" className="button main">
        {t('home')}
      </Link>
    </Waiting>
  )
}
