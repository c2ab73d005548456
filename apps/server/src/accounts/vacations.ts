import { ok, type Result, refuse } from '@estocade/kernel'
import type { Store, Vacation } from '../store/store.ts'
import type { CommandQueue } from '../tables/command-queue.ts'
import type { Time } from '../time.ts'

const DAY = 86_400_000
/** Vacation days per calendar year (UTC). */
export const BUDGET = 14
/** The most tables of one player that get the vacation. */
const MAX_TABLES = 1000

export interface DaysOff {
  readonly budget: number
  /** Days that are left this year. */
  readonly left: number
  /** ms; null when there is no vacation now. */
  readonly until: number | null
}

/** Days on which the clocks of correspondence games stop. Each table has them in its log. */
export class Vacations {
  readonly #store: Store
  readonly #queue: CommandQueue
  readonly #time: Time

  constructor(store: Store, queue: CommandQueue, time: Time) {
    this.#store = store
    this.#queue = queue
    this.#time = time
  }

  async of(player: string): Promise<DaysOff> {
    const now = this.#time.now()
    const all = await this.#store.vacationsOf(player)
    const used = all
      .filter((one) => yearOf(one.starts) === yearOf(now))
      .reduce((sum, one) => sum + daysIn(one), 0)
    const until = all.find((one) => one.until > now)?.until ?? null
    return { budget: BUDGET, left: Math.max(0, BUDGET - used), until }
  }

  async start(player: string, days: number): Promise<Result<DaysOff>> {
    const { left } = await this.of(player)
    if (days > left) return refuse('no-days-left', `Only ${left} days are left this year.`, { left })
    const starts = this.#time.now()
    const vacation = { player, starts, until: starts + days * DAY }
    if (!(await this.#store.addVacation(vacation))) return refuse('on-vacation', 'You are on vacation.')
    await this.#tell(player, vacation.until)
    return ok(await this.of(player))
  }

  async end(player: string): Promise<DaysOff> {
    const now = this.#time.now()
    if (await this.#store.endVacation(player, now)) await this.#tell(player, now)
    return this.of(player)
  }

  /** Reaches tables that have started since, or that a node could not reach before it died. */
  async sweep(): Promise<void> {
    for (const { player, until } of await this.#store.vacationsAt(this.#time.now()))
      await this.#tell(player, until)
  }

  async #tell(player: string, until: number): Promise<void> {
    const ids = await this.#store.idsOf(player)
    const tables = await this.#store.tablesOf(ids, MAX_TABLES)
    for (const { id, clock, phase } of tables)
      if (clock === 'days' && phase === 'playing')
        for (const seated of ids)
          await this.#queue.submitServer(id, { type: 'vacation', player: seated, until })
  }
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear()
/** A started day counts as a whole one. */
const daysIn = ({ starts, until }: Vacation): number => Math.ceil((until - starts) / DAY)
