import { useMemo } from 'react'
import type { TableSession } from '../session/session.ts'

/** What happened in the running match, as far as this page has seen it. */
export const useGameEvents = <E>({ events }: TableSession): readonly E[] =>
  useMemo(() => {
    const last = events.findLastIndex(({ type }) => type === 'again')
    return events
      .slice(last + 1)
      .flatMap((event) => (event.type === 'step' ? (event.events as unknown as readonly E[]) : []))
  }, [events])
