import type { ServerCommand } from '@estocade/table'
import type { Time } from '../time.ts'
import type { Answer } from './job.ts'

/** Tables that do not know yet of the time without a server: nobody is charged for it. */
export class Debts {
  readonly #tell: (table: string, command: ServerCommand) => Promise<Answer>
  readonly #time: Time
  /** When the time without a server began. */
  readonly #owed = new Map<string, number>()
  readonly #paying = new Map<string, Promise<void>>()

  constructor(tell: (table: string, command: ServerCommand) => Promise<Answer>, time: Time) {
    this.#tell = tell
    this.#time = time
  }

  /** These tables learn, before anything else happens to them, that no server was alive from then on. */
  owe(tables: readonly string[], from: number): void {
    for (const table of tables) this.#owed.set(table, from)
  }

  /** Whether some table has not learnt it yet. */
  get open(): boolean {
    return this.#owed.size > 0
  }

  has(table: string): boolean {
    return this.#owed.has(table)
  }

  /** Tells a table that can be read what it is owed; resolves when it knows. */
  pay(table: string): Promise<void> {
    const paying = this.#paying.get(table) ?? this.#pay(table).finally(() => this.#paying.delete(table))
    this.#paying.set(table, paying)
    return paying
  }

  async #pay(table: string): Promise<void> {
    const from = this.#owed.get(table)
    if (from === undefined) return
    const answer = await this.#tell(table, { type: 'outage', from, to: this.#time.now() })
    if (answer.ok || answer.error.code !== 'unavailable') this.#owed.delete(table)
  }

  /** What could not be told for too long never will be. */
  writeOff(): void {
    this.#owed.clear()
  }
}
