import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Blade } from './blade.tsx'
import { clockText, type Running, useSeconds } from './use-time.ts'

const DAY = 86_400

interface TurnStripProps {
  readonly title: string
  readonly what?: string | undefined
  readonly time: Running | undefined
  readonly skew: number | undefined
  /** The rapier is the clock, but where another thing shows the time. */
  readonly blade?: boolean
  /** Tools at its end. */
  readonly children?: ReactNode
}

/** Whose turn it is and what may be done: two to four words, and a sentence. */
export function TurnStrip({ title, what, time, skew, blade = true, children }: TurnStripProps) {
  const seconds = useSeconds(time, skew)
  return (
    <section className={seconds !== undefined && seconds <= 10 ? 'turn hot' : 'turn'} aria-label={title}>
      <div className="said" aria-live="polite">
        <h1>{title}</h1>
        {what && <p>{what}</p>}
      </div>
      <Time time={time} skew={skew} blade={blade} />
      {children}
    </section>
  )
}

/** The blade, and its time in figures. */
export function Time({ time, skew = 0, blade = true }: Pick<TurnStripProps, 'time' | 'skew' | 'blade'>) {
  const { t } = useTranslation()
  const seconds = useSeconds(time, skew)
  if (time === undefined || seconds === undefined) return null
  return (
    <>
      {blade && <Blade time={time} skew={skew} />}
      <span className="time figure" role="timer" aria-label={t('tableTime')} aria-live="off">
        {seconds > 2 * DAY ? t('daysLeft', { count: Math.floor(seconds / DAY) }) : clockText(seconds)}
      </span>
    </>
  )
}
