import { CrossIcon, TickIcon } from '../components/icons.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import type { Soundness as Found } from './messages.ts'

interface SoundnessProps {
  readonly soundness: Found | undefined
  /** The log's version at each moment. */
  readonly versions: readonly number[]
  readonly go: (to: number) => void
}

/** Whether the log agrees with rules and seed; if it was altered, the text names the place. */
export function Soundness({ soundness, versions, go }: SoundnessProps) {
  const { t } = useTranslation()
  if (soundness === undefined) return null
  if (soundness.type === 'sound')
    return (
      <p className="soundness good">
        <TickIcon /> {t('reviewSound')}
      </p>
    )
  if (soundness.type === 'other-dictionary')
    return <p className="soundness quiet">{t('reviewOtherDictionary')}</p>
  const moment = versions.indexOf(soundness.version)
  return (
    <p className="sheet soundness bad" role="alert">
      <CrossIcon />
      <span>
        {soundness.version === 0
          ? t('reviewAlteredHeader')
          : t('reviewAltered', { move: moment < 0 ? soundness.version : moment + 1 })}{' '}
        {soundness.text !== '' && <small lang="en">{soundness.text}</small>}
      </span>
      {moment >= 0 && (
        <button type="button" className="button" onClick={() => go(moment)}>
          {t('reviewMove', { at: moment + 1, all: versions.length })}
        </button>
      )}
    </p>
  )
}
