import { useTranslation } from 'react-i18next'
import { RatedResult } from '../ratings/rated-result.tsx'
import { ReviewLinks } from '../review/review-links.tsx'
import type { TableSession } from '../session/session.ts'

interface ResultProps {
  readonly session: TableSession
  readonly names: readonly string[]
  readonly me: number | undefined
  readonly onAgain: () => void
}

/** Who won, by how much, and what next. */
export function Result({ session, names, me, onAgain }: ResultProps) {
  const { t } = useTranslation()
  const outcome = session.view?.match?.outcome
  if (!outcome) return null
  const { scores, winners } = outcome
  const best = Math.max(
    ...scores.filter((_, seat) => !winners.some((winner) => winner === seat)),
    Number.NEGATIVE_INFINITY,
  )
  const lead = scores[winners[0] ?? 0]! - best
  const text =
    winners.length !== 1
      ? t('draw')
      : winners[0] === me
        ? t('won', { points: lead })
        : t('lost', { name: names[winners[0]!], points: lead })
  return (
    <section className="sheet result" role="status">
      <div>
        <h2>{text}</h2>
        <RatedResult session={session} />
      </div>
      <div className="answers">
        <ReviewLinks session={session} onAgain={onAgain} />
        {me !== undefined && (
          <button type="button" className="button main" onClick={onAgain}>
            {t('again')}
          </button>
        )}
      </div>
    </section>
  )
}
