import { type Refusal, refuse, type Seed } from '@estocade/kernel'
import {
  type Catalogue,
  foldTable,
  type Opening,
  openTable,
  type Playable,
  type ServerCommand,
  type Speaker,
  type Stamp,
  type TableEvent,
} from '@estocade/table'
import type { Bus } from '../bus/bus.ts'
import { every } from '../every.ts'
import type { Appended, Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import { Debts } from './debts.ts'
import { appendOf, type Decision, decideJob } from './decision.ts'
import { Ear } from './ear.ts'
import { folded, UnreadableTable } from './folded.ts'
import { type Answer, type Asker, answer, commandKey, type Job, type PlayerCommand } from './job.ts'
import { LazyStamp } from './lazy-stamp.ts'
import { type Listener, type Past, Room } from './room.ts'

export interface HallOptions {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly bus: Bus
  readonly time: Time
  readonly entropy: () => Seed
  readonly onFault: (error: unknown, table: string) => void
}

/** ms between looks at the store for hints that were lost. */
const LOOK = 2000
/** ms after which a table that nobody looks at is forgotten; the store has it. */
const IDLE = 60_000
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
  readonly #rooms = new Map<string, Room>()
  readonly #ears = new Map<string, Ear>()
  readonly #loading = new Map<string, Promise<Room | undefined>>()
  #queue: Job[] = []
  /** A run is coming in this tick. */
  #coming = false
  #batch = 0
  readonly #underWay = new Set<Promise<void>>()
  readonly debts: Debts
  readonly #ends: (() => void)[]
  /** Told of every table that changed, after its listeners, and whether this node did it. */
  readonly changed = new Set<(room: Room, by: 'us' | 'others') => void>()

  constructor(options: HallOptions) {
    this.#options = options
    const { bus, time } = options
    this.debts = new Debts((table, command) => this.tell(table, command), time)
    const onFault = (error: unknown) => options.onFault(error, '')
    this.#ends = [
      bus.onReconnect(() => void this.#look([...this.#rooms.values()]).catch(onFault)),
      every(time, IDLE / 2, () => this.#forget(), onFault),
      ...(bus.lossy ? [every(time, LOOK, () => this.#look(), onFault)] : []),
    ]
  }

  /** How many tables are in memory. */
  get rooms(): number {
    return this.#rooms.size
  }

  playable(game: string): Playable | undefined {
    return this.#options.catalogue.get(game)
  }

  async open(opening: Opening, by: Speaker, more: readonly TableEvent[] = []): Promise<Answer> {
    const playable = this.playable(opening.game)
    if (playable === undefined) return refuse('no-game', 'There is no such game here.')
    const decided = openTable(playable, opening, by, this.#stamp())
    if (!decided.ok) return decided
    const entry = { at: this.#options.time.now(), events: [...decided.value, ...more] }
    const table = foldTable(playable, [entry])!
    const [result] = await this.#options.store.append([
      appendOf(playable, { before: undefined, entry, next: table }, undefined),
    ])
    if (result!.type !== 'appended') return refuse('taken', 'There is such a table already.')
    this.#keep(Room.opened(opening.id, playable, table), new Ear(this.#options.bus, opening.id))
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

  /** The room, read from the store if need be. */
  async room(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id)
    if (known !== undefined) return known
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  async watch(id: string, listener: Listener): Promise<Room | undefined> {
    const room = await this.room(id)
    room?.listeners.add(listener)
    return room
  }

  /** Waits for what is under way, then stops. */
  async close(): Promise<void> {
    for (const end of this.#ends) end()
    for (const ear of this.#ears.values()) ear.end()
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
      const room = this.#rooms.get(job.table)
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
    try {
      const decided = decideJob(room, job, this.#stamp())
      for (const decision of decided.decisions) {
        room.head = decision.next
        room.batch = this.#batch
        decisions.push(decision)
      }
      if (decided.refusal !== undefined) this.#follow(this.#refuse(job, decided.refusal))
    } catch (error) {
      this.#options.onFault(error, job.table)
      answer(job, refuse('internal', 'Something went wrong here; nothing has changed.'))
    }
  }

  /** A command that is refused now may have been accepted before a crash: then that is the answer. */
  async #refuse(job: Job, refusal: Refusal): Promise<void> {
    const version =
      job.type === 'player'
        ? await this.#options.store.answer(job.table, commandKey(job.by, job.command)).catch(() => undefined)
        : undefined
    answer(job, version === undefined ? { ok: false, error: refusal } : { ok: true, value: { version } })
  }

  async #append(decisions: readonly Decision[]): Promise<void> {
    const { store } = this.#options
    try {
      const results = await store.append(decisions.map(({ append }) => append)).catch((error) => {
        this.#fail(decisions, error)
        return []
      })
      for (const room of this.#settle(decisions, results)) await this.#refresh(room)
    } finally {
      for (const { room } of decisions) this.#written(room)
    }
  }

  /** Answers first, then news. Gives the rooms that others have written to. */
  #settle(decisions: readonly Decision[], results: readonly Appended[]): ReadonlySet<Room> {
    const behind = new Set<Room>()
    const news = new Map<Room, Past[]>()
    for (const [i, result] of results.entries()) {
      const { room, job, entry, next } = decisions[i]!
      if (result.type !== 'appended') {
        behind.add(room)
        if (result.type === 'conflict') this.#again(job)
        else answer(job, { ok: true, value: { version: result.version } })
        continue
      }
      if (next.version === room.table.version + 1) {
        const past = room.commit(entry, next)
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
    this.#tellOf(room, pasts, 'us')
    this.#options.bus.publish({ table: room.id, version: room.table.version })
  }

  /** What is stored is stored: whoever fails to hear of it must not keep the others from it. */
  #tellOf(room: Room, pasts: readonly Past[], by: 'us' | 'others'): void {
    try {
      room.tell(pasts)
      for (const changed of this.changed) changed(room, by)
    } catch (error) {
      this.#options.onFault(error, room.id)
    }
  }

  /**
   * Nobody knows whether it was stored: a database may die after it has committed. A player's command is
   * tried again, and if it is there after all, it is answered as the repeat that it is.
   */
  #fail(decisions: readonly Decision[], error: unknown): void {
    for (const { room, job } of decisions) {
      this.#options.onFault(error, room.id)
      if (job?.type === 'player' && job.attempts < ATTEMPTS) this.#later(job)
      else answer(job, refuse('unavailable', 'This could not be stored; please try again.'))
    }
  }

  #later(job: Job): void {
    job.attempts++
    this.#follow(
      new Promise<void>((done) => void this.#options.time.after(RETRY * job.attempts, done)).then(() =>
        this.#push(job),
      ),
    )
  }

  async #refresh(room: Room): Promise<void> {
    try {
      const pasts = room.catchUp(await this.#options.store.entries(room.id, room.table.version))
      if (pasts.length > 0) this.#tellOf(room, pasts, 'others')
    } catch (error) {
      this.#options.onFault(error, room.id)
    }
  }

  async #look(rooms: readonly Room[] = this.#watched()): Promise<void> {
    const versions = await this.#options.store.versions(rooms.map(({ id }) => id))
    for (const room of rooms) if ((versions.get(room.id) ?? 0) > room.table.version) await this.#refresh(room)
  }

  #watched(): readonly Room[] {
    return [...this.#rooms.values()].filter(({ listeners }) => listeners.size > 0)
  }

  async #load(id: string): Promise<Room | undefined> {
    const ear = new Ear(this.#options.bus, id)
    const room = await this.#read(id).catch((error) => {
      ear.end()
      throw error
    })
    if (room === undefined) {
      ear.end()
      return undefined
    }
    this.#keep(room, ear)
    // Asked for first, so decided before whatever made us read the table.
    if (this.debts.has(id)) void this.debts.pay(id)
    return room
  }

  async #read(id: string): Promise<Room | undefined> {
    const stored = await this.#options.store.entries(id)
    if (stored.length === 0) return undefined
    const [opened] = JSON.parse(stored[0]!.body) as readonly TableEvent[]
    const playable = opened?.type === 'opened' ? this.playable(opened.game) : undefined
    return playable === undefined ? undefined : folded(id, playable, stored)
  }

  #keep(room: Room, ear: Ear): void {
    room.usedAt = this.#options.time.now()
    this.#rooms.set(room.id, room)
    this.#ears.set(room.id, ear)
    ear.tellTo((version) => {
      if (room.table.version < version) void this.#refresh(room)
    })
  }

  #forget(): void {
    const old = this.#options.time.now() - IDLE
    for (const [id, room] of this.#rooms)
      if (room.listeners.size === 0 && room.head === undefined && room.usedAt < old) {
        this.#rooms.delete(id)
        this.#ears.get(id)?.end()
        this.#ears.delete(id)
      }
  }

  #stamp(): Stamp {
    return new LazyStamp(this.#options.time.now(), this.#options.entropy)
  }
}
