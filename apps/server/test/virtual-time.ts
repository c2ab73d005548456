import type { Time } from '../src/index.ts'

interface Timer {
  readonly at: number
  readonly order: number
  readonly then: () => void
}

/** Time that passes only when a test says so. */
export class VirtualTime implements Time {
  #now: number
  #order = 0
  #timers: Timer[] = []

  constructor(now = 1_000_000) {
    this.#now = now
  }

  now = (): number => this.#now

  after = (ms: number, then: () => void): (() => void) => {
    const timer = { at: this.#now + Math.max(0, ms), order: this.#order++, then }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  /** Runs what falls due, one after the other, and lets each come to rest. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    await settled()
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#timers = this.#timers.filter((one) => one !== next)
      this.#now = Math.max(this.#now, next.at)
      next.then()
      await settled()
    }
    this.#now = end
    await settled()
  }

  #next(end: number): Timer | undefined {
    const due = this.#timers.filter(({ at }) => at <= end)
    return due.sort((a, b) => a.at - b.at || a.order - b.order)[0]
  }
}

/** Everything in this process that needs no time is done after a few turns of the event loop. */
export async function settled(turns = 4): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((next) => setImmediate(next))
}
