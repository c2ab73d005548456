import { useEffect, useState } from 'react'

/** Seconds left of `left` ms that were left at `at`. */
export function useSeconds(left: number | undefined, at: number): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (left === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [left])
  return left === undefined ? undefined : Math.max(0, Math.ceil((left - (now - at)) / 1000))
}

/** ms left of what the player at `seat` has to do, by its own limit or the table's clock. */
export const timeLeft = (
  table: {
    readonly duties: readonly { readonly seat: number; readonly left?: number }[]
    readonly clocks: readonly (number | null)[]
  },
  seat: number,
): number | undefined =>
  table.duties.find((duty) => duty.seat === seat)?.left ?? table.clocks[seat] ?? undefined
