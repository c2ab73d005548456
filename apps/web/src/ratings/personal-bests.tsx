import type { PersonalBest } from '@estocade/protocol'
import { gameOf } from '../games/index.ts'
import { useTranslation } from '../texts/use-translation.ts'

/** The best few games alone of each kind; renders nothing if there are none. */
export function PersonalBests({ bests }: { readonly bests: readonly PersonalBest[] }) {
  const { t, i18n } = useTranslation()
  if (bests.length === 0) return null
  return (
    <section className="sheet block">
      <h2>{t('bests')}</h2>
      <p className="quiet">{t('bestsIs')}</p>
      <ol className="rows bests">
        {bests.map(({ game, kind, points, turns, table, match, at }) => (
          <li key={`${table}/${match}`} className="table-row">
            <span className="caption">{kind.split(' ')[0]}</span>
            <span>
              <b>{t('bestRow', { points, count: turns })}</b>
              <small className="quiet">
                {gameOf(game)?.name ?? game} {kind.split(' ')[1]} ·{' '}
                {new Date(at).toLocaleDateString(i18n.language)}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
