import type { Draft, TableStore } from '../store/store.ts'

/** Unsent letters, written once a second at most. */
export class Drafts {
  readonly #store: TableStore
  #unsaved = new Map<string, Draft>()

  constructor(store: TableStore) {
    this.#store = store
  }

  put(draft: Draft): void {
    this.#unsaved.set(`${draft.table}/${draft.player}`, draft)
  }

  async get(table: string, player: string): Promise<string | undefined> {
    return this.#unsaved.get(`${table}/${player}`)?.body ?? this.#store.draft(table, player)
  }

  async save(): Promise<void> {
    if (this.#unsaved.size === 0) return
    const drafts = [...this.#unsaved.values()]
    this.#unsaved = new Map()
    await this.#store.saveDrafts(drafts)
  }
}
