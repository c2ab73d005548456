import { ChoiceOrPick } from '../components/choice.tsx'
import { Stepper } from '../components/stepper.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { type ClockKind, type ClockWish, kindOf, usualClock } from './clock-wish.ts'

interface ClockPickerProps {
  readonly clock: ClockWish
  readonly onChange: (clock: ClockWish) => void
}

const kinds: readonly ClockKind[] = ['30', '60', 'turn', 'bank', 'days', 'none']

export function ClockPicker({ clock, onChange }: ClockPickerProps) {
  const { t } = useTranslation()
  const kind = kindOf(clock)
  return (
    <div>
      <ChoiceOrPick
        name="clock"
        label={t('timeForTurn')}
        value={kind}
        onChange={(next) => onChange(usualClock(next))}
        options={kinds.map((id) => ({ id, text: t(`clockKind_${id}`) }))}
      />
      <Details clock={clock} kind={kind} onChange={onChange} />
    </div>
  )
}

function Details({ clock, kind, onChange }: ClockPickerProps & { readonly kind: ClockKind }) {
  const { t } = useTranslation()
  if (clock.type === 'turn' && kind === 'turn')
    return (
      <Amount label={t('secondsEach')}>
        <Stepper
          label={t('secondsEach')}
          value={clock.seconds}
          min={5}
          max={3600}
          step={5}
          onChange={(seconds) => onChange({ ...clock, seconds })}
        />
      </Amount>
    )
  if (clock.type === 'bank')
    return (
      <>
        <Amount label={t('minutesAll')}>
          <Stepper
            label={t('minutesAll')}
            value={Math.max(1, Math.round(clock.seconds / 60))}
            min={1}
            max={600}
            onChange={(minutes) => onChange({ ...clock, seconds: minutes * 60 })}
          />
        </Amount>
        <Amount label={t('secondsMore')}>
          <Stepper
            label={t('secondsMore')}
            value={clock.increment}
            min={0}
            max={600}
            step={5}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </Amount>
      </>
    )
  if (clock.type === 'days')
    return (
      <Amount label={t('daysEach')}>
        <Stepper
          label={t('daysEach')}
          value={clock.days}
          min={1}
          max={60}
          onChange={(days) => onChange({ ...clock, days })}
        />
      </Amount>
    )
  return null
}

const Amount = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <p className="amount">
    <span>{label}</span>
    {children}
  </p>
)
