import { useEffect } from 'react'
import { BestNews } from '../ratings/best-news.tsx'
import { OwnRatingNews } from '../ratings/own-rating-news.tsx'
import { RatedResult } from '../ratings/rated-result.tsx'
import { ReviewLinks } from '../review/review-links.tsx'
import { newsInTitle } from '../session/page-title.ts'
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
  const { session, seat } = model
  const outcome = session.view?.match?.outcome
  if (!outcome) return null
  const why = whyText(t, model, outcome, ending?.why)
  return (
    <section className="sheet result" role="status">
      <div>
        <h2>{ending?.title ?? resultText(t, model, outcome)}</h2>
        {why && <p className="quiet">{why}</p>}
        <RatedResult session={session} />
        {outcome.alone && seat !== undefined && <BestNews view={session.view!} />}
        {!outcome.alone && seat !== undefined && <OwnRatingNews view={session.view!} />}
      </div>
      <div className="answers">
        <ReviewLinks session={session} onAgain={onAgain} />
        {seat !== undefined && <Again session={session} onAgain={onAgain} />}
      </div>
    </section>
  )
}

/** A rematch: on this device it begins at once; otherwise it is offered to the others, or accepted. */
function Again({
  session: { rematch },
  onAgain,
}: Pick<TableModel, 'session'> & { readonly onAgain: () => void }) {
  const { t } = useTranslation()
  const by = (rematch?.offeredBy ?? []).join(', ')
  const offer = by === '' ? '' : t('rematchAsked', { name: by })
  useEffect(() => {
    if (offer !== '') newsInTitle(offer)
  }, [offer])
  if (rematch?.taken) return <p role="status">{t('rematchOffered')}</p>
  return (
    <>
      {offer !== '' && <p role="status">{offer}</p>}
      <button type="button" className="button main" onClick={onAgain}>
        {t(offer === '' ? 'again' : 'rematchTake')}
      </button>
    </>
  )
}
