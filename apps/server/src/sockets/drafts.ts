import type { Draft, TableStore } from '../store/store.ts'

/** Failed saves after which a draft is given up. */
const ATTEMPTS = 5

interface Unsaved extends Draft {
  readonly attempts: number
}

/** Unsent letters, saved once a second. A draft that cannot be saved costs no other draft. */
export class Drafts {
  readonly #store: Pick<TableStore, 'draft' | 'saveDrafts'>
  #unsaved = new Map<string, Unsaved>()

  constructor(store: Pick<TableStore, 'draft' | 'saveDrafts'>) {
    this.#store = store
  }

  put(draft: Draft): void {
    this.#unsaved.set(keyOf(draft), { ...draft, attempts: 0 })
  }

  async get(table: string, player: string): Promise<string | undefined> {
    return this.#unsaved.get(keyOf({ table, player }))?.body ?? this.#store.draft(table, player)
  }

  /** Throws the last error; what could not be saved is tried again at the next call. */
  async save(): Promise<void> {
    if (this.#unsaved.size === 0) return
    const drafts = [...this.#unsaved.values()]
    this.#unsaved = new Map()
    try {
      await this.#store.saveDrafts(drafts)
    } catch {
      await this.#saveSingly(drafts)
    }
  }

  async #saveSingly(drafts: readonly Unsaved[]): Promise<void> {
    let failure: unknown
    for (const draft of drafts)
      try {
        await this.#store.saveDrafts([draft])
      } catch (error) {
        failure = error
        const attempts = draft.attempts + 1
        const key = keyOf(draft)
        // A newer draft of the same player takes its place.
        if (attempts < ATTEMPTS && !this.#unsaved.has(key)) this.#unsaved.set(key, { ...draft, attempts })
      }
    if (failure !== undefined) throw failure
  }
}

const keyOf = ({ table, player }: Pick<Draft, 'table' | 'player'>): string => `${table}/${player}`
