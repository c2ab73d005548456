import '../jarnac/jarnac.css'
import './online.css'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import { JarnacTable } from '../jarnac/table.tsx'
import { Bar } from '../pieces/bar.tsx'
import { joinTable, type Me, whoAmI } from './api.ts'
import { Gathering } from './gathering.tsx'
import { NameForm } from './name-form.tsx'
import { useRemoteTable } from './use-remote-table.ts'

/** A table on the server, reached by its link: a name first, then a seat, then the game. */
export default function TablePage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const [me, setMe] = useState<Me | null>()
  useEffect(() => {
    whoAmI().then(
      (known) => setMe(known ?? null),
      () => setMe(null),
    )
  }, [])
  return (
    <>
      <Bar>
        <b>Jarnac</b>
      </Bar>
      {me === undefined && (
        <main className="waiting">
          <p>{t('connecting')}</p>
        </main>
      )}
      {me === null && <NameForm onNamed={setMe} />}
      {me && <Seated id={id} />}
    </>
  )
}

function Seated({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const session = useRemoteTable(id)
  useEffect(() => {
    // A full table is watched instead.
    joinTable(id).catch(() => {})
  }, [id])
  const lost = session.connection !== 'open' && session.status === 'ready'
  return (
    <>
      {lost && (
        <p className="lost" role="status">
          {t('reconnecting')}
        </p>
      )}
      {session.status === 'failed' && (
        <main className="waiting">
          <p>{t('noTable')}</p>
        </main>
      )}
      {session.status === 'loading' && (
        <main className="waiting">
          <p>{t('connecting')}</p>
        </main>
      )}
      {session.view &&
        (session.view.phase === 'gathering' ? (
          <Gathering session={session} />
        ) : (
          session.view.match && (
            <JarnacTable session={session} onAgain={() => void session.send({ type: 'again' })} />
          )
        ))}
    </>
  )
}
