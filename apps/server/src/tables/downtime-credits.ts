import type { ServerCommand } from '@estocade/table'
import type { Time } from '../time.ts'
import type { Answer } from './job.ts'

/** Time during which no server was alive and which the clocks of running tables have not been given back yet. */
export class DowntimeCredits {
  readonly #tell: (table: string, command: ServerCommand) => Promise<Answer>
  readonly #time: Time
  /** By table: when the downtime began, in ms. */
  readonly #credits = new Map<string, number>()
  readonly #applying = new Map<string, Promise<void>>()

  constructor(tell: (table: string, command: ServerCommand) => Promise<Answer>, time: Time) {
    this.#tell = tell
    this.#time = time
  }

  /** These tables get the time since `from` back before anything else happens to them. */
  credit(tables: readonly string[], from: number): void {
    for (const table of tables) this.#credits.set(table, from)
  }

  /** Whether some table has not got its credit yet. */
  get open(): boolean {
    return this.#credits.size > 0
  }

  has(table: string): boolean {
    return this.#credits.has(table)
  }

  /** Applies the credit of a table that can be read; resolves when it is stored. */
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

  /** Gives up on tables that have stayed unreadable past the deadline. */
  expire(): void {
    this.#credits.clear()
  }
}
