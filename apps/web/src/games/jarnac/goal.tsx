import { type JarnacView, jarnac, jarnacScore } from '@estocade/games'
import { useTranslation } from '../../texts/use-translation.ts'

/** Solo: how many points are missing to the goal, and the number of turns. */
export function Goal({ view }: { readonly view: JarnacView }) {
  const { t } = useTranslation()
  const goal = jarnac.soloGoal(view.config)
  const points = jarnacScore(view.sides[0]!.rows)
  const { turns } = view.sides[0]!
  const limit = view.config.turnLimit
  return (
    <div className="goal">
      <div
        className="way"
        role="progressbar"
        aria-label={t('goal', { goal })}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={Math.min(points, goal)}
      >
        <i style={{ transform: `scaleX(${Math.min(1, points / goal)})` }} />
      </div>
      <p>
        {t('goal', { goal })} · {t('toGo', { points: Math.max(0, goal - points) })} ·{' '}
        {limit === null ? t('turns', { count: turns }) : t('turnsOf', { turn: turns, limit })}
      </p>
    </div>
  )
}
