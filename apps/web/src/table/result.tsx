import { BestNews } from '../ratings/best-news.tsx'
import { OwnRatingNews } from '../ratings/own-rating-news.tsx'
import { RatedResult } from '../ratings/rated-result.tsx'
import { ReviewLinks } from '../review/review-links.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { resultText, whyText } from './ending-text.ts'
import type { TableModel } from './model.ts'

/** The result of a game, where it says more than the points. */
export interface Ending {
  readonly title?: string | undefined
  readonly why?: string | undefined
}

interface ResultProps {
  readonly model: TableModel
  readonly ending: Ending | undefined
  readonly onAgain: () => void
}

/** Who won, with which score, and the next actions. */
export function Result({ model, ending, onAgain }: ResultProps) {
  const { t } = useTranslation()
  const { session, seat, names } = model
  const viewer = { seat: model.you, names }
  const outcome = session.view?.match?.outcome
  if (!outcome) return null
  const why = whyText(t, viewer, outcome, ending?.why)
  const { rounds } = session.view!.config as { readonly rounds?: number }
  return (
    <section className="sheet result" role="status">
      <div>
        <h2>{ending?.title ?? resultText(t, viewer, { ...outcome, rounds: rounds ?? 1 })}</h2>
        {why && <p className="quiet">{why}</p>}
        <RatedResult session={session} />
        {outcome.alone && seat !== undefined && <BestNews view={session.view!} />}
        {!outcome.alone && seat !== undefined && <OwnRatingNews view={session.view!} />}
      </div>
      <div className="answers">
        <ReviewLinks session={session} onAgain={onAgain} />
        {seat !== undefined && (
          <button
            type="button"
            className="button main"
            aria-disabled={session.rematch?.taken === true}
            onClick={session.rematch?.taken ? undefined : onAgain}
          >
            {t('again')}
          </button>
        )}
      </div>
    </section>
  )
}
