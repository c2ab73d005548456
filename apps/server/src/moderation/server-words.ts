import type { WordChange } from '@estocade/words'
import type { Bus } from '../bus/bus.ts'
import type { StoredWordChange, WordChangeStore } from '../store/account-store.ts'

/**
 * What the operator has changed about the dictionaries, as last read from the store. Read again on a message of topic
 * `words`. A table pins what holds when its options are set, so that its log says by which words it was played.
 */
export class ServerWords {
  readonly #store: WordChangeStore
  readonly #ends: readonly (() => void)[]
  #changes: ReadonlyMap<string, readonly WordChange[]> = new Map()
  #family = false

  constructor(store: WordChangeStore, bus: Bus, onError: (error: unknown) => void) {
    this.#store = store
    const load = () => void this.load().catch(onError)
    this.#ends = [bus.subscribe('words', load), bus.onReconnect(load)]
  }

  async load(): Promise<void> {
    const [changes, family] = await Promise.all([this.#store.wordChanges(), this.#store.family()])
    const byLanguage = new Map<string, WordChange[]>()
    for (const change of changes)
      byLanguage.set(change.language, [...(byLanguage.get(change.language) ?? []), changeOf(change)])
    this.#changes = byLanguage
    this.#family = family
  }

  get family(): boolean {
    return this.#family
  }

  changesIn(language: string): readonly WordChange[] {
    return this.#changes.get(language) ?? []
  }

  /** A checked configuration as options with the server's changes; `undefined` when there is nothing to change. */
  pinnedIn(config: object): object | undefined {
    const { language, words } = config as { readonly language?: string; readonly words?: Pinned }
    if (language === undefined || words === undefined) return undefined
    const { changes: before = [], ...rest } = words
    const changes = this.changesIn(language)
    const family = this.#family || words.family === true
    if (changes.length === 0 && before.length === 0 && family === words.family) return undefined
    return { ...config, words: { ...rest, family, ...(changes.length === 0 ? {} : { changes }) } }
  }

  close(): void {
    for (const end of this.#ends) end()
  }
}

interface Pinned {
  readonly changes?: readonly WordChange[]
  readonly family?: boolean
}

/** As a table's configuration holds it. */
function changeOf({ word, change, scope, forms, reason }: StoredWordChange): WordChange {
  const further = JSON.parse(forms) as readonly string[]
  return {
    word,
    change,
    scope,
    ...(further.length === 0 ? {} : { forms: further }),
    ...(reason === '' ? {} : { because: reason }),
  }
}
