import type { AnyAction, GameTypes, Log, Playable, Refusal, Seed, Viewer } from '@estocade/kernel'
import { type BotRunner, botCommand, preparationFor } from './bot-runner.ts'
import type { Opening, ServerCommand, Speaker, Stamp, TableCommand } from './commands.ts'
import { decideCommand, decideServerCommand } from './decide.ts'
import type { Decided, TableDecision } from './decision.ts'
import type { Entry } from './events.ts'
import { apply, foldTable } from './evolve.ts'
import { openTable } from './gather.ts'
import { type Job, jobsOf } from './jobs.ts'
import { logsOf } from './log.ts'
import { furtherPause } from './pauses.ts'
import type { Table } from './table.ts'
import { deadline } from './time.ts'
import { type SeenTableEvent, seen, type TableView, viewOf } from './view.ts'

/** What a host is given: time, storage, timers and bots. The table itself knows none of them. */
export interface HostEnv {
  now(): number
  /** Fresh randomness for the entry after this version. */
  entropy(version: number): Seed
  /** Calls `then` after `ms`. Returns a function that cancels it. */
  after(ms: number, then: () => void): () => void
  /** Stores an entry before anybody sees it. Resolves to `false` if another host has the table. */
  save(entry: Entry, table: Table): boolean | Promise<boolean>
  readonly bots: BotRunner
  /** The least ms before a bot's move is shown, so that people can follow. */
  readonly pause: number
  /** Called for every entry that was stored. */
  onChange(change: Change): void
  /** Called when another host has the table, so that this one has stopped. */
  onLost(): void
  onError(error: unknown): void
}

export interface Change {
  readonly before: Table | undefined
  readonly entry: Entry
  readonly table: Table
}

/** The first player of a side: a person with a share of the seed, or a bot. */
export type HostSide = { readonly by: Speaker; readonly seed: string } | { readonly bot: string }

/**
 * Makes the entry to be stored from a decision, and the table after it. An entry is never dated before the previous
 * one.
 */
export function applyDecision(
  playable: Playable,
  before: Table | undefined,
  { events, reached }: TableDecision,
  now: number,
): Change {
  const entry = { at: Math.max(now, before?.at ?? 0), events }
  return { before, entry, table: apply(playable, before, entry, reached) }
}

/** The longest time that a timer can be set for. */
const LONGEST = 2 ** 31 - 1

/** ms before what failed is tried again. */
const RETRY = 5000

/** An entry could not be stored, for example because the disk is full. */
export class NotStored extends Error {}

/** The refusal of a command whose entry could not be stored. Nothing has changed, so it may be sent again. */
function notStored(error: unknown): Refusal {
  if (!(error instanceof NotStored)) throw error
  return { code: 'not-stored', text: `This could not be stored: ${error.message}`, params: {} }
}

/**
 * Runs one table anywhere: decides commands, stores and applies entries, shows views, and lets clocks and bots act.
 */
export class TableHost {
  readonly #playable: Playable
  readonly #env: HostEnv
  readonly #entries: Entry[]
  #table: Table | undefined
  #cancels: readonly (() => void)[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false
  #isResumed = true
  #prepared = false

  constructor(playable: Playable, env: HostEnv, entries: readonly Entry[] = []) {
    this.#playable = playable
    this.#env = env
    this.#entries = [...entries]
    this.#table = foldTable(playable, entries)
  }

  get table(): Table | undefined {
    return this.#table
  }

