import { type Refusal, refuse, type Seed } from '@estocade/kernel'
import {
  foldTable,
  type Opening,
  openTable,
  type ServerCommand,
  type Speaker,
  type Stamp,
  type TableEvent,
} from '@estocade/table'
import type { Appended } from '../store/store.ts'
import { appendOf, type Decision, decideJob } from './decide-job.ts'
import { DowntimeCredits } from './downtime-credits.ts'
import {
  type Answer,
  type Asker,
  answer,
  commandKey,
  type Job,
  type PlayerCommand,
  type PlayerJob,
} from './job.ts'
import { LazyStamp } from './lazy-stamp.ts'
import { type AppliedEntry, LoadedTable } from './loaded-table.ts'
import { type Pin, pinned } from './pin-words.ts'
import { TableCache, type TableCacheOptions } from './table-cache.ts'
import { UnreadableTable } from './unreadable-table.ts'

export interface CommandQueueOptions extends TableCacheOptions {
  readonly entropy: () => Seed
  /** What the server changes about a table's configuration. */
  readonly pin?: Pin
  /** Called for every command of a player: the asker it returns is answered instead. */
  readonly trace?: ((table: string, command: PlayerCommand, asker: Asker) => Asker) | undefined
}

/** ms before a command that could not be stored is tried again, times the number of attempts. */
const RETRY = 100
/** How often a player's command is decided again after a conflict with another node. */
const ATTEMPTS = 8

/**
 * Runs the commands of all tables of this node. Path of a command: decide → append with the expected version →
 * acknowledge → publish → notify listeners. Commands of one tick share a transaction, and while one transaction
 * goes to the disk the next is decided, for other tables. No node owns a table: the store's (table, version) key
 * is the only lock.
 */
export class CommandQueue {
  readonly #options: CommandQueueOptions
  readonly cache: TableCache
  #queue: Job[] = []
  /** A run is scheduled for this tick. */
  #coming = false
  #batch = 0
  readonly #underWay = new Set<Promise<void>>()
  readonly downtime: DowntimeCredits

  constructor(options: CommandQueueOptions) {
    this.#options = options
    this.downtime = new DowntimeCredits((table, command) => this.submitServer(table, command), options.time)
    // Queued before the command that caused the load, so the downtime credit is applied first.
    this.cache = new TableCache(options, (table) => {
      if (this.downtime.has(table)) void this.downtime.apply(table)
    })
  }

  load(id: string): Promise<LoadedTable | undefined> {
    return this.cache.get(id)
  }

