import type { ReactNode } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { Blade } from './blade.tsx'
import { RuleLink } from './rule-link.tsx'
import { clockText, isNearEnd, type Running, useSeconds } from './use-time.ts'

const DAY = 86_400

interface TurnStripProps {
  readonly title: string
  readonly what?: string | undefined
  /** The rule that applies at this moment. */
  readonly rule?: string | undefined
  /** A Jarnac may be called: the strip is red. */
  readonly theft?: boolean | undefined
  readonly time: Running | undefined
  readonly skew: number | undefined
  /** The clock, unless the game itself shows the time. */
  readonly blade?: boolean
  /** Buttons at its end. */
  readonly children?: ReactNode
}

/** Whose turn it is and what the player may do: two to four words, and a sentence. */
export function TurnStrip({ title, what, rule, theft, time, skew, blade = true, children }: TurnStripProps) {
  const seconds = useSeconds(time, skew)
  const hot = time !== undefined && seconds !== undefined && isNearEnd(time, seconds)
  return (
    <section className={`turn ${theft ? 'theft' : ''} ${hot ? 'hot' : ''}`} aria-label={title}>
      {/* The alarm announces a window. */}
      <div className="said" aria-live={theft ? 'off' : 'polite'}>
        <h1>{title}</h1>
        {what && <p>{what}</p>}
      </div>
      {rule && what && <RuleLink rule={rule} about={what} />}
      <Time time={time} skew={skew} blade={blade} />
      {children}
    </section>
  )
}

/** The clock as a blade and as a number. */
function Time({ time, skew = 0, blade = true }: Pick<TurnStripProps, 'time' | 'skew' | 'blade'>) {
  const { t } = useTranslation()
  const seconds = useSeconds(time, skew)
  if (time === undefined || seconds === undefined) return null
  return (
    <>
      {blade && <Blade time={time} skew={skew} />}
      <span className="time figure" role="timer" aria-label={t('tableTime')} aria-live="off">
        {seconds > 2 * DAY ? t('daysLeft', { count: Math.ceil(seconds / DAY) }) : clockText(seconds)}
      </span>
    </>
  )
}
