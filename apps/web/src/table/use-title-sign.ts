import { useEffect } from 'react'
import { signTitle } from '../session/page-title.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { play } from './sounds.ts'

/** Shows the player's turn and unread messages in the browser's tab, with a knocking sound if the tab is hidden. */
export function useTitleSign(mine: boolean, unread: number): void {
  const { t } = useTranslation()
  useEffect(() => {
    const signs = [...(unread > 0 ? [`(${unread})`] : []), ...(mine ? [t('yourTurn')] : [])]
    signTitle(signs.join(' '), mine)
    return () => signTitle('', false)
  }, [mine, unread, t])
  useEffect(() => {
    if (mine && document.hidden) play('lay')
  }, [mine])
}
