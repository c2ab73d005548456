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
import { Debts } from './downtime-credits.ts'
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
import { type Past, Room } from './loaded-table.ts'
import { Rooms, type RoomsOptions } from './table-cache.ts'
import { UnreadableTable } from './unreadable-table.ts'

export interface HallOptions extends RoomsOptions {
  readonly entropy: () => Seed
}

/** ms before a command that could not be stored is tried again; each time a little more. */
const RETRY = 100
/** A player's command that meets another node's is decided again this often. */
const ATTEMPTS = 8

/**
 * All tables of this node. Path of a command: decide → append with the expected version → acknowledge →
 * publish → tell the listeners. Commands of one tick share a transaction, and while one transaction goes to
 * the disk the next is decided, for other tables. No node owns a table: the store's (table, version) key is
 * the only lock.
 */
export class Hall {
  readonly #options: HallOptions
  readonly rooms: Rooms
  #queue: Job[] = []
  /** A run is coming in this tick. */
  #coming = false
  #batch = 0
  readonly #underWay = new Set<Promise<void>>()
  readonly debts: Debts

  constructor(options: HallOptions) {
    this.#options = options
    this.debts = new Debts((table, command) => this.tell(table, command), options.time)
    // Asked for first, so decided before whatever made us read the table.
    this.rooms = new Rooms(options, (table) => {
      if (this.debts.has(table)) void this.debts.pay(table)
    })
  }

  room(id: string): Promise<Room | undefined> {
    return this.rooms.get(id)
  }

  async open(opening: Opening, by: Speaker, more: readonly TableEvent[] = []): Promise<Answer> {
    const playable = this.rooms.playable(opening.game)
    if (playable === undefined) return refuse('no-game', 'There is no such game here.')
    const decided = openTable(playable, opening, by, this.#stamp())
    if (!decided.ok) return decided
    const entry = { at: this.#options.time.now(), events: [...decided.value, ...more] }
    const table = foldTable(playable, [entry])!
    const [result] = await this.#options.store.append([
      appendOf(playable, { before: undefined, entry, next: table }, undefined),
    ])
    if (result!.type !== 'appended') return refuse('taken', 'There is such a table already.')
    this.rooms.keep(Room.opened(opening.id, playable, table))
    return { ok: true, value: { version: 1 } }
  }

  submit(table: string, by: Speaker, command: PlayerCommand): Promise<Answer> {
    return new Promise((answered) => this.post(table, by, command, { answered }))
  }

  /** As `submit`, but the answer comes before anybody is told of the change. */
  post(table: string, by: Speaker, command: PlayerCommand, asker: Asker): void {
    this.#push({ type: 'player', table, by, command, asker, attempts: 0 })
  }

  tell(table: string, command: ServerCommand): Promise<Answer> {
    return new Promise((answered) =>
      this.#push({ type: 'server', table, command, asker: { answered }, attempts: 0 }),
    )
  }

  /** Waits for what is under way, then stops. */
  async close(): Promise<void> {
    this.rooms.close()
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

  /** Commands that arrive in the same tick share a transaction; one for a table that is being written waits. */
  #run(): void {
    const jobs = this.#queue
    this.#queue = []
    this.#coming = false
    this.#batch++
    const decisions: Decision[] = []
    for (const job of jobs) {
      const room = this.rooms.known(job.table)
      if (room === undefined) this.#follow(this.#fetch(job))
      else if (room.head !== undefined && room.batch !== this.#batch) room.waiting.push(job)
      else this.#decide(job, room, decisions)
    }
    if (decisions.length > 0) this.#follow(this.#append(decisions))
  }

  #follow(work: Promise<void>): void {
    const followed = work.finally(() => this.#underWay.delete(followed))
    this.#underWay.add(followed)
  }

  /** A table that cannot be read is no hindrance for the others. */
  async #fetch(job: Job): Promise<void> {
    try {
      const room = await this.room(job.table)
      if (room === undefined) answer(job, refuse('no-table', 'There is no such table.'))
      else this.#push(job)
    } catch (error) {
      if (!(error instanceof UnreadableTable)) this.#options.onFault(error, job.table)
      answer(job, refuse('unavailable', 'This table cannot be opened yet.'))
    }
  }

