import { change } from '@estocade/texts/numbers'
import { useTranslation } from '../texts/use-translation.ts'

interface StandingProps {
  readonly rating: number
  readonly provisional: boolean
}

/** A rating; with a question mark while it is provisional. */
export function Rating({ rating, provisional }: StandingProps) {
  const { t } = useTranslation()
  return (
    <span className="rating">
      {rating}
      {provisional && (
        <>
          <span aria-hidden="true">?</span>
          <span className="unseen"> {t('provisional')}</span>
        </>
      )}
    </span>
  )
}

/** With its sign: +12, −7, ±0. */
const signed = (by: number): string => (by === 0 ? '±0' : change(by))

export const Change = ({ by }: { readonly by: number }) => (
  <span className={by > 0 ? 'change up' : by < 0 ? 'change down' : 'change'}>{signed(by)}</span>
)