  async open(opening: Opening, by: Speaker, more: readonly TableEvent[] = []): Promise<Answer> {
    const playable = this.cache.playable(opening.game)
    if (playable === undefined) return refuse('no-game', 'There is no such game here.')
    const options = pinned(playable, opening.options, this.#options.pin)
    const decided = openTable(playable, { ...opening, options }, by, this.#stamp())
    if (!decided.ok) return decided
    const entry = { at: this.#options.time.now(), events: [...decided.value.events, ...more] }
    const table = foldTable(playable, [entry])!
    const [result] = await this.#options.store.append([
      appendOf(playable, { before: undefined, entry, next: table }, undefined),
    ])
    if (result!.type !== 'appended') return refuse('taken', 'There is such a table already.')
    this.cache.keep(LoadedTable.opened(opening.id, playable, table))
    return { ok: true, value: { version: 1 } }
  }

  submit(table: string, by: Speaker, command: PlayerCommand): Promise<Answer> {
    return new Promise((answered) => this.enqueue(table, by, command, { answered }))
  }

  /** As `submit`, but the asker is answered before listeners are notified. */
  enqueue(table: string, by: Speaker, command: PlayerCommand, asker: Asker): void {
    const traced = this.#options.trace?.(table, command, asker) ?? asker
    this.#push({ type: 'player', table, by, command, asker: traced, attempts: 0 })
  }

  submitServer(table: string, command: ServerCommand): Promise<Answer> {
    return new Promise((answered) =>
      this.#push({ type: 'server', table, command, asker: { answered }, attempts: 0 }),
    )
  }

  /** Waits for the work under way, then stops. */
  async close(): Promise<void> {
    this.cache.close()
    while (this.#coming || this.#underWay.size > 0) {
      await Promise.all(this.#underWay)
      await new Promise((next) => setImmediate(next))
    }
  }

  #push(job: Job): void {
    this.#queue.push(job)
    if (this.#coming) return
    this.#coming = true
    setImmediate(() => this.#run())
  }

  /** Commands of one tick share a transaction; a command for a table that is being written waits. */
  #run(): void {
    const jobs = this.#queue
    this.#queue = []
    this.#coming = false
    this.#batch++
    const decisions: Decision[] = []
    for (const job of jobs) {
      const loaded = this.cache.known(job.table)
      if (loaded === undefined) this.#follow(this.#fetch(job))
      else if (loaded.head !== undefined && loaded.batch !== this.#batch) loaded.waiting.push(job)
      else this.#decide(job, loaded, decisions)
    }
    if (decisions.length > 0) this.#follow(this.#append(decisions))
  }

  #follow(work: Promise<void>): void {
    const followed = work.finally(() => this.#underWay.delete(followed))
    this.#underWay.add(followed)
  }

  /** A table that cannot be read must not hold up the others. */
  async #fetch(job: Job): Promise<void> {
    try {
      const loaded = await this.load(job.table)
      if (loaded === undefined) answer(job, refuse('no-table', 'There is no such table.'))
      else this.#push(job)
    } catch (error) {
      if (!(error instanceof UnreadableTable)) this.#options.onError(error, job.table)
      answer(job, refuse('unavailable', 'This table cannot be opened yet.'))
    }
  }

  /** Decides against the table as it will be after the batch so far. */
  #decide(job: Job, loaded: LoadedTable, decisions: Decision[]): void {
    if (job.type === 'player' && mayBeRepeat(job, loaded)) this.#repeated(job, loaded)
    else this.#decideNew(job, loaded, decisions)
  }

  #decideNew(job: Job, loaded: LoadedTable, decisions: Decision[]): void {
    try {
      const decided = decideJob(loaded, job, this.#stamp(), this.#options.pin)
      for (const decision of decided.decisions) {
        loaded.head = decision.next
        loaded.batch = this.#batch
        decisions.push(decision)
      }
      if (decided.refusal !== undefined) this.#follow(this.#refuse(job, loaded, decided.refusal))
    } catch (error) {
      this.#options.onError(error, job.table)
      answer(job, refuse('internal', 'Something went wrong here; nothing has changed.'))
    }
  }

  /** Waits for entries that are being written; then the log tells whether it contains the command. */
  #repeated(job: PlayerJob, loaded: LoadedTable): void {
    if (loaded.head !== undefined) loaded.waiting.push(job)
    else this.#follow(this.#answerFromLog(job, loaded))
  }

