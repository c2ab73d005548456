import { useEffect } from 'react'
import { play } from './sounds.ts'
import { type Running, useSeconds } from './use-time.ts'

interface TicksProps {
  /** The player's own time. */
  readonly time: Running | undefined
  readonly skew: number | undefined
}

/** Five quiet ticks at the end of the player's time. A separate component, so that the table does not render every second. */
export function Ticks({ time, skew }: TicksProps): null {
  const seconds = useSeconds(time, skew)
  const near = seconds !== undefined && seconds <= 5 && seconds > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second is a tick
  useEffect(() => {
    if (near) play('tick')
  }, [near, seconds])
  return null
}
