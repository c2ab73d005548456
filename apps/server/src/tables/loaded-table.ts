import {
  apply,
  deadline,
  type Entry,
  foldTable,
  type Playable,
  type Table,
  type TableEvent,
} from '@estocade/table'
import { type Topic, tableTopic } from '../bus/bus.ts'
import { eventLoopYielder } from '../event-loop-yield.ts'
import type { StoredEntry } from '../store/store.ts'
import { Checkpoints } from './checkpoints.ts'
import type { Job } from './job.ts'
import { SeenCommands } from './seen-commands.ts'

/** An entry with the table before it, which redaction needs. */
export interface AppliedEntry {
  readonly before: Table | undefined
  readonly entry: Entry
  readonly version: number
}

/** Entries that are folded in one step. */
const STEP = 50

export type Listener = (news: readonly AppliedEntry[], loaded: LoadedTable) => void

/** A table in memory: the state that its stored log leads to, and the listeners for its changes. */
export class LoadedTable {
  readonly id: string
  /** The topic of messages about it; a new string would be hashed again with every move. */
  readonly topic: Topic
  readonly playable: Playable
  table: Table
  readonly listeners = new Set<Listener>()
  /** The commands in the log, and those that were decided here. */
  readonly seenCommands = new SeenCommands()
  readonly checkpoints = new Checkpoints()
  usedAt = 0
  /** The table after the entries that are being written; undefined when none are. */
  head: Table | undefined
  /** When the next deadline passes, in ms. */
  deadline: number | undefined
  /** The batch that wrote `head`. */
  batch = 0
  /** Jobs that arrived while entries were being written. */
  waiting: Job[] = []

  private constructor(id: string, playable: Playable, table: Table) {
    this.id = id
    this.topic = tableTopic(id)
    this.playable = playable
    this.table = table
    this.deadline = deadline(table)
  }

  /** A long log is folded in steps that let other work run. */
  static async fold(id: string, playable: Playable, stored: readonly StoredEntry[]): Promise<LoadedTable> {
    const loaded = new LoadedTable(id, playable, foldTable(playable, [entryOf(stored[0]!)])!)
    const yieldIfDue = eventLoopYielder()
    for (let from = 0; from < stored.length; from += STEP) {
      await yieldIfDue()
      loaded.catchUp(stored.slice(from, from + STEP))
    }
    return loaded
  }

  static opened(id: string, playable: Playable, table: Table): LoadedTable {
    return new LoadedTable(id, playable, table)
  }

  /** Called when the entry is stored. Returns what listeners get. */
  commit(entry: Entry, next: Table, due: number | undefined): AppliedEntry {
    const applied = { before: this.table, entry, version: next.version }
    this.checkpoints.pass(this.table, entry)
    this.table = next
    this.deadline = due
    return applied
  }

  /** Applies entries that another node wrote. */
  catchUp(stored: readonly StoredEntry[]): readonly AppliedEntry[] {
    const further = stored.filter(({ version }) => version > this.table.version)
    return further.map((one) => {
      if (one.command !== null) this.seenCommands.add(one.command)
      const entry = entryOf(one)
      const next = apply(this.playable, this.table, entry)
      return this.commit(entry, next, deadline(next))
    })
  }

  notify(news: readonly AppliedEntry[]): void {
    if (news.length === 0) return
    for (const listener of this.listeners) listener(news, this)
  }
}

export const entryOf = ({ at, body }: StoredEntry): Entry => ({
  at,
  events: JSON.parse(body) as readonly TableEvent[],
})
