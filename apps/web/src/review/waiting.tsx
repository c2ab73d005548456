import { Choice } from '../components/choice.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import type { useReview } from './use-review.ts'

/** Shown while the review is computed, or if it is not possible, with the reason. */
export function Waiting({ found }: { readonly found: ReturnType<typeof useReview> }) {
  const { t } = useTranslation()
  if (found.soundness?.type === 'altered') return null
  return (
    <p className="sheet waits" role="status">
      {t(found.noDictionary ? 'reviewNoDictionary' : 'reviewThinking')}{' '}
      {found.noDictionary && (
        <button type="button" className="button" onClick={found.retry}>
          {t('retry')}
        </button>
      )}
    </p>
  )
}

interface WhoseGameProps {
  readonly names: readonly string[]
  readonly of: number
  readonly onChange: (seat: number) => void
}

/** Chooses the side whose missed words are listed. */
export function WhoseGame({ names, of, onChange }: WhoseGameProps) {
  const { t } = useTranslation()
  if (names.length < 2) return null
  return (
    <Choice
      name="of"
      label={t('reviewOf')}
      value={`${of}`}
      onChange={(seat) => onChange(Number(seat))}
      options={names.map((text, seat) => ({ id: `${seat}`, text }))}
    />
  )
}
