import { useEffect, useMemo } from 'react'
import { bestOf, keepBest, standing } from '../session/personal-bests.ts'
import type { TableSession } from '../session/session.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { useBests } from './use-bests.ts'

/** After a game alone: whether it is a personal best, and if not, what the best is. */
export function BestNews({ view }: { readonly view: NonNullable<TableSession['view']> }) {
  const { t } = useTranslation()
  const best = useMemo(() => bestOf(view), [view])
  const bests = useBests()
  useEffect(() => {
    if (best) keepBest(best)
  }, [best])
  if (best === undefined || bests === undefined) return null
  const stands = standing(best, bests)
  if (stands === 'new') return <p className="good">{t('bestNew')}</p>
  if (stands === 'equal') return <p>{t('bestEqual')}</p>
  return <p className="quiet">{t('bestStands', { points: stands.points, count: stands.turns })}</p>
}
