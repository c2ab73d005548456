import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableSession } from '../session/session.ts'
import { type Running, useSeconds } from './use-time.ts'

interface AnnouncerProps<E> {
  readonly session: TableSession
  /** What is said of an event, if anything. */
  readonly spoken: (event: E) => string | undefined
  /** One's own running clock. */
  readonly time: Running | undefined
}

/** What happens, for those who hear it; nothing of what was caught up on. The clock speaks up once, ten seconds before its end. */
export function Announcer<E>({ session, spoken, time }: AnnouncerProps<E>) {
  const { t } = useTranslation()
  const { events, past = 0 } = session
  const told = useRef(events.length)
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each event
  useEffect(() => {
    const fresh = events.slice(Math.max(told.current, past))
    told.current = events.length
    const lines = fresh.flatMap((event) =>
      event.type === 'step' ? (event.events as unknown as E[]).flatMap((one) => spoken(one) ?? []) : [],
    )
    if (lines.length > 0) setSaid(lines.join(' '))
  }, [events])
  const seconds = useSeconds(time, session.skew)
  const near = seconds !== undefined && seconds <= 10 && seconds > 0
  return (
    <>
      <p className="unseen" aria-live="polite" data-says="events">
        {said}
      </p>
      <p className="unseen" aria-live="assertive" data-says="alarm">
        {near ? t('tableTenSeconds') : ''}
      </p>
    </>
  )
}
