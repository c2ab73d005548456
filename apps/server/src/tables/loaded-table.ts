import {
  apply,
  deadline,
  type Entry,
  foldTable,
  type Playable,
  type Table,
  type TableEvent,
} from '@estocade/table'
import { ViewTexts } from '../sockets/fast/view-texts.ts'
import type { StoredEntry } from '../store/store.ts'
import type { Job } from './job.ts'
import { SeenCommands } from './seen-commands.ts'

/** An entry with the table that it changed: what redaction needs. */
export interface AppliedEntry {
  readonly before: Table | undefined
  readonly entry: Entry
  readonly version: number
}

export type Listener = (news: readonly AppliedEntry[], loaded: LoadedTable) => void

/** A table in memory: the fold of what the store holds, and those who look at it. */
export class LoadedTable {
  readonly id: string
  readonly playable: Playable
  table: Table
  readonly listeners = new Set<Listener>()
  readonly texts: ViewTexts
  /** Commands of the log, and those that have been decided here. */
  readonly seenCommands = new SeenCommands()
  usedAt = 0
  /** The table as what is being written now would leave it. */
  head: Table | undefined
  /** When something happens by itself next, in ms. */
  deadline: number | undefined
  /** The batch that is being written. */
  batch = 0
  /** Jobs that came while it was being written. */
  waiting: Job[] = []

  private constructor(id: string, playable: Playable, table: Table) {
    this.id = id
    this.playable = playable
    this.table = table
    this.deadline = deadline(table)
    this.texts = new ViewTexts(playable)
  }

  static fold(id: string, playable: Playable, stored: readonly StoredEntry[]): LoadedTable {
    const loaded = new LoadedTable(id, playable, foldTable(playable, [entryOf(stored[0]!)])!)
    loaded.catchUp(stored)
    return loaded
  }

  static opened(id: string, playable: Playable, table: Table): LoadedTable {
    return new LoadedTable(id, playable, table)
  }

  /** After the store has it. Returns what listeners are to be told. */
  commit(entry: Entry, next: Table, due: number | undefined): AppliedEntry {
    const applied = { before: this.table, entry, version: next.version }
    this.table = next
    this.deadline = due
    return applied
  }

  /** Entries that another node wrote. */
  catchUp(stored: readonly StoredEntry[]): readonly AppliedEntry[] {
    const further = stored.filter(({ version }) => version > this.table.version)
    return further.map((one) => {
      if (one.command !== null) this.seenCommands.add(one.command)
      const entry = entryOf(one)
      const next = apply(this.playable, this.table, entry)
      return this.commit(entry, next, deadline(next))
    })
  }

  tell(news: readonly AppliedEntry[]): void {
    if (news.length === 0) return
    for (const listener of this.listeners) listener(news, this)
  }
}

export const entryOf = ({ at, body }: StoredEntry): Entry => ({
  at,
  events: JSON.parse(body) as readonly TableEvent[],
})
