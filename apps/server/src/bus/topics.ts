type SeenCommands = (version: number) => void

/** Those who listen for tables; the same function may listen twice. */
export class Topics {
  readonly #tables = new Map<string, Set<{ readonly seenCommands: SeenCommands }>>()

  /** The answer ends it. */
  add(table: string, seenCommands: SeenCommands): () => void {
    const one = { seenCommands }
    const known = this.#tables.get(table)
    if (known === undefined) this.#tables.set(table, new Set([one]))
    else known.add(one)
    return () => {
      const left = this.#tables.get(table)
      if (left?.delete(one) && left.size === 0) this.#tables.delete(table)
    }
  }

  emit(table: string, version: number): void {
    for (const { seenCommands } of this.#tables.get(table) ?? []) seenCommands(version)
  }

  clear(): void {
    this.#tables.clear()
  }
}
