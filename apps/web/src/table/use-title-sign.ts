import { useEffect } from 'react'
import { signTitle } from '../session/page-title.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { play } from './sounds.ts'

/** In the browser's tab: whose turn it is, and unread messages. With a knock for those who look elsewhere. */
export function useTitleSign(mine: boolean, unread: number): void {
  const { t } = useTranslation()
  useEffect(() => {
    const signs = [...(unread > 0 ? [`(${unread})`] : []), ...(mine ? [t('yourTurnNow')] : [])]
    signTitle(signs.join(' '), mine)
    return () => signTitle('', false)
  }, [mine, unread, t])
  useEffect(() => {
    if (mine && document.hidden) play('lay')
  }, [mine])
}
