import type { Entry, Phase, Settings } from '@estocade/table'
import { newId } from '../session/new-id.ts'

export type LocalSide =
  | { readonly type: 'person'; readonly name: string }
  | { readonly type: 'bot'; readonly bot: string }

/** A table of this device as it was asked for. The first side is a person: the one whose device it is. */
export interface Opening {
  readonly game: string
  readonly language: string
  readonly options: Readonly<Record<string, unknown>>
  readonly sides: readonly LocalSide[]
  readonly settings?: Partial<Settings>
  /** Somebody's first game: it is dealt so that the person begins. */
  readonly guided?: boolean
  /** Hash of a list of words kept in this browser, which replaces the words of the dictionary. */
  readonly ownList?: string
}

export interface SavedGame {
  readonly id: string
  readonly opening: Opening
  /** ms. */
  readonly changedAt: number
  readonly phase: Phase
  /** Whether a person has something to do, not a bot. */
  readonly yourTurn: boolean
  /** By seat, as the game counts them. */
  readonly scores?: readonly number[]
  /** Where the server keeps it, once it was sent in. */
  readonly sent?: string
}

const GAMES = 'games'
const ENTRIES = 'entries'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('estocade', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' })
      // One row an entry, numbered from 1: the key is the lock between two tabs.
      request.result.createObjectStore(ENTRIES)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore, entries: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction([GAMES, ENTRIES], mode)
  const request = work(transaction.objectStore(GAMES), transaction.objectStore(ENTRIES))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? request.error)
  })
}

const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** Keeps a table that is to be opened; the worker does the rest. Gives its id. */
export async function beginGame(opening: Opening): Promise<string> {
  const id = newId()
  const game: SavedGame = { id, opening, changedAt: Date.now(), phase: 'gathering', yourTurn: true }
  await within('readwrite', (games) => games.put(game))
  return id
}

export const savedGame = (id: string): Promise<SavedGame | undefined> =>
  within('readonly', (games) => games.get(id) as IDBRequest<SavedGame | undefined>)

/** The latest first. */
export async function savedGames(): Promise<readonly SavedGame[]> {
  const all = await within('readonly', (games) => games.getAll() as IDBRequest<SavedGame[]>)
  return all.sort((a, b) => b.changedAt - a.changedAt)
}

export const savedEntries = (id: string): Promise<readonly Entry[]> =>
  within('readonly', (_, entries) => entries.getAll(allOf(id)) as IDBRequest<Entry[]>)

/** False when this version is there already: another tab plays the same game. */
export async function saveEntry(game: SavedGame, version: number, entry: Entry): Promise<boolean> {
  try {
    await within('readwrite', (games, entries) => {
      games.put(game)
      return entries.add(entry, [game.id, version])
    })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return false
    throw error
  }
}

export const changeSavedGame = (game: SavedGame): Promise<IDBValidKey> =>
  within('readwrite', (games) => games.put(game))

export async function forgetGame(id: string): Promise<void> {
  await within('readwrite', (games, entries) => {
    games.delete(id)
    return entries.delete(allOf(id))
  })
}
