import { suggestedLevel } from '@estocade/table'
import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'wouter'
import { Waiting } from '../components/waiting.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { quickOpening } from './quick-opening.ts'
import { beginGame } from './saved-games.ts'

/** `/jarnac/fr/pupil`: an address that starts a game at once. */
export default function QuickStart({ game }: { readonly game: string }) {
  const { language = 'fr', opponent = suggestedLevel() } = useParams()
  const { t } = useTranslation()
  const [, go] = useLocation()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void beginGame(quickOpening(game, language, opponent, t('you'))).then((id) =>
      go(`/play/${id}`, { replace: true }),
    )
  }, [game, language, opponent, t, go])
  return <Waiting text={t('loading')} />
}
