import { type JarnacView, jarnac, jarnacScore } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { RatedResult } from '../../ratings/rated-result.tsx'
import { ReviewLinks } from '../../review/review-links.tsx'
import type { JarnacTableModel } from './use-table.ts'

interface ResultProps {
  readonly model: JarnacTableModel
  readonly onAgain: () => void
}

/** Who won and by how much; and one more game. */
export function Result({ model, onAgain }: ResultProps) {
  const { t } = useTranslation()
  const { view, me, seat, names } = model
  const reason = view.phase.type === 'over' ? view.phase.reason : undefined
  return (
    <section className="sheet result" aria-label={t('over')}>
      <div>
        <h2>{sentence(view, me, seat, names, t)}</h2>
        {reason && <p className="quiet">{t(`end_${reason}`)}</p>}
        <RatedResult session={model.session} />
      </div>
      <div className="answers">
        <ReviewLinks session={model.session} onAgain={onAgain} />
        {seat !== undefined && (
          <button type="button" className="button main" onClick={onAgain}>
            {t('again')}
          </button>
        )}
      </div>
    </section>
  )
}

/** The result in one sentence, from the side one looks from. */
export function sentence(
  view: JarnacView,
  me: number,
  seat: number | undefined,
  names: readonly string[],
  t: TFunction,
): string {
  const scores = view.sides.map(({ rows, out }) => ({ points: jarnacScore(rows), out }))
  const mine = scores[me]!
  if (view.config.solo) {
    const goal = jarnac.soloGoal(view.config)
    const values = { points: mine.points, count: view.sides[0]!.turns }
    return t(mine.points >= goal ? 'soloWon' : 'soloEnd', values)
  }
  const ranked = scores
    .map((score, one) => ({ ...score, one }))
    .filter(({ out }) => !out)
    .sort((a, b) => b.points - a.points)
  const [best, second] = ranked
  if (best === undefined) return t('draw')
  const points = best.points - (second?.points ?? mine.points)
  if (second !== undefined && points === 0) return t('draw')
  if (second === undefined) return t(best.one === seat ? 'wonAlone' : 'lostAlone', { name: names[best.one] })
  return t(best.one === seat ? 'won' : 'lost', {
    name: names[best.one],
    points: best.one === seat || mine.out || seat === undefined ? points : best.points - mine.points,
  })
}
