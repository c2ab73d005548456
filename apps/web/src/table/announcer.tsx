import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeconds } from './use-seconds.ts'

interface AnnouncerProps<E> {
  readonly events: readonly E[]
  /** What is said of an event, if anything. */
  readonly spoken: (event: E) => string | undefined
  /** ms on one's own running clock at `at`. */
  readonly left?: number | undefined
  readonly at: number
}

/** What happens, for those who hear it. The clock speaks up once, ten seconds before its end. */
export function Announcer<E>({ events, spoken, left, at }: AnnouncerProps<E>) {
  const { t } = useTranslation()
  const told = useRef(events.length)
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each event
  useEffect(() => {
    const fresh = events.slice(told.current)
    told.current = events.length
    const lines = fresh.flatMap((event) => spoken(event) ?? [])
    if (lines.length > 0) setSaid(lines.join(' '))
  }, [events])
  const seconds = useSeconds(left, at)
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