  /** Opens the table, seats everybody, and deals. The first side is a person: the host of the table. */
  open(opening: Omit<Opening, 'sides'>, sides: readonly HostSide[]): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      const people = sides.flatMap((side, seat) => ('by' in side ? [{ ...side, seat }] : []))
      const host = people[0]!.by
      const wish = { ...opening, sides: sides.length }
      const commands = [
        ...people.slice(1).map(({ by, seat }) => [by, { type: 'sit', seat }] as const),
        ...sides.flatMap((side, seat) =>
          'bot' in side ? [[host, { type: 'seat-bot', seat, bot: side.bot }] as const] : [],
        ),
        ...people.map(({ by, seed }) => [by, { type: 'ready', seed }] as const),
      ]
      let refusal = await this.#commit(openTable(this.#playable, wish, host, this.#stamp()))
      for (const [by, command] of commands) refusal ??= await this.#decide(by, command)
      return refusal
    }).catch(notStored)
  }

  /**
   * Continues from stored entries. No clock is charged for the time in between. If that cannot be stored, it is tried
   * again later, and before the next command.
   */
  resume(): Promise<void> {
    this.#isResumed = false
    return this.#inTurn(() => this.#return()).catch((error) => {
      notStored(error)
      if (!this.#closed) this.#cancels = [this.#env.after(RETRY, () => void this.resume())]
    })
  }

  async #return(): Promise<void> {
    if (this.#isResumed) return
    const { at, phase } = this.#table!
    const to = Math.max(at, this.#env.now())
    if (phase === 'playing') await this.#tell({ type: 'outage', from: at, to })
    else this.#schedule()
    this.#isResumed = true
  }

  command(by: Speaker, command: TableCommand): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      await this.#return()
      return this.#decide(by, command)
    }).catch(notStored)
  }

  view(viewer: Viewer): TableView | undefined {
    return this.#table === undefined ? undefined : viewOf(this.#playable, this.#table, viewer)
  }

  /** What happened so far, as a viewer may see it. */
  history(viewer: Viewer): readonly SeenTableEvent[] {
    let table: Table | undefined
    return this.#entries.flatMap((entry) => {
      const before = table
      table = apply(this.#playable, before, entry)
      return seen(this.#playable, before, entry, viewer)
    })
  }

  /** Logs of the matches that are over: the seed of a running one stays secret. */
  logs(): readonly Log<GameTypes>[] {
    return logsOf(this.#playable, this.#entries).filter(({ serverSeed }) => serverSeed !== undefined)
  }

  async close(): Promise<void> {
    this.#stop()
    await this.#env.bots.close()
  }

  #stop(): void {
    this.#closed = true
    this.#cancel()
  }

  #cancel(): void {
    for (const cancel of this.#cancels) cancel()
    this.#cancels = []
  }

  /** Runs work in order: each command is decided against the result of the one before. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => {})
    return done
  }

  #stamp(): Stamp {
    return { at: this.#env.now(), entropy: this.#env.entropy(this.#table?.version ?? 0) }
  }

  #decide(by: Speaker, command: TableCommand): Promise<Refusal | undefined> {
    const table = this.#table!
    return this.#commit(decideCommand(this.#playable, table, command, by, table.version, this.#stamp()))
  }

  async #tell(command: ServerCommand): Promise<Refusal | undefined> {
    if (this.#closed) return undefined
    const decided = decideServerCommand(this.#playable, this.#table!, command, this.#stamp())
    const refusal = await this.#commit(decided)
    // A timer may fire slightly early; it is set again.
    if (refusal?.code === 'nothing-due') this.#schedule()
    return refusal
  }

  async #commit(decided: Decided): Promise<Refusal | undefined> {
    if (!decided.ok) return decided.error
    const change = applyDecision(this.#playable, this.#table, decided.value, this.#env.now())
    if (!(await this.#save(change))) {
      this.#stop()
      this.#env.onLost()
      return undefined
    }
    this.#table = change.table
    this.#entries.push(change.entry)
    this.#schedule()
    this.#env.onChange(change)
    return undefined
  }

  async #save({ entry, table }: Change): Promise<boolean> {
    try {
      return await this.#env.save(entry, table)
    } catch (cause) {
      throw new NotStored((cause as Error).message, { cause })
    }
  }

  /** Schedules what happens without a person: the bots' moves and the next deadline. */
  #schedule(): void {
    this.#cancel()
    if (this.#closed) return
    const table = this.#table!
    this.#prepare(table)
    const now = this.#env.now()
    const after = (ms: number, then: () => void) => this.#env.after(Math.min(LONGEST, ms), then)
    // The clock may have been set back since the last entry; a bot's time counts from that entry.
    const jobs = jobsOf(this.#playable, table).map((job) => {
      const least = job.for === 'act' ? this.#env.pause : 0
      return after(Math.max(least, job.due - Math.max(now, table.at)), () => void this.#run(job))
    })
    const due = deadline(table)
    const tick = () =>
      void this.#inTurn(() => this.#tell({ type: 'tick' })).catch((error) => this.#failed(error))
    this.#cancels = due === undefined ? jobs : [...jobs, after(Math.max(0, due - now), tick)]
  }

  /** Waits before a bot's move is played. A change of the table cancels the wait and with it the move. */
  async #pause(job: Job, action: AnyAction): Promise<void> {
    const ms = job.for === 'act' ? furtherPause(this.#env.pause, this.#table!, job, action) : 0
    if (ms === 0 || this.#closed) return
    await new Promise<void>((done) => {
      this.#cancels = [...this.#cancels, this.#env.after(ms, done)]
    })
  }

  #prepare(table: Table): void {
    const wish = this.#prepared ? undefined : preparationFor(table)
    if (wish === undefined) return
    this.#prepared = true
    void this.#env.bots.prepare?.(wish)
  }

  async #run(job: Job): Promise<void> {
    try {
      const action = await this.#env.bots.run({ ...job, game: this.#table!.game })
      await this.#pause(job, action)
      const refusal = await this.#inTurn(() => this.#tell(botCommand(job, action)))
      // A table that has changed meanwhile has other jobs.
      if (refusal !== undefined && refusal.code !== 'stale') throw new Error(`${job.bot}: ${refusal.text}`)
    } catch (error) {
      this.#failed(error)
    }
  }

  /** A time-out or a bot's move that failed or was refused is tried again later. */
  #failed(error: unknown): void {
    if (this.#closed) return
    this.#cancels = [...this.#cancels, this.#env.after(RETRY, () => this.#schedule())]
    this.#env.onError(error)
  }
}
