import { type Refusal, type Result, refuse, type Seed } from '@estocade/kernel'
import {
  type Catalogue,
  foldTable,
  type Opening,
  openTable,
  type Playable,
  type ServerCommand,
  type Speaker,
  type Stamp,
  type Table,
  type TableCommand,
  type TableEvent,
} from '@estocade/table'
import type { Bus } from '../bus.ts'
import { every } from '../every.ts'
import type { Append, Appended, Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import { appendOf, type Decision, decideJob } from './decision.ts'
import { type Listener, type Past, Room } from './room.ts'

export interface PlayerCommand {
  readonly id: string
  readonly basis: number
  readonly action: TableCommand
}

export type Answer = Result<{ readonly version: number }, Refusal>

export type Job = {
  readonly table: string
  readonly resolve: (answer: Answer) => void
  attempts: number
} & (
  | { readonly type: 'player'; readonly by: Speaker; readonly command: PlayerCommand }
  | { readonly type: 'server'; readonly command: ServerCommand }
)

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
/** A player's command that meets another node's is decided again this often. */
const ATTEMPTS = 8

/**
 * All tables of this node. Path of a command: decide → append with the expected version → acknowledge →
 * publish → tell the listeners. Commands of one tick share a transaction. No node owns a table: the
 * store's (table, version) key is the only lock.
 */
export class Hall {
  readonly #options: HallOptions
  readonly #rooms = new Map<string, Room>()
  readonly #loading = new Map<string, Promise<Room | undefined>>()
  #queue: Job[] = []
  #pumping: Promise<void> | undefined
  readonly #ends: (() => void)[]
  /** Told of every table that changed, after its listeners. */
  readonly changed = new Set<(room: Room) => void>()

  constructor(options: HallOptions) {
    this.#options = options
    const { bus, time } = options
    const onFault = (error: unknown) => options.onFault(error, '')
    this.#ends = [
      bus.subscribe(({ table, version }) => void this.#hinted(table, version)),
      bus.onReconnect(() => void this.#look()),
      every(time, IDLE / 2, () => this.#forget(), onFault),
      ...(bus.lossy ? [every(time, LOOK, () => this.#look(), onFault)] : []),
    ]
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
    this.#keep(Room.opened(opening.id, playable, entry, table))
    return { ok: true, value: { version: 1 } }
  }

  submit(table: string, by: Speaker, command: PlayerCommand): Promise<Answer> {
    return new Promise((resolve) => this.post(table, by, command, resolve))
  }

  /** As `submit`, but the answer comes before anybody is told of the change. */
  post(table: string, by: Speaker, command: PlayerCommand, resolve: (answer: Answer) => void): void {
    this.#push({ type: 'player', table, by, command, resolve, attempts: 0 })
  }

  tell(table: string, command: ServerCommand): Promise<Answer> {
    return new Promise((resolve) => this.#push({ type: 'server', table, command, resolve, attempts: 0 }))
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
    while (this.#pumping !== undefined) await this.#pumping
  }

  #push(job: Job): void {
    this.#queue.push(job)
    this.#pumping ??= this.#pump()
  }

  async #pump(): Promise<void> {
    // Commands that arrive in the same tick share a transaction.
    await new Promise((next) => setImmediate(next))
    while (this.#queue.length > 0) {
      const jobs = this.#queue
      this.#queue = []
      try {
        await this.#run(jobs)
      } catch (error) {
        this.#fail(jobs, error)
      }
    }
    this.#pumping = undefined
  }

  async #run(jobs: readonly Job[]): Promise<void> {
    for (const { table } of jobs) if (!this.#rooms.has(table)) await this.#tryRoom(table)
    const heads = new Map<string, Table>()
    const decisions: Decision[] = []
    for (const job of jobs) {
      const more = this.#decide(job, heads)
      if (more !== undefined) decisions.push(...more)
    }
    if (decisions.length === 0) return
    const batch: Append[] = decisions.map(({ append }) => append)
    const results = await this.#options.store.append(batch)
    await this.#settle(decisions, results)
  }

  /** A table that cannot be read (its dictionary is not there yet) is no hindrance for the others. */
  async #tryRoom(table: string): Promise<void> {
    await this.room(table).catch((error) => this.#options.onFault(error, table))
  }

  /** Decides against the table as the batch so far would leave it. */
  #decide(job: Job, heads: Map<string, Table>): readonly Decision[] | undefined {
    const room = this.#rooms.get(job.table)
    if (room === undefined) {
      job.resolve(refuse('no-table', 'There is no such table.'))
      return undefined
    }
    try {
      const decided = decideJob(room.playable, heads.get(job.table) ?? room.table, job, this.#stamp())
      const last = decided.decisions.at(-1)
      if (last !== undefined) heads.set(job.table, last.next)
      if (decided.refusal !== undefined) void this.#refuse(job, decided.refusal)
      return decided.decisions
    } catch (error) {
      this.#options.onFault(error, job.table)
      job.resolve(refuse('internal', 'Something went wrong here; nothing has changed.'))
      return undefined
    }
  }

  /** A command that is refused now may have been accepted before a crash: then that is the answer. */
  async #refuse(job: Job, refusal: Refusal): Promise<void> {
    const version =
      job.type === 'player'
        ? await this.#options.store.answer(job.table, commandKey(job.by, job.command)).catch(() => undefined)
        : undefined
    job.resolve(version === undefined ? { ok: false, error: refusal } : { ok: true, value: { version } })
  }

  async #settle(decisions: readonly Decision[], results: readonly Appended[]): Promise<void> {
    const news = new Map<Room, Past[]>()
    const behind = new Set<Room>()
    for (const [i, decision] of decisions.entries()) {
      const result = results[i]!
      const room = this.#rooms.get(decision.append.table)!
      if (result.type === 'appended') {
        const { next } = decision
        if (next.version === room.table.version + 1)
          news.set(room, [...(news.get(room) ?? []), room.commit(decision.entry, next)])
        // A hint may have made us read our own entry already.
        else if (next.version > room.table.version) behind.add(room)
        decision.job?.resolve({ ok: true, value: { version: next.version } })
      } else if (result.type === 'repeat') {
        behind.add(room)
        decision.job?.resolve({ ok: true, value: { version: result.version } })
      } else {
        behind.add(room)
        if (decision.job !== undefined) this.#again(decision.job)
      }
    }
    for (const room of behind) news.set(room, [...(news.get(room) ?? []), ...(await this.#readOn(room))])
    for (const [room, pasts] of news) this.#announce(room, pasts)
  }

  /** Deadlines and bot moves belong to one version; only players' commands are decided again. */
  #again(job: Job): void {
    job.attempts++
    if (job.type === 'player' && job.attempts < ATTEMPTS) this.#queue.push(job)
    else job.resolve(refuse('conflict', 'The table has moved on.'))
  }

  #announce(room: Room, pasts: readonly Past[]): void {
    room.usedAt = this.#options.time.now()
    room.tell(pasts)
    for (const changed of this.changed) changed(room)
    this.#options.bus.publish({ table: room.id, version: room.table.version })
  }

  #fail(jobs: readonly Job[], error: unknown): void {
    for (const job of jobs) {
      this.#options.onFault(error, job.table)
      job.resolve(refuse('unavailable', 'This could not be stored; please try again.'))
    }
  }

  async #hinted(id: string, version: number): Promise<void> {
    const room = this.#rooms.get(id)
    if (room === undefined || room.table.version >= version) return
    await this.#refresh(room)
  }

  async #refresh(room: Room): Promise<void> {
    const pasts = await this.#readOn(room).catch((error) => {
      this.#options.onFault(error, room.id)
      return []
    })
    if (pasts.length === 0) return
    room.tell(pasts)
    for (const changed of this.changed) changed(room)
  }

  async #readOn(room: Room): Promise<readonly Past[]> {
    return room.catchUp(await this.#options.store.entries(room.id, room.table.version))
  }

  async #look(): Promise<void> {
    const watched = [...this.#rooms.values()].filter(({ listeners }) => listeners.size > 0)
    const versions = await this.#options.store.versions(watched.map(({ id }) => id))
    for (const room of watched)
      if ((versions.get(room.id) ?? 0) > room.table.version) await this.#refresh(room)
  }

  async #load(id: string): Promise<Room | undefined> {
    const stored = await this.#options.store.entries(id)
    if (stored.length === 0) return undefined
    const [opened] = JSON.parse(stored[0]!.body) as readonly TableEvent[]
    const playable = opened?.type === 'opened' ? this.playable(opened.game) : undefined
    return playable === undefined ? undefined : this.#keep(Room.fold(id, playable, stored))
  }

  #keep(room: Room): Room {
    room.usedAt = this.#options.time.now()
    this.#rooms.set(room.id, room)
    return room
  }

  #forget(): void {
    if (this.#pumping !== undefined) return
    const old = this.#options.time.now() - IDLE
    for (const [id, room] of this.#rooms)
      if (room.listeners.size === 0 && room.usedAt < old) this.#rooms.delete(id)
  }

  #stamp(): Stamp {
    const { time, entropy } = this.#options
    let seed: Seed | undefined
    return {
      at: time.now(),
      // Drawn only when asked for: few commands need it.
      get entropy() {
        seed ??= entropy()
        return seed
      },
    }
  }
}

/** Nobody can use up another player's ids. */
export const commandKey = (by: Speaker, { id }: PlayerCommand): string => `${by.player}/${id}`
