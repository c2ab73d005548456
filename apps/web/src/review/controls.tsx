import { useTranslation } from '../texts/use-translation.ts'
import { FirstIcon, LastIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx'
import { type Player, speeds } from './use-replay.ts'

interface ControlsProps {
  readonly player: Player
  readonly last: number
  /** The moment of the next missed word; undefined after the last. */
  readonly nextMissed: number | undefined
}

export function Controls({ player, last, nextMissed }: ControlsProps) {
  const { t } = useTranslation()
  const { at, playing, speed, go, toggle, setSpeed } = player
  return (
    <section className="sheet controls" aria-label={t('reviewControls')} title={t('reviewKeys')}>
      <div>
        <button type="button" aria-label={t('reviewFirst')} onClick={() => go(0)}>
          <FirstIcon />
        </button>
        <button type="button" aria-label={t('reviewBack')} onClick={() => go(at - 1)}>
          <PreviousIcon />
        </button>
        <button
          type="button"
          className="play"
          aria-label={t(playing ? 'reviewPause' : 'reviewPlay')}
          onClick={toggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button type="button" aria-label={t('reviewNext')} onClick={() => go(at + 1)}>
          <NextIcon />
        </button>
        <button type="button" aria-label={t('reviewLast')} onClick={() => go(last)}>
          <LastIcon />
        </button>
      </div>
      <select
        aria-label={t('reviewSpeed')}
        value={speed}
        onChange={(event) => setSpeed(Number(event.target.value))}
      >
        {speeds.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      {nextMissed !== undefined && (
        <button type="button" className="next-missed" onClick={() => go(nextMissed)}>
          {t('reviewNextMissed')} <NextIcon />
        </button>
      )}
    </section>
  )
}
