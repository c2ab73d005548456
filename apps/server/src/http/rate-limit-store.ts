import type { Time } from '../time.ts'

interface Window {
  count: number
  readonly ends: number
}

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void

/** The number of keys at which all counters are dropped. */
const KEYS = 50_000

/** Counts requests by the server's own time, which never goes back, unlike the store of the library. */
class RateLimitStore {
  readonly #windows = new Map<string, Window>()
  readonly #time: Time

  constructor(time: Time) {
    this.#time = time
  }

  incr(key: string, done: Done, timeWindow: number): void {
    const now = this.#time.now()
    const known = this.#windows.get(key)
    const window = known !== undefined && known.ends > now ? known : { count: 0, ends: now + timeWindow }
    window.count++
    if (this.#windows.size >= KEYS) this.#windows.clear()
    this.#windows.set(key, window)
    done(null, { current: window.count, ttl: window.ends - now })
  }

  child(): RateLimitStore {
    return new RateLimitStore(this.#time)
  }
}

/** The library takes a class and creates the stores itself. */
export const rateLimitStore = (time: Time): (new () => object) =>
  class extends RateLimitStore {
    constructor() {
      super(time)
    }
  }
