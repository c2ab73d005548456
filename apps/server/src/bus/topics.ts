type Heard = (version: number) => void

/** Those who listen for tables; the same function may listen twice. */
export class Ears {
  readonly #tables = new Map<string, Set<{ readonly heard: Heard }>>()

  /** The answer ends it. */
  add(table: string, heard: Heard): () => void {
    const one = { heard }
    const known = this.#tables.get(table)
    if (known === undefined) this.#tables.set(table, new Set([one]))
    else known.add(one)
    return () => {
      const left = this.#tables.get(table)
      if (left?.delete(one) && left.size === 0) this.#tables.delete(table)
    }
  }

  tell(table: string, version: number): void {
    for (const { heard } of this.#tables.get(table) ?? []) heard(version)
  }

  clear(): void {
    this.#tables.clear()
  }
}
