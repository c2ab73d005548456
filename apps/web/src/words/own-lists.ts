import { alphabets, type Lexicon, type LexiconId, withOwnList, wordList } from '@estocade/words'

/**
 * Own lists in this browser, by their hash. A game continues with the list that it began with, and its log can be
 * verified as long as the list is stored. The lists never leave the browser.
 */
export interface OwnList {
  readonly hash: string
  readonly language: string
  /** The name of the file. */
  readonly name: string
  readonly words: number
  /** How many lines are not words. */
  readonly faults: number
  readonly text: string
}

const LISTS = 'lists'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('estocade-lists', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(LISTS, { keyPath: 'hash' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (lists: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(LISTS, mode)
  const request = work(transaction.objectStore(LISTS))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? request.error)
  })
}

/** Reads and stores a list. It is slow for a long list, so call it in a worker. */
export async function keepList(language: LexiconId, name: string, text: string): Promise<OwnList> {
  const { lexicon, faults } = wordList(text, alphabets[language])
  const list = { hash: lexicon.hash, language, name, words: lexicon.size, faults: faults.length, text }
  await within('readwrite', (lists) => lists.put(list))
  return list
}

const keptLists = (): Promise<readonly OwnList[]> =>
  within('readonly', (lists) => lists.getAll() as IDBRequest<OwnList[]>)

const applied = (base: Lexicon, { text }: OwnList): Lexicon =>
  withOwnList(base, wordList(text, base.alphabet).lexicon)

/** The dictionary with the words of a stored list; `undefined` if the list is no longer stored. */
export async function withKeptList(base: Lexicon, hash: string): Promise<Lexicon | undefined> {
  const list = await within('readonly', (lists) => lists.get(hash) as IDBRequest<OwnList | undefined>)
  return list === undefined ? undefined : applied(base, list)
}

/** The dictionary with this hash: the given one, or the given one with a stored list; otherwise the given one. */
export async function lexiconOfHash(base: Lexicon, hash: string): Promise<Lexicon> {
  if (base.hash === hash) return base
  for (const list of await keptLists().catch(() => [])) {
    if (list.language !== base.alphabet.id) continue
    const own = applied(base, list)
    if (own.hash === hash) return own
  }
  return base
}
