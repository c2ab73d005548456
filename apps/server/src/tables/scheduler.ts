import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { CommandQueue } from './command-queue.ts'
import { DEADLINE_GRACE } from './decide-job.ts'
import type { Answer } from './job.ts'

/** Tables fired in one go. */
const BATCH = 200

/** The longest wait, in ms, before the time is looked at again: the clock may have been set forward meanwhile. */
const LONGEST_WAIT = 60_000

/** ms before deadlines that could not be fired are tried again. */
const RETRY = 1000

/** Fires stored deadlines. Any node may do so: a table without a due deadline refuses. */
export class Scheduler {
  readonly #queue: CommandQueue
  readonly #store: Store
  readonly #time: Time
  readonly #onFault: (error: unknown) => void
  /** Due tables that did not change when they were fired, for example because their dictionary is still being built. */
  readonly #stuck = new Set<string>()
  #armed = Number.POSITIVE_INFINITY
  #cancel = () => {}
  #firing: Promise<void> | undefined
  #closed = false

  constructor(queue: CommandQueue, store: Store, time: Time, onError: (error: unknown) => void) {
    this.#queue = queue
    this.#store = store
    this.#time = time
    this.#onFault = onError
  }

  /** A deadline that has just been stored. */
  expect(deadline: number | undefined): void {
    if (deadline === undefined || deadline >= this.#armed || this.#closed) return
    this.#arm(deadline)
  }

  /** Reads the next deadline from the store. */
  async start(): Promise<void> {
    this.#armed = Number.POSITIVE_INFINITY
    const next = await this.#store.nextDeadline()
    this.expect(next)
  }

  /** Picks up deadlines of other nodes, which get the first chance to fire them. */
  async look(): Promise<void> {
    const next = await this.#store.nextDeadline()
    this.expect(next === undefined ? undefined : next + DEADLINE_GRACE)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#cancel()
    await this.#firing
  }

  #arm(deadline: number): void {
    this.#armed = deadline
    this.#cancel()
    const wait = Math.min(LONGEST_WAIT, deadline + DEADLINE_GRACE - this.#time.now())
    this.#cancel = this.#time.after(wait, () => {
      this.#firing = this.#fire()
        .catch((error) => {
          this.#onFault(error)
          this.#retry()
        })
        .finally(() => {
          this.#firing = undefined
        })
    })
  }

  async #fire(): Promise<void> {
    const due = await this.#nextDue()
    const answers = await Promise.all(due.map((table) => this.#tick(table)))
    if (this.#closed) return
    await this.start()
    // Due tables that do not change must not keep the processor busy.
    if (due.length > 0 && answers.every(({ ok }) => !ok) && this.#armed <= this.#time.now()) this.#retry()
  }

  /** The next due tables. Those that did not change come again after all others, so that they hold up none. */
  async #nextDue(): Promise<readonly string[]> {
    const due = await this.#store.due(this.#time.now() - DEADLINE_GRACE, BATCH + this.#stuck.size)
    const others = due.filter((table) => !this.#stuck.has(table))
    if (others.length > 0) return others
    this.#stuck.clear()
    return due.slice(0, BATCH)
  }

  async #tick(table: string): Promise<Answer> {
    const answer = await this.#queue.submitServer(table, { type: 'tick' })
    if (!answer.ok) this.#stuck.add(table)
    return answer
  }

  #retry(): void {
    if (!this.#closed) this.#arm(this.#time.now() + RETRY)
  }
}
