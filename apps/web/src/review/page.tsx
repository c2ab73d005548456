import './review.css'
import './chart.css'
import './findings.css'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Bar } from '../components/bar.tsx'
import { gameOf } from '../games/index.ts'
import { tableLogs } from '../online/api.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { OpenForm, useFaultText } from './open-form.tsx'
import { Review } from './review.tsx'
import { type Source, useReview } from './use-review.ts'

/** What the table from which the viewer comes says about itself. */
export interface Arrival {
  readonly me?: number
  /** The address of the rematch. */
  readonly from?: string
}

/** A game from a link, from a table on the server, or pasted. */
export default function ReviewPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const [, go] = useLocation()
  const arrival = useHistoryState<Arrival | null>() ?? {}
  const linked = useLinked()
  const fetched = useFetched(id)
  const [pasted, setPasted] = useState<Source>()
  const source = linked ?? pasted ?? fetched.source
  const found = useReview(source)
  const fault = useFaultText(found.unreadable) ?? (fetched.failed ? t('reviewNoGame') : undefined)
  const waits = source === undefined ? id !== undefined && !fetched.failed : found.game === undefined
  return (
    <>
      <Bar title={t('review')}>
        {found.game && <b>{gameOf(found.game.replay.game)?.name}</b>}
        <span>{t('review')}</span>
      </Bar>
      {found.game && found.game.replay.moments.length > 0 ? (
        <Review
          game={found.game}
          found={found}
          me={arrival.me}
          onRematch={arrival.from ? () => go(arrival.from!, { state: { again: true } }) : undefined}
        />
      ) : waits && fault === undefined ? (
        <main className="waiting-room" />
      ) : (
        <OpenForm
          fault={fault}
          onOpen={(opened) => {
            if (opened.type === 'packed') location.hash = opened.packed
            else setPasted(opened)
          }}
        />
      )}
    </>
  )
}

/** The part of the address after #, also when it changes. */
function useLinked(): Source | undefined {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const onChange = () => setHash(location.hash)
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [])
  return useMemo(() => (hash.length > 1 ? { type: 'packed', packed: hash.slice(1) } : undefined), [hash])
}

/** The last finished match of a table on the server. */
function useFetched(id: string | undefined): { readonly source?: Source; readonly failed?: true } {
  const [state, setState] = useState<{ readonly source?: Source; readonly failed?: true }>({})
  useEffect(() => {
    if (id === undefined) return
    const failed = () => setState({ failed: true })
    Promise.all([tableLogs(id), namesAt(id)]).then(([logs, names]) => {
      const log = logs.at(-1)
      if (log === undefined) return failed()
      setState({ source: { type: 'text', text: JSON.stringify({ ...log, names }) } })
    }, failed)
  }, [id])
  return state
}

async function namesAt(id: string): Promise<readonly string[]> {
  const answer = await fetch(`/api/tables/${id}`)
  if (!answer.ok) return []
  const { sides } = (await answer.json()) as { sides: { names: readonly string[]; bot: string | null }[] }
  return sides.map(({ names, bot }) => (bot === null ? names.join(', ') : `bot:${bot}`))
}
