import { apply, type Playable, type Table } from '@estocade/table'
import type { StoredEntry, TableStore } from '../store/store.ts'
import { entryOf, type Past, type Room } from './loaded-table.ts'

/** Entries that one who comes back is told of at most. */
const MISSED = 50
/** Entries of a match that one who comes for the first time is told of at most. */
const STORY = 300
/** Tables whose past is kept until they move on: after a restart many ask for the same. */
const KEPT = 16

interface Reading {
  readonly version: number
  readonly pasts: Promise<readonly Past[]>
}

/**
 * What has happened at tables. A room remembers nothing of it: whoever comes, or has missed something, is
 * told from the log.
 */
export class Chronicle {
  readonly #store: TableStore
  readonly #read = new Map<string, Reading>()

  constructor(store: TableStore) {
    this.#store = store
  }

  /**
   * Tells what came after version `have`, or the whole match for one who has nothing; the latest of it when
   * it is long. `then` is called while the room is where the last of the entries has brought it.
   */
  async tell(room: Room, have: number | undefined, then: (pasts: readonly Past[]) => void): Promise<void> {
    for (;;) {
      const { version } = room.table
      if (have !== undefined && have >= version) return then([])
      const pasts = await this.#pasts(room, version)
      if (room.table.version === version)
        return then(have === undefined ? storyOf(pasts) : pasts.slice(have).slice(-MISSED))
    }
  }

  /** The log itself has been changed: somebody has left for good. */
  forget(): void {
    this.#read.clear()
  }

  #pasts(room: Room, version: number): Promise<readonly Past[]> {
    const known = this.#read.get(room.id)
    if (known?.version === version) return known.pasts
    const pasts = this.#store
      .entries(room.id)
      .then((stored) => folded(room.playable, stored.slice(0, version)))
    this.#read.delete(room.id)
    this.#read.set(room.id, { version, pasts })
    pasts.catch(() => this.#read.delete(room.id))
    if (this.#read.size > KEPT) this.#read.delete(this.#read.keys().next().value!)
    return pasts
  }
}

function folded(playable: Playable, stored: readonly StoredEntry[]): readonly Past[] {
  let table: Table | undefined
  return stored.map((one) => {
    const past = { before: table, entry: entryOf(one), version: one.version }
    table = apply(playable, table, past.entry)
    return past
  })
}

function storyOf(pasts: readonly Past[]): readonly Past[] {
  const start = pasts.findLastIndex(({ entry }) => entry.events.some(({ type }) => type === 'started'))
  return start < 0 ? [] : pasts.slice(start).slice(-STORY)
}
