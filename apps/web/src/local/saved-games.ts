import type { Entry, Phase, Settings } from '@estocade/table'
import { newId } from '../session/new-id.ts'

export type LocalSide =
  | { readonly type: 'person'; readonly name: string }
  | { readonly type: 'bot'; readonly bot: string }

/** The parameters of a table on this device. The first side is the person who owns the device. */
export interface Opening {
  readonly game: string
  readonly language: string
  readonly options: Readonly<Record<string, unknown>>
  readonly sides: readonly LocalSide[]
  readonly settings?: Partial<Settings>
  /** Whether it is the player's first game: then it is dealt so that the player begins. */
  readonly guided?: boolean
  /** Hash of an own list in this browser, which replaces the words of the dictionary. */
  readonly ownList?: string
}

export interface SavedGame {
  readonly id: string
  readonly opening: Opening
  /** ms. */
  readonly changedAt: number
  readonly phase: Phase
  /** Whether it is the turn of a person, not of a bot. */
  readonly yourTurn: boolean
  /** Scores by seat. */
  readonly scores?: readonly number[]
  /** How a match that is over ended for the only person at the table, if there were rivals. */
  readonly result?: 'won' | 'lost' | 'drawn'
  /** The id of the game on the server, after it was uploaded. */
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
      // One row per entry, numbered from 1. The key prevents two tabs from writing the same entry.
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

/** Saves a table that is about to be opened and returns its id; the worker does the rest. */
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

/** False if this version already exists: another tab plays the same game. */
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
