import { useEffect, useRef, useState } from 'react'
import { newsInTitle } from '../session/page-title.ts'
import type { TableSession } from '../session/session.ts'
import { play } from '../table/sounds.ts'
import { useTranslation } from '../texts/use-translation.ts'

/** The last person who sat down while this page was open, in a sentence; with a sound, and in the title of a hidden tab. */
export function useArrivals({ events, past = 0, you }: TableSession): string {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const told = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each event
  useEffect(() => {
    const fresh = events.slice(Math.max(told.current, past))
    told.current = events.length
    const last = fresh.findLast((event) => event.type === 'sat' && event.player !== you)
    if (last?.type !== 'sat') return
    const text = t('satDown', { name: last.name })
    setSaid(text)
    newsInTitle(text)
    play('lay')
  }, [events])
  return said
}
