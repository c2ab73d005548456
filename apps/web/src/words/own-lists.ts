import { alphabets, type Lexicon, type LexiconId, withOwnList, wordList } from '@estocade/words'

/**
 * Lists of words that a player keeps in this browser, by their hash: a game goes on with the list that it began
 * with, and its log can be checked as long as the list is here. They never leave the browser.
 */
export interface OwnList {
  readonly hash: string
  readonly language: string
  /** Of the file. */
  readonly name: string
  readonly words: number
  /** Lines that are no words. */
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

/** Reads and keeps a list. Slow with a long one: for a worker. */
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

/** The dictionary with the words of a kept list; `undefined` when the list is not here any more. */
export async function withKeptList(base: Lexicon, hash: string): Promise<Lexicon | undefined> {
  const list = await within('readonly', (lists) => lists.get(hash) as IDBRequest<OwnList | undefined>)
  return list === undefined ? undefined : applied(base, list)
}

/** The dictionary of this hash: the given one, or that with one of the kept lists; else the given one. */
export async function lexiconOfHash(base: Lexicon, hash: string): Promise<Lexicon> {
  if (base.hash === hash) return base
  for (const list of await keptLists().catch(() => [])) {
    if (list.language !== base.alphabet.id) continue
    const own = applied(base, list)
    if (own.hash === hash) return own
  }
  return base
}
