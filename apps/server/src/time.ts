/** The one source of time; tests bring their own. */
export interface Time {
  /** ms since the epoch. */
  now(): number
  /** Calls `then` after `ms`; the answer calls it off. */
  after(ms: number, then: () => void): () => void
}

/** The longest delay that a timer of Node takes. */
const LONGEST = 2 ** 31 - 1

export const realTime: Time = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), LONGEST))
    return () => clearTimeout(timer)
  },
}
