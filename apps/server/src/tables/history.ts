import { apply, type Playable, type Table } from '@estocade/table'
import type { StoredEntry, TableStore } from '../store/store.ts'
import { type AppliedEntry, entryOf, type LoadedTable } from './loaded-table.ts'

/** The most entries that a returning client gets. */
const MAX_MISSED = 50
/** The most entries of the running match that a new client gets. */
const MAX_OF_MATCH = 300
/** Tables whose folded log is cached until they change: after a restart many clients ask for the same. */
const CACHED = 16

interface CachedHistory {
  readonly version: number
  readonly applied: Promise<readonly AppliedEntry[]>
}

/**
 * The entries that a client has missed, read from the log and folded from a checkpoint: a loaded table keeps only its
 * latest state.
 */
export class History {
  readonly #store: TableStore
  readonly #read = new Map<string, CachedHistory>()

  constructor(store: TableStore) {
    this.#store = store
  }

  /**
   * Passes the entries after version `have`, or those of the whole match without `have`, to `then`; only the
   * latest when they are many. `then` is called while the table is at the version of the last entry.
   */
  async catchUp(
    loaded: LoadedTable,
    have: number | undefined,
    then: (applied: readonly AppliedEntry[]) => void,
  ): Promise<void> {
    for (;;) {
      const { version } = loaded.table
      if (have !== undefined && have >= version) return then([])
      const applied = await this.#applied(loaded, version)
      if (loaded.table.version === version)
        return then(have === undefined ? runningMatchIn(applied) : missedSince(applied, have))
    }
  }

  /** Clears the cache, because a log has been rewritten: an account was deleted. */
  forget(): void {
    this.#read.clear()
  }

  #applied(loaded: LoadedTable, version: number): Promise<readonly AppliedEntry[]> {
    const known = this.#read.get(loaded.id)
    if (known?.version === version) return known.applied
    const from = loaded.checkpoints.at(version - MAX_OF_MATCH)
    const applied = this.#store
      .entries(loaded.id, from?.version)
      .then((stored) => folded(loaded.playable, from, upTo(stored, version)))
    this.#read.delete(loaded.id)
    this.#read.set(loaded.id, { version, applied })
    applied.catch(() => this.#read.delete(loaded.id))
    if (this.#read.size > CACHED) this.#read.delete(this.#read.keys().next().value!)
    return applied
  }
}

const upTo = (stored: readonly StoredEntry[], version: number): readonly StoredEntry[] =>
  stored.filter((one) => one.version <= version)

/** The stored entries with the table before each, folded from the table before the first. */
function folded(
  playable: Playable,
  from: Table | undefined,
  stored: readonly StoredEntry[],
): readonly AppliedEntry[] {
  let table = from
  return stored.map((one) => {
    const applied = { before: table, entry: entryOf(one), version: one.version }
    table = apply(playable, table, applied.entry)
    return applied
  })
}

const missedSince = (applied: readonly AppliedEntry[], have: number): readonly AppliedEntry[] =>
  applied.filter(({ version }) => version > have).slice(-MAX_MISSED)

/** The entries of the running match; it may have started before the first that was read. */
function runningMatchIn(applied: readonly AppliedEntry[]): readonly AppliedEntry[] {
  const start = applied.findLastIndex(({ entry }) => entry.events.some(({ type }) => type === 'started'))
  if (start >= 0) return applied.slice(start).slice(-MAX_OF_MATCH)
  return applied[0]?.before?.match === undefined ? [] : applied.slice(-MAX_OF_MATCH)
}
