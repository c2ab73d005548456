import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeconds } from './use-seconds.ts'

interface TurnStripProps {
  readonly title: string
  readonly what?: string | undefined
  /** ms on the running clock at `at`. */
  readonly left: number | undefined
  readonly at: number
  /** Seconds of a whole turn; with it the blade shows how much of it is left. */
  readonly whole?: number | undefined
  /** Tools at its end. */
  readonly children?: ReactNode
}

/** Whose turn it is and what may be done: two to four words, and a sentence. */
export function TurnStrip({ title, what, left, at, whole, children }: TurnStripProps) {
  const { t } = useTranslation()
  const seconds = useSeconds(left, at)
  const hot = seconds !== undefined && seconds <= 10 ? ' hot' : ''
  return (
    <section className="turn" aria-label={title}>
      <div className="said" aria-live="polite">
        <h1>{title}</h1>
        {what && <p>{what}</p>}
      </div>
      {seconds !== undefined && whole !== undefined && (
        <Blade part={Math.min(1, seconds / whole)} hot={hot !== ''} />
      )}
      {seconds !== undefined && (
        <span className={`time figure${hot}`} role="timer" aria-label={t('tableTime')} aria-live="off">
          {Math.floor(seconds / 60)}:{`${seconds % 60}`.padStart(2, '0')}
        </span>
      )}
      {children}
    </section>
  )
}

/** The whole blade is the whole time; it shortens from the point. */
const Blade = ({ part, hot }: { readonly part: number; readonly hot: boolean }) => (
  <div className={hot ? 'foil hot' : 'foil'} aria-hidden="true">
    <svg
      viewBox="0 0 46 24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="4.5" cy="12" r="3.2" fill="currentColor" stroke="none" />
      <path d="M8 12h20" strokeWidth="4" />
      <path d="M28 3.500v17" strokeWidth="2.6" />
      <path d="M28 6.500C20 4 14 6.500 11.500 11M28 17.500c4.500 2 8 .5 9-2.500" strokeWidth="2.2" />
    </svg>
    <i className="track" />
    <i className="steel" style={{ width: `calc((100% - 33px) * ${part})` }} />
  </div>
)
