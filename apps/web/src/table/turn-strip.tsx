import type { ReactNode } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { Blade } from './blade.tsx'
import { RuleLink } from './rule-link.tsx'
import { clockText, isNearEnd, type Running, useSeconds } from './use-time.ts'

const DAY = 86_400

/** A title with more characters gets a second line on phones if there is a clock. */
const LONG_TITLE = 14

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
  /** Questions and hints, shown instead of the sentence. */
  readonly notices?: ReactNode
  /** Buttons at its end. */
  readonly children?: ReactNode
}

/** Whose turn it is and what the player may do: two to four words, and a sentence. */
export function TurnStrip(props: TurnStripProps) {
  const { title, what, rule, theft, time, skew, blade = true, notices, children } = props
  const seconds = useSeconds(time, skew)
  const hot = time !== undefined && seconds !== undefined && isNearEnd(time, seconds)
  return (
    <section className={`turn ${theft ? 'theft' : ''} ${hot ? 'hot' : ''}`} aria-label={title}>
      <div className="strip-words">
        {/* The alarm announces a window. */}
        <div className="said" aria-live={theft ? 'off' : 'polite'}>
          <h1 className={title.length > LONG_TITLE ? 'long' : undefined}>{title}</h1>
          {what && <p>{what}</p>}
        </div>
        {rule && what && <RuleLink rule={rule} about={what} />}
        {blade && time !== undefined && seconds !== undefined && <Blade time={time} skew={skew ?? 0} />}
        {notices}
      </div>
      <Time time={time} seconds={seconds} />
      {children}
    </section>
  )
}

interface TimeProps extends Pick<TurnStripProps, 'time'> {
  readonly seconds: number | undefined
}

/** The clock as a number. */
function Time({ time, seconds }: TimeProps) {
  const { t } = useTranslation()
  if (time === undefined || seconds === undefined) return null
  return (
    <span className="time figure" role="timer" aria-label={t('tableTime')} aria-live="off">
      {seconds > 2 * DAY ? (
        t('daysLeft', { count: Math.ceil(seconds / DAY) })
      ) : (
        <EqualFigures text={clockText(seconds)} />
      )}
    </span>
  )
}

/** The typeface has no figures of equal width: without cells the clock would move what is beside it every second. */
const EqualFigures = ({ text }: { readonly text: string }) =>
  [...text].map((sign, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
    <span key={at} className={sign === ':' ? undefined : 'numeral'}>
      {sign}
    </span>
  ))
