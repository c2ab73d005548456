import { type Running, useSeconds } from '../../table/use-time.ts'
import { SandGlass } from './sand-glass.tsx'

interface GlassProps {
  readonly time: Running | undefined
  readonly skew: number | undefined
}

/** The longest time in ms for which the sand-glass is shown: with days per turn it would not move visibly. */
const LONGEST_GLASS = 3_600_000

/** The sand-glass shows the time of a turn. */
export function Glass({ time, skew }: GlassProps) {
  const seconds = useSeconds(time, skew)
  if (time === undefined || seconds === undefined || time.of > LONGEST_GLASS) return null
  return <SandGlass seconds={seconds} whole={time.of / 1000} />
}
