import type { Outlier } from '@estocade/protocol'
import { Link } from 'wouter'
import { gameOf } from '../games/index.ts'
import type { Asked } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { List } from './list.tsx'
import { useSay } from './use-moderation-texts.ts'

/** Players whose rated play differs from that of the others: a reason to look at their games, nothing more. */
export function Outliers({ outliers }: { readonly outliers: Asked<readonly Outlier[]> }) {
  const { t, i18n } = useTranslation()
  const { say } = useSay()
  const figure = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(i18n.language, options).format(value)
  return (
    <List
      title={say('outliers')}
      empty={say('noOutliers')}
      asked={outliers}
      row={({ player, name, game, matches, seconds, best, reasons }) => (
        <li key={`${player} ${game}`} className="table-row">
          <span>
            <Link href={`/players/${player}`} className="link">
              {name}
            </Link>{' '}
            {t('labelled', {
              label: gameOf(game)?.name ?? game,
              value: reasons.map((reason) => t(`moderation:outlier_${reason}`)).join(', '),
            })}
            <small className="quiet">
              {say('outlierFigures', {
                matches,
                seconds: figure(seconds, { maximumFractionDigits: 1 }),
                best: figure(best, { style: 'percent' }),
              })}
            </small>
          </span>
        </li>
      )}
    />
  )
}
