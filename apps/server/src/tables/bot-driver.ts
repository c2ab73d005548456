import {
  type BotRunner,
  botCommand,
  furtherPause,
  hasJobs,
  type Job,
  jobsOf,
  preparationFor,
} from '@estocade/table'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { CommandQueue } from './command-queue.ts'
import type { LoadedTable } from './loaded-table.ts'

export interface DriverOptions {
  readonly queue: CommandQueue
  readonly botRunner: BotRunner
  readonly time: Time
  /** ms before a bot's move is played, so that people can follow. */
  readonly pace: number
  readonly onError: (error: unknown, table: string) => void
}

/** ms before a bot that failed is run again. */
const RETRY = 5000

/** ms that the node which made the last entry has before others run its bots. */
const TAKEOVER = 3000

/** Runs bots when they have to act. The result of a run belongs to one version of the match. */
export class BotDriver {
  readonly #options: DriverOptions
  readonly #busy = new Set<string>()
  readonly #prepared = new WeakSet<LoadedTable>()
  #closed = false

  constructor(options: DriverOptions) {
    this.#options = options
    options.queue.cache.changed.add((loaded, by) => this.look(loaded, by === 'others' ? TAKEOVER : 0))
  }

  /** Runs the bots that have a duty, after `delay` ms in which the node that made the last entry may run them. */
  look(loaded: LoadedTable, delay = 0): void {
    if (this.#closed) return
    // Where another node made the last entry, it runs the bots.
    if (delay === 0) this.#prepare(loaded)
    if (!hasJobs(loaded.table)) return
    for (const job of jobsOf(loaded.playable, loaded.table)) {
      const key = `${loaded.id}/${job.for}/${job.seat}/${job.version}`
      if (this.#busy.has(key)) continue
      this.#busy.add(key)
      void this.#do(loaded, job, delay).finally(() => this.#busy.delete(key))
    }
  }

  /** Takes over the bots of a node that died. */
  async sweep(store: Store): Promise<void> {
    for (const table of await store.working()) {
      const loaded = await this.#options.queue.load(table).catch(() => undefined)
      if (loaded !== undefined) this.look(loaded, TAKEOVER)
    }
  }

  /** Bot jobs that wait for their time or are running. */
  get jobs(): number {
    return this.#busy.size
  }

  close(): void {
    this.#closed = true
  }

  /** Prepares the bots of a table once. */
  #prepare(loaded: LoadedTable): void {
    if (this.#prepared.has(loaded)) return
    const wish = preparationFor(loaded.table)
    if (wish === undefined) return
    this.#prepared.add(loaded)
    void this.#options.botRunner.prepare?.(wish)
  }

  async #do(loaded: LoadedTable, job: Job, delay: number): Promise<void> {
    const { queue, botRunner, time, pace, onError } = this.#options
    try {
      // A change meanwhile makes the job obsolete, so the bot runs only when its move is due.
      // The clock may be behind the table's last entry after a restart; the bot's time counts from that entry.
      const now = Math.max(time.now(), loaded.table.at)
      await this.#wait(Math.max(0, job.due - now - pace) + delay)
      if (this.#closed || loaded.table.match?.live.version !== job.version) return
      const [action] = await Promise.all([
        botRunner.run({ ...job, game: loaded.table.game }),
        this.#wait(pace),
      ])
      if (job.for === 'act') await this.#wait(furtherPause(pace, loaded.table, job, action))
      if (this.#closed) return
      const answer = await queue.submitServer(loaded.id, botCommand(job, action))
      if (answer.ok || answer.error.code === 'stale' || answer.error.code === 'conflict') return
      throw new Error(`Bot ${job.bot} of ${loaded.table.game}: ${answer.error.code}`)
    } catch (error) {
      if (this.#closed) return
      onError(error, loaded.id)
      await this.#wait(RETRY)
      // Later, because this job's key is still taken here.
      setImmediate(() => this.look(loaded))
    }
  }

  #wait(ms: number): Promise<void> {
    return ms <= 0 ? Promise.resolve() : new Promise((done) => void this.#options.time.after(ms, done))
  }
}
