import type { ServerCommand } from '@estocade/table'
import type { Time } from '../time.ts'
import type { Answer } from './job.ts'

/** Tables that do not know yet of the time without a server: nobody is charged for it. */
export class DowntimeCredits {
  readonly #tell: (table: string, command: ServerCommand) => Promise<Answer>
  readonly #time: Time
  /** When the time without a server began. */
  readonly #credits = new Map<string, number>()
  readonly #applying = new Map<string, Promise<void>>()

  constructor(tell: (table: string, command: ServerCommand) => Promise<Answer>, time: Time) {
    this.#tell = tell
    this.#time = time
  }

  /** These tables learn, before anything else happens to them, that no server was alive from then on. */
  credit(tables: readonly string[], from: number): void {
    for (const table of tables) this.#credits.set(table, from)
  }

  /** Whether some table has not learnt it yet. */
  get open(): boolean {
    return this.#credits.size > 0
  }

  has(table: string): boolean {
    return this.#credits.has(table)
  }

  /** Tells a table that can be read what it is owed; resolves when it knows. */
  apply(table: string): Promise<void> {
    const applying =
      this.#applying.get(table) ?? this.#apply(table).finally(() => this.#applying.delete(table))
    this.#applying.set(table, applying)
    return applying
  }

  async #apply(table: string): Promise<void> {
    const from = this.#credits.get(table)
    if (from === undefined) return
    const answer = await this.#tell(table, { type: 'outage', from, to: this.#time.now() })
    if (answer.ok || answer.error.code !== 'unavailable') this.#credits.delete(table)
  }

  /** What could not be told for too long never will be. */
  expire(): void {
    this.#credits.clear()
  }
}
