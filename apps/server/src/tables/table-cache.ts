import type { Catalogue, Playable, TableEvent } from '@estocade/table'
import type { Bus } from '../bus/bus.ts'
import { every } from '../every.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { Past, Room } from './loaded-table.ts'
import { Ear } from './table-subscription.ts'
import { folded } from './unreadable-table.ts'

export interface RoomsOptions {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly bus: Bus
  readonly time: Time
  readonly onFault: (error: unknown, table: string) => void
}

/** ms between looks at the store for hints that were lost. */
const LOOK = 2000
/** ms after which a table that nobody looks at is forgotten; the store has it. */
const IDLE = 60_000

/** The tables that this node has in memory: read when they are asked for, kept up with what other nodes write. */
export class Rooms {
  readonly #options: RoomsOptions
  readonly #rooms = new Map<string, Room>()
  readonly #ears = new Map<string, Ear>()
  readonly #loading = new Map<string, Promise<Room | undefined>>()
  readonly #onRead: (table: string) => void
  readonly #ends: (() => void)[]
  /** Told of every table that changed, after its listeners, and whether this node did it. */
  readonly changed = new Set<(room: Room, by: 'us' | 'others') => void>()

  /** `onRead` is called for a table that has just been read, before whoever asked for it has it. */
  constructor(options: RoomsOptions, onRead: (table: string) => void) {
    this.#options = options
    this.#onRead = onRead
    const { bus, time } = options
    const onFault = (error: unknown) => options.onFault(error, '')
    this.#ends = [
      bus.onReconnect(() => void this.#look([...this.#rooms.values()]).catch(onFault)),
      every(time, IDLE / 2, () => this.#forget(), onFault),
      ...(bus.lossy ? [every(time, LOOK, () => this.#look(), onFault)] : []),
    ]
  }

  get size(): number {
    return this.#rooms.size
  }

  playable(game: string): Playable | undefined {
    return this.#options.catalogue.get(game)
  }

  /** The room, if it is in memory. */
  known(id: string): Room | undefined {
    return this.#rooms.get(id)
  }

  /** The room, read from the store if need be. */
  async get(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id)
    if (known !== undefined) return known
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  keep(room: Room, ear = new Ear(this.#options.bus, room.id)): void {
    room.usedAt = this.#options.time.now()
    this.#rooms.set(room.id, room)
    this.#ears.set(room.id, ear)
    ear.tellTo((version) => {
      if (room.table.version < version) void this.refresh(room)
    })
  }

  /** What is stored is stored: whoever fails to hear of it must not keep the others from it. */
  tellOf(room: Room, pasts: readonly Past[], by: 'us' | 'others'): void {
    try {
      room.tell(pasts)
      for (const changed of this.changed) changed(room, by)
    } catch (error) {
      this.#options.onFault(error, room.id)
    }
  }

  /** Reads what others have written. */
  async refresh(room: Room): Promise<void> {
    try {
      const pasts = room.catchUp(await this.#options.store.entries(room.id, room.table.version))
      if (pasts.length > 0) this.tellOf(room, pasts, 'others')
    } catch (error) {
      this.#options.onFault(error, room.id)
    }
  }

  /** Whether others have written to it. */
  async isBehind(room: Room): Promise<boolean> {
    const versions = await this.#options.store.versions([room.id])
    return (versions.get(room.id) ?? 0) > room.table.version
  }

  close(): void {
    for (const end of this.#ends) end()
    for (const ear of this.#ears.values()) ear.end()
  }

  async #look(rooms: readonly Room[] = this.#watched()): Promise<void> {
    const versions = await this.#options.store.versions(rooms.map(({ id }) => id))
    for (const room of rooms) if ((versions.get(room.id) ?? 0) > room.table.version) await this.refresh(room)
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
    this.keep(room, ear)
    this.#onRead(id)
    return room
  }

  async #read(id: string): Promise<Room | undefined> {
    const stored = await this.#options.store.entries(id)
    if (stored.length === 0) return undefined
    const [opened] = JSON.parse(stored[0]!.body) as readonly TableEvent[]
    const playable = opened?.type === 'opened' ? this.playable(opened.game) : undefined
    return playable === undefined ? undefined : folded(id, playable, stored)
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
}
