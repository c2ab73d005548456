import { memo, useEffect, useRef } from 'react'
import { isStill } from '../settings/settings.ts'
import type { Running } from './use-time.ts'

/** The clock, drawn as a rapier: it has its full length at the beginning and shortens from the point. */
export const Blade = memo(function Blade({ time, skew }: { readonly time: Running; readonly skew: number }) {
  const blade = useRef<HTMLElement>(null)
  useEffect(() => {
    const left = Math.max(0, time.left - (Date.now() + skew - time.at))
    const share = Math.min(1, left / time.of)
    const steps = Math.max(1, Math.ceil(left / 1000))
    // The animation runs on the compositor, so that the main thread is idle meanwhile.
    const running = blade.current?.animate(
      [{ transform: `translateX(${(share - 1) * 100}%)` }, { transform: 'translateX(-100%)' }],
      { duration: left, easing: isStill() ? `steps(${steps})` : 'linear', fill: 'both' },
    )
    return () => running?.cancel()
  }, [time.left, time.of, time.at, skew])
  return (
    <span className="blade" aria-hidden="true">
      <svg
        className="hilt"
        viewBox="0 0 46 24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="4.500" cy="12" r="3.200" fill="currentColor" stroke="none" />
        <path d="M8 12h20" strokeWidth="4" />
        <path d="M28 3.500v17" strokeWidth="2.600" />
        <path d="M28 6.500C20 4 14 6.500 11.500 11" />
        <path d="M28 17.500c4.500 2 8 .5 9-2.500" />
      </svg>
      <i className="sheath" />
      <span className="edge">
        <i ref={blade} />
      </span>
    </span>
  )
})
