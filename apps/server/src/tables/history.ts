import { apply, type Playable, type Table } from '@estocade/table'
import type { StoredEntry, TableStore } from '../store/store.ts'
import { type AppliedEntry, entryOf, type LoadedTable } from './loaded-table.ts'

/** Entries that one who comes back is told of at most. */
const MISSED = 50
/** Entries of a match that one who comes for the first time is told of at most. */
const STORY = 300
/** Tables whose applied is kept until they move on: after a restart many ask for the same. */
const KEPT = 16

interface Reading {
  readonly version: number
  readonly applied: Promise<readonly AppliedEntry[]>
}

/**
 * What has happened at tables. A loaded remembers nothing of it: whoever comes, or has missed something, is
 * told from the log.
 */
export class History {
  readonly #store: TableStore
  readonly #read = new Map<string, Reading>()

  constructor(store: TableStore) {
    this.#store = store
  }

  /**
   * Tells what came after version `have`, or the whole match for one who has nothing; the latest of it when
   * it is long. `then` is called while the loaded is where the last of the entries has brought it.
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
        return then(have === undefined ? storyOf(applied) : applied.slice(have).slice(-MISSED))
    }
  }

  /** The log itself has been changed: somebody has left for good. */
  forget(): void {
    this.#read.clear()
  }

  #applied(loaded: LoadedTable, version: number): Promise<readonly AppliedEntry[]> {
    const known = this.#read.get(loaded.id)
    if (known?.version === version) return known.applied
    const applied = this.#store
      .entries(loaded.id)
      .then((stored) => folded(loaded.playable, stored.slice(0, version)))
    this.#read.delete(loaded.id)
    this.#read.set(loaded.id, { version, applied })
    applied.catch(() => this.#read.delete(loaded.id))
    if (this.#read.size > KEPT) this.#read.delete(this.#read.keys().next().value!)
    return applied
  }
}

function folded(playable: Playable, stored: readonly StoredEntry[]): readonly AppliedEntry[] {
  let table: Table | undefined
  return stored.map((one) => {
    const applied = { before: table, entry: entryOf(one), version: one.version }
    table = apply(playable, table, applied.entry)
    return applied
  })
}

function storyOf(applied: readonly AppliedEntry[]): readonly AppliedEntry[] {
  const start = applied.findLastIndex(({ entry }) => entry.events.some(({ type }) => type === 'started'))
  return start < 0 ? [] : applied.slice(start).slice(-STORY)
}
