/** The one source of time; tests bring their own. */
export interface Time {
  /** ms since the epoch; never goes back while the process lives. */
  now(): number
  /** Calls `then` after `ms`. Returns a function that cancels it. */
  after(ms: number, then: () => void): () => void
}

/** The longest delay that a timer of Node takes. */
const LONGEST = 2 ** 31 - 1

/**
 * A wall clock that is followed forwards only. When the system's clock is set back, time goes on by the monotonic
 * clock, so that limits and deadlines keep their length. After a restart it is the system's time again.
 */
export function steady(wall: () => number, monotonic: () => number): () => number {
  let offset = wall() - monotonic()
  let read = Number.NEGATIVE_INFINITY
  return () => {
    const elapsed = monotonic()
    // The wall clock is read once per ms: every move asks for the time several times.
    if (elapsed >= read + 1) {
      offset = Math.max(offset, wall() - elapsed)
      read = elapsed
    }
    return Math.round(offset + elapsed)
  }
}

export const realTime: Time = {
  now: steady(Date.now, () => performance.now()),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), LONGEST))
    return () => clearTimeout(timer)
  },
}
