import { type Running, useSeconds } from '../../table/use-time.ts'
import { SandGlass } from './sand-glass.tsx'

interface GlassProps {
  readonly time: Running | undefined
  readonly skew: number | undefined
}

/** ms that a sand-glass may run: one of days would stand still. */
const LONGEST_GLASS = 3_600_000

/** The sand-glass shows the time of a turn. */
export function Glass({ time, skew }: GlassProps) {
  const seconds = useSeconds(time, skew)
  if (time === undefined || seconds === undefined || time.of > LONGEST_GLASS) return null
  return <SandGlass seconds={seconds} whole={time.of / 1000} />
}
