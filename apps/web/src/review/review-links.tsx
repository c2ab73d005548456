import type { TableView } from '@estocade/table'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { TableSession } from '../session/session.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { Arrival } from './page.tsx'
import { addressOf } from './share.tsx'

interface ReviewLinksProps {
  readonly session: TableSession
  readonly onAgain: () => void
}

/** For a finished game: the link to its review, and the link to send. */
export function ReviewLinks({ session, onAgain }: ReviewLinksProps) {
  const { t } = useTranslation()
  const [here, go] = useLocation()
  const [copied, setCopied] = useState(false)
  useRematch(onAgain)
  const { view, logs } = session
  if (view === undefined) return null
  const address = async (): Promise<string | undefined> => {
    const log = (await logs()).at(-1)
    return log && addressOf({ ...log, names: namesOf(view, t('you')) })
  }
  const review = async () => {
    const path = await address()
    const me = view.viewer === 'spectator' ? {} : { me: view.viewer }
    if (path) go(path, { state: { ...me, from: here } satisfies Arrival })
  }
  const share = async () => {
    const path = await address()
    if (path === undefined) return
    await navigator.clipboard.writeText(location.origin + path)
    setCopied(true)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void review()}>
        {t('reviewGo')}
      </button>
      <button type="button" className="button" onClick={() => share().catch(() => setCopied(false))}>
        {t(copied ? 'copied' : 'reviewShare')}
      </button>
    </>
  )
}

/** A player who comes back from the review to play again wants a rematch at this table. */
function useRematch(onAgain: () => void): void {
  const state = useHistoryState<{ readonly again?: true } | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is entered
  useEffect(() => {
    if (state?.again !== true) return
    history.replaceState(null, '')
    onAgain()
  }, [])
}

/** A bot's level stands for its name, so that it can be translated; "You" is not a name. */
const namesOf = ({ sides }: TableView, you: string): readonly string[] =>
  sides.map(({ bot, members }) => {
    const names = members.map(({ name }) => name).join(', ')
    return bot ? `bot:${bot}` : names === you ? '' : names
  })
