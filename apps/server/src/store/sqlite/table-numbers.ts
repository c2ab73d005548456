import type { Database } from './driver.ts'

/** TableNumbers of tables that are kept at hand. */
const AT_HAND = 10_000

/** TableNumbers of tables. */
export class TableNumbers {
  readonly #find: ReturnType<Database['prepare']>
  readonly #known = new Map<string, number>()

  constructor(db: Database) {
    this.#find = db.prepare('SELECT no FROM tables WHERE id = ?')
  }

  /** Null, which is equal to nothing, for a table that is not there. */
  of(id: string): number | null {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const row = this.#find.get(id) as { no: number } | undefined
    if (row === undefined) return null
    if (this.#known.size >= AT_HAND) this.#known.clear()
    this.#known.set(id, row.no)
    return row.no
  }

  /** After something was taken back: a number may have been of a table that is not there. */
  forget(): void {
    this.#known.clear()
  }
}
