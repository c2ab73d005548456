import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { RatedResult } from '../ratings/rated-result.tsx'
import { ReviewLinks } from '../review/review-links.tsx'
import type { TableModel } from './model.ts'

/** How a game ended, where it can say more than the points do. */
export interface Ending {
  readonly title?: string | undefined
  readonly why?: string | undefined
  /** Sides that have conceded. */
  readonly out?: readonly number[] | undefined
}

interface ResultProps {
  readonly model: TableModel
  readonly ending: Ending | undefined
  readonly onAgain: () => void
}

/** Who won, by how much, and what next. */
export function Result({ model, ending, onAgain }: ResultProps) {
  const { t } = useTranslation()
  const { session, seat } = model
  const outcome = session.view?.match?.outcome
  if (!outcome) return null
  return (
    <section className="sheet result" role="status">
      <div>
        <h2>{ending?.title ?? resultText(t, model, outcome, ending?.out ?? [])}</h2>
        {whyText(t, model, ending) && <p className="quiet">{whyText(t, model, ending)}</p>}
        <RatedResult session={session} />
      </div>
      <div className="answers">
        <ReviewLinks session={session} onAgain={onAgain} />
        {seat !== undefined && <Again session={session} onAgain={onAgain} />}
      </div>
    </section>
  )
}

/** One more match: begun at once on this device, else offered to the others or accepted. */
function Again({
  session: { rematch },
  onAgain,
}: Pick<TableModel, 'session'> & { readonly onAgain: () => void }) {
  const { t } = useTranslation()
  const by = rematch?.offeredBy ?? []
  if (rematch?.taken) return <p role="status">{t('rematchOffered')}</p>
  return (
    <>
      {by.length > 0 && <p role="status">{t('rematchAsked', { name: by.join(', ') })}</p>}
      <button type="button" className="button main" onClick={onAgain}>
        {t(by.length > 0 ? 'rematchTake' : 'again')}
      </button>
    </>
  )
}

interface Points {
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** The result in one sentence, from the side that the reader looks from. */
export function resultText(
  t: TFunction,
  { seat, names }: Pick<TableModel, 'seat' | 'names'>,
  { scores, winners }: Points,
  out: readonly number[],
): string {
  const [winner] = winners
  if (winner === undefined || winners.length > 1) return t('draw')
  const others = [...scores.keys()].filter((one) => one !== winner && !out.includes(one))
  if (others.length === 0) return t(winner === seat ? 'wonAlone' : 'lostAlone', { name: names[winner] })
  const beside = seat !== undefined && others.includes(seat) ? [seat] : others
  const points = scores[winner]! - Math.max(...beside.map((one) => scores[one]!))
  return t(winner === seat ? 'won' : 'lost', { name: names[winner], points })
}

/** Who conceded is said to each in their own words. */
function whyText(t: TFunction, { seat, names }: TableModel, ending: Ending | undefined): string | undefined {
  const { out = [], why } = ending ?? {}
  if (out.length === 0 || out.length < names.length - 1) return why
  if (seat !== undefined && out.includes(seat))
    return t(out.length === 1 ? 'end_youConceded' : 'end_allConceded')
  return out.length === 1 ? t('end_theyConceded', { name: names[out[0]!] }) : t('end_allConceded')
}
