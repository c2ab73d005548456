import type { OpenBody } from '@estocade/protocol'
import { useTranslation } from '../texts/use-translation.ts'
import { Row } from './option-row.tsx'

type Verdict = NonNullable<NonNullable<OpenBody['settings']>['verdict']>

const verdicts: readonly Verdict[] = ['auto', 'typing', 'enter']

interface VerdictRowProps {
  readonly value: Verdict | undefined
  readonly onChange: (verdict: Verdict) => void
}

/** When the table shows whether a word counts. */
export function VerdictRow({ value = 'auto', onChange }: VerdictRowProps) {
  const { t } = useTranslation()
  return (
    <Row name={t('set_verdict')} about={t('set_verdictIs')} changed={value !== 'auto'}>
      <select
        className="pick"
        aria-label={t('set_verdict')}
        value={value}
        onChange={(event) => onChange(event.target.value as Verdict)}
      >
        {verdicts.map((verdict) => (
          <option key={verdict} value={verdict}>
            {t(`verdict_${verdict}`)}
          </option>
        ))}
      </select>
    </Row>
  )
}