  /** Decides against the table as the batch so far would leave it. */
  #decide(job: Job, room: Room, decisions: Decision[]): void {
    if (job.type === 'player' && mayBeRepeat(job, room)) this.#repeated(job, room)
    else this.#decideNew(job, room, decisions)
  }

  #decideNew(job: Job, room: Room, decisions: Decision[]): void {
    try {
      const decided = decideJob(room, job, this.#stamp())
      for (const decision of decided.decisions) {
        room.head = decision.next
        room.batch = this.#batch
        decisions.push(decision)
      }
      if (decided.refusal !== undefined) this.#follow(this.#refuse(job, room, decided.refusal))
    } catch (error) {
      this.#options.onFault(error, job.table)
      answer(job, refuse('internal', 'Something went wrong here; nothing has changed.'))
    }
  }

  /** Once what is being written is in the log, the log says whether it holds the command. */
  #repeated(job: PlayerJob, room: Room): void {
    if (room.head !== undefined) room.waiting.push(job)
    else this.#follow(this.#answerFromLog(job, room))
  }

  async #answerFromLog(job: PlayerJob, room: Room): Promise<void> {
    const asked = room.table.version
    try {
      const version = await this.#options.store.answer(room.id, commandKey(job.by, job.command))
      if (version === undefined) {
        job.newAt = asked
        return this.#push(job)
      }
      if (version > room.table.version) await this.rooms.refresh(room)
      answer(job, { ok: true, value: { version } })
    } catch (error) {
      this.#failed(job, room, error)
    }
  }

  /** Elsewhere the table may have moved on, perhaps by this very command: then it is decided again. */
  async #refuse(job: Job, room: Room, refusal: Refusal): Promise<void> {
    const behind = job.type === 'player' && (await this.rooms.isBehind(room).catch(() => false))
    if (!behind || job.attempts++ >= ATTEMPTS) return answer(job, { ok: false, error: refusal })
    if (room.head === undefined) await this.rooms.refresh(room)
    this.#push(job)
  }

  async #append(decisions: readonly Decision[]): Promise<void> {
    const { store } = this.#options
    try {
      const results = await store.append(decisions.map(({ append }) => append)).catch((error) => {
        this.#fail(decisions, error)
        return []
      })
      for (const room of this.#settle(decisions, results)) await this.rooms.refresh(room)
    } finally {
      for (const { room } of decisions) this.#written(room)
    }
  }

  /** Answers first, then news. Gives the rooms that others have written to. */
  #settle(decisions: readonly Decision[], results: readonly Appended[]): ReadonlySet<Room> {
    const behind = new Set<Room>()
    const news = new Map<Room, Past[]>()
    for (let i = 0; i < results.length; i++) {
      const { room, job, entry, next, append } = decisions[i]!
      if (results[i]!.type === 'conflict') {
        behind.add(room)
        this.#again(job)
        continue
      }
      if (next.version === room.table.version + 1) {
        const past = room.commit(entry, next, append.deadline)
        const pasts = news.get(room)
        if (pasts === undefined) news.set(room, [past])
        else pasts.push(past)
      } else if (next.version > room.table.version) behind.add(room)
      answer(job, { ok: true, value: { version: next.version } })
    }
    for (const [room, pasts] of news) this.#announce(room, pasts)
    return behind
  }

  /** The next job for this table may be decided. */
  #written(room: Room): void {
    room.head = undefined
    const { waiting } = room
    if (waiting.length === 0) return
    room.waiting = []
    for (const job of waiting) this.#push(job)
  }

  /** Deadlines and bot moves belong to one version; only players' commands are decided again. */
  #again(job: Job | undefined): void {
    if (job === undefined) return
    job.attempts++
    if (job.type === 'player' && job.attempts < ATTEMPTS) this.#push(job)
    else answer(job, refuse('conflict', 'The table has moved on.'))
  }

  #announce(room: Room, pasts: readonly Past[]): void {
    room.usedAt = this.#options.time.now()
    this.rooms.tellOf(room, pasts, 'us')
    this.#options.bus.publish({ table: room.id, version: room.table.version })
  }

  /**
   * Nobody knows whether it was stored: a database may die after it has committed. A player's command is
   * tried again, and if it is there after all, it is answered as the repeat that it is.
   */
  #fail(decisions: readonly Decision[], error: unknown): void {
    for (const { room, job } of decisions) this.#failed(job, room, error)
  }

  #failed(job: Job | undefined, room: Room, error: unknown): void {
    this.#options.onFault(error, room.id)
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

/** Perhaps in the log or being written; not when the log has just been asked and nothing was written since. */
const mayBeRepeat = ({ command, newAt }: PlayerJob, { heard, head, table }: Room): boolean =>
  heard.add(command.id) && (newAt !== table.version || head !== undefined)
