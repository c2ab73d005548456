import { isStoreFailure } from '../store/failures.ts'
import type { Draft, TableStore } from '../store/store.ts'

/** Failed saves after which a draft is given up, not counting failures of the whole store. */
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
    } catch (error) {
      if (!isStoreFailure(error)) return this.#saveSingly(drafts)
      for (const draft of drafts) this.#keep(draft)
      throw error
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
        if (attempts < ATTEMPTS) this.#keep({ ...draft, attempts })
      }
    if (failure !== undefined) throw failure
  }

  /** For the next call, unless the same player has a newer draft by now. */
  #keep(draft: Unsaved): void {
    const key = keyOf(draft)
    if (!this.#unsaved.has(key)) this.#unsaved.set(key, draft)
  }
}

const keyOf = ({ table, player }: Pick<Draft, 'table' | 'player'>): string => `${table}/${player}`
