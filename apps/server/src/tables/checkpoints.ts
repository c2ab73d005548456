import type { Entry, Table } from '@estocade/table'

/** Entries between two checkpoints. */
const STEP = 60
/** Checkpoints kept: together they reach further back than the longest history that a client gets. */
const KEPT = 7

/**
 * Earlier states of a loaded table, so that its latest entries can be replayed without the whole log: a table's log
 * may hold thousands, and every newcomer gets the last few hundred.
 */
export class Checkpoints {
  #tables: readonly Table[] = []

  /** Called for each entry, with the table before it. */
  pass(before: Table, entry: Entry): void {
    // A player was deleted: earlier states still hold the name.
    if (entry.events.some(({ type }) => type === 'departed')) this.#tables = []
    else if (before.version - (this.#tables.at(-1)?.version ?? 0) >= STEP)
      this.#tables = [...this.#tables, before].slice(-KEPT)
  }

  /** The latest one at `version` or before it. */
  at(version: number): Table | undefined {
    return this.#tables.findLast((table) => table.version <= version)
  }
}