  async #answerFromLog(job: PlayerJob, loaded: LoadedTable): Promise<void> {
    const asked = loaded.table.version
    try {
      const version = await this.#options.store.answer(loaded.id, commandKey(job.by, job.command))
      if (version === undefined) {
        job.newAt = asked
        return this.#push(job)
      }
      if (version > loaded.table.version) await this.cache.refresh(loaded)
      answer(job, { ok: true, value: { version } })
    } catch (error) {
      this.#failed(job, loaded, error)
    }
  }

  /** Another node may have changed the table, perhaps by this very command: then it is decided again. */
  async #refuse(job: Job, loaded: LoadedTable, refusal: Refusal): Promise<void> {
    const behind = isDecidedAgain(job) && (await this.cache.isBehind(loaded).catch(() => false))
    if (!behind || job.attempts++ >= ATTEMPTS) return answer(job, { ok: false, error: refusal })
    if (loaded.head === undefined) await this.cache.refresh(loaded)
    this.#push(job)
  }

  async #append(decisions: readonly Decision[]): Promise<void> {
    const { store } = this.#options
    try {
      const results = await store.append(decisions.map(({ append }) => append)).catch((error) => {
        this.#fail(decisions, error)
        return []
      })
      for (const loaded of this.#settle(decisions, results)) await this.cache.refresh(loaded)
    } finally {
      for (const { loaded } of decisions) this.#written(loaded)
    }
  }

  /** Answers first, then notifies. Returns the tables that other nodes have written to. */
  #settle(decisions: readonly Decision[], results: readonly Appended[]): ReadonlySet<LoadedTable> {
    const behind = new Set<LoadedTable>()
    const news = new Map<LoadedTable, AppliedEntry[]>()
    for (let i = 0; i < results.length; i++) {
      const { loaded, job, entry, next, append } = decisions[i]!
      if (results[i]!.type === 'conflict') {
        behind.add(loaded)
        this.#again(job)
        continue
      }
      if (next.version === loaded.table.version + 1) {
        const applied = loaded.commit(entry, next, append.deadline)
        const others = news.get(loaded)
        if (others === undefined) news.set(loaded, [applied])
        else others.push(applied)
      } else if (next.version > loaded.table.version) behind.add(loaded)
      answer(job, { ok: true, value: { version: next.version } })
    }
    for (const [loaded, applied] of news) this.#announce(loaded, applied)
    return behind
  }

  /** The next job for this table can be decided now. */
  #written(loaded: LoadedTable): void {
    loaded.head = undefined
    const { waiting } = loaded
    if (waiting.length === 0) return
    loaded.waiting = []
    for (const job of waiting) this.#push(job)
  }

  /** Deadlines and bot moves belong to one version; only players' commands are decided again. */
  #again(job: Job | undefined): void {
    if (job === undefined) return
    job.attempts++
    if (job.type === 'player' && job.attempts < ATTEMPTS) this.#push(job)
    else answer(job, refuse('conflict', 'The table has moved on.'))
  }

  #announce(loaded: LoadedTable, applied: readonly AppliedEntry[]): void {
    loaded.usedAt = this.#options.time.now()
    this.cache.announce(loaded, applied, 'us')
    this.#options.bus.publish({ topic: loaded.topic, version: loaded.table.version })
  }

  /**
   * The entry may have been stored: a database may die after its commit. A player's command is tried again, and
   * if it was stored, it is recognised as a repeat.
   */
  #fail(decisions: readonly Decision[], error: unknown): void {
    for (const { loaded, job } of decisions) this.#failed(job, loaded, error)
  }

  #failed(job: Job | undefined, loaded: LoadedTable, error: unknown): void {
    this.#options.onError(error, loaded.id)
    if (job?.type === 'player' && job.attempts < ATTEMPTS) this.#later(job)
    else answer(job, refuse('unavailable', 'This could not be stored; please try again.'))
  }

  #later(job: Job): void {
    job.attempts++
    this.#follow(
      new Promise<void>((done) => void this.#options.time.after(RETRY * job.attempts, done)).then(() =>
        this.#push(job),
      ),
    )
  }

  #stamp(): Stamp {
    return new LazyStamp(this.#options.time.now(), this.#options.entropy)
  }
}

/** Whether a refusal is checked against what other nodes have written. A bot's move belongs to one version. */
const isDecidedAgain = (job: Job): boolean => job.type === 'player' || job.command.type === 'tick'

/** Whether the command may be in the log or being written; not if the log was just searched at this version. */
const mayBeRepeat = ({ command, newAt }: PlayerJob, { seenCommands, head, table }: LoadedTable): boolean =>
  seenCommands.add(command.id) && (newAt !== table.version || head !== undefined)
