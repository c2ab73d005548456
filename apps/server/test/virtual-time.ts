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
  /** Resolves when the disk has what was written; a few turns of the event loop do not wait for it. */
  rest: () => Promise<unknown> = async () => {}

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

  /** Time passes while this thread does something else: what is due comes with the next `advance`. */
  skip(ms: number): void {
    this.#now += ms
  }

  /** Runs what falls due, one after the other, and lets each come to rest. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    await this.settled()
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#timers = this.#timers.filter((one) => one !== next)
      this.#now = Math.max(this.#now, next.at)
      next.then()
      await this.settled()
    }
    this.#now = end
    await this.settled()
  }

  /** Everything in this process that needs no time is done after a few turns of the event loop. */
  async settled(turns = 4): Promise<void> {
    for (let i = 0; i < turns; i++) {
      await new Promise((next) => setImmediate(next))
      await this.rest()
    }
  }

  #next(end: number): Timer | undefined {
    const due = this.#timers.filter(({ at }) => at <= end)
    return due.sort((a, b) => a.at - b.at || a.order - b.order)[0]
  }
}
