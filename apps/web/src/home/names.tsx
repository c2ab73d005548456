import { useTranslation } from '../texts/use-translation.ts'

interface NamesProps {
  readonly names: readonly string[]
  readonly onChange: (names: readonly string[]) => void
}

const MOST = 6

/** The names of the players who share this device. */
export function Names({ names, onChange }: NamesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="field names">
      <legend>{t('whoPlays')}</legend>
      {names.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <span key={i} className="one">
          <span className={`mark s${i}`} aria-hidden="true" />
          <input
            aria-label={t('playerNumber', { number: i + 1 })}
            placeholder={t('playerNumber', { number: i + 1 })}
            value={name}
            maxLength={40}
            onChange={(event) => onChange(names.map((old, j) => (j === i ? event.target.value : old)))}
          />
        </span>
      ))}
      <span className="more-or-less">
        {names.length < MOST && (
          <button type="button" className="button small" onClick={() => onChange([...names, ''])}>
            {t('onePersonMore')}
          </button>
        )}
        {names.length > 2 && (
          <button type="button" className="button small" onClick={() => onChange(names.slice(0, -1))}>
            {t('onePersonLess')}
          </button>
        )}
      </span>
    </fieldset>
  )
}
