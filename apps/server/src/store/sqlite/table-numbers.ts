import type { Database } from './driver.ts'

/** Numbers in the cache. */
const CACHED = 10_000

/** The numbers that stand for table ids in the database, cached. */
export class TableNumbers {
  readonly #find: ReturnType<Database['prepare']>
  readonly #known = new Map<string, number>()

  constructor(db: Database) {
    this.#find = db.prepare('SELECT no FROM tables WHERE id = ?')
  }

  /** Null, which equals nothing in SQL, for an unknown table. */
  of(id: string): number | null {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const row = this.#find.get(id) as { no: number } | undefined
    if (row === undefined) return null
    if (this.#known.size >= CACHED) this.#known.clear()
    this.#known.set(id, row.no)
    return row.no
  }

  /** Call after a rollback: a number may belong to a table that was not stored. */
  forget(): void {
    this.#known.clear()
  }
}
