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
  /** Resolves when all writes are on the disk; a few turns of the event loop are not enough for that. */
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

  /** Lets time pass without running timers: those that are due run at the next `advance`. */
  skip(ms: number): void {
    this.#now += ms
  }

  /** Runs the timers that become due, one after another, and waits for the work of each. */
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

  /** Waits a few turns of the event loop, in which all work of this process without timers is done. */
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
