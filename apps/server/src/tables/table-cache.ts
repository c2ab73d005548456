import type { Catalogue, Playable, TableEvent } from '@estocade/table'
import type { Bus } from '../bus/bus.ts'
import { every } from '../every.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { AppliedEntry, LoadedTable } from './loaded-table.ts'
import { TableSubscription } from './table-subscription.ts'
import { folded } from './unreadable-table.ts'

export interface TableCacheOptions {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly bus: Bus
  readonly time: Time
  readonly onError: (error: unknown, table: string) => void
}

/** ms between polls of the store for changes whose messages were lost. */
const POLL = 2000
/** ms after which a table without subscribers leaves the cache. */
const IDLE = 60_000

/** The tables that this node has in memory: loaded on demand, kept up to date with what other nodes write. */
export class TableCache {
  readonly #options: TableCacheOptions
  readonly #tables = new Map<string, LoadedTable>()
  readonly #subscriptions = new Map<string, TableSubscription>()
  readonly #loading = new Map<string, Promise<LoadedTable | undefined>>()
  readonly #onRead: (table: string) => void
  readonly #ends: (() => void)[]
  /** Called for every table that changed, after its own listeners, with who changed it: this node or others. */
  readonly changed = new Set<(loaded: LoadedTable, by: 'us' | 'others') => void>()

  /** `onRead` is called for a table that has just been loaded, before `get` resolves. */
  constructor(options: TableCacheOptions, onRead: (table: string) => void) {
    this.#options = options
    this.#onRead = onRead
    const { bus, time } = options
    const onError = (error: unknown) => options.onError(error, '')
    this.#ends = [
      bus.onReconnect(() => void this.#look([...this.#tables.values()]).catch(onError)),
      every(time, IDLE / 2, () => this.#forget(), onError),
      ...(bus.lossy ? [every(time, POLL, () => this.#look(), onError)] : []),
    ]
  }

  get size(): number {
    return this.#tables.size
  }

  playable(game: string): Playable | undefined {
    return this.#options.catalogue.get(game)
  }

  /** The table, if it is in memory. */
  known(id: string): LoadedTable | undefined {
    return this.#tables.get(id)
  }

  /** The table, loaded from the store if need be. */
  async get(id: string): Promise<LoadedTable | undefined> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  keep(loaded: LoadedTable, subscription = new TableSubscription(this.#options.bus, loaded.id)): void {
    loaded.usedAt = this.#options.time.now()
    this.#tables.set(loaded.id, loaded)
    this.#subscriptions.set(loaded.id, subscription)
    subscription.deliverTo((version) => {
      if (loaded.table.version < version) void this.refresh(loaded)
    })
  }

  /** The entries are stored already, so a listener that throws must not affect the others. */
  announce(loaded: LoadedTable, applied: readonly AppliedEntry[], by: 'us' | 'others'): void {
    try {
      loaded.notify(applied)
      for (const changed of this.changed) changed(loaded, by)
    } catch (error) {
      this.#options.onError(error, loaded.id)
    }
  }

  /** Reads the entries that other nodes have written. */
  async refresh(loaded: LoadedTable): Promise<void> {
    try {
      const applied = loaded.catchUp(await this.#options.store.entries(loaded.id, loaded.table.version))
      if (applied.length > 0) this.announce(loaded, applied, 'others')
    } catch (error) {
      this.#options.onError(error, loaded.id)
    }
  }

  /** Whether other nodes have written to it. */
  async isBehind(loaded: LoadedTable): Promise<boolean> {
    const versions = await this.#options.store.versions([loaded.id])
    return (versions.get(loaded.id) ?? 0) > loaded.table.version
  }

  close(): void {
    for (const end of this.#ends) end()
    for (const subscription of this.#subscriptions.values()) subscription.end()
  }

  async #look(cache: readonly LoadedTable[] = this.#watched()): Promise<void> {
    const versions = await this.#options.store.versions(cache.map(({ id }) => id))
    for (const loaded of cache)
      if ((versions.get(loaded.id) ?? 0) > loaded.table.version) await this.refresh(loaded)
  }

  #watched(): readonly LoadedTable[] {
    return [...this.#tables.values()].filter(({ listeners }) => listeners.size > 0)
  }

  async #load(id: string): Promise<LoadedTable | undefined> {
    const subscription = new TableSubscription(this.#options.bus, id)
    const loaded = await this.#read(id).catch((error) => {
      subscription.end()
      throw error
    })
    if (loaded === undefined) {
      subscription.end()
      return undefined
    }
    this.keep(loaded, subscription)
    this.#onRead(id)
    return loaded
  }

  async #read(id: string): Promise<LoadedTable | undefined> {
    const stored = await this.#options.store.entries(id)
    if (stored.length === 0) return undefined
    const [opened] = JSON.parse(stored[0]!.body) as readonly TableEvent[]
    const playable = opened?.type === 'opened' ? this.playable(opened.game) : undefined
    return playable === undefined ? undefined : folded(id, playable, stored)
  }

  #forget(): void {
    const old = this.#options.time.now() - IDLE
    for (const [id, loaded] of this.#tables)
      if (loaded.listeners.size === 0 && loaded.head === undefined && loaded.usedAt < old) {
        this.#tables.delete(id)
        this.#subscriptions.get(id)?.end()
        this.#subscriptions.delete(id)
      }
  }
}
