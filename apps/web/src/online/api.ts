import type { Blocked, LobbyFilter, Me, OpenBody, OwnTable, Profile, TableSummary } from '@estocade/protocol'
import type { GameLog } from '../session/session.ts'

/** An error answer of the server. `code` is the key of its text; `text` is the server's own. */
export class ApiFault extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(text)
  }
}

export type { Me, Profile }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export async function ask<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (answer.status === 204) return undefined as T
  const json = await answer.json().catch(() => ({}))
  if (!answer.ok)
    throw new ApiFault(json.code ?? `${answer.status}`, json.text ?? answer.statusText, json.params)
  return json
}

/** A request that holds only a name: if it is malformed, the name is. */
const named = (asked: Promise<Me>): Promise<Me> =>
  asked.catch((error) => {
    const isBad = error instanceof ApiFault && error.code === 'malformed'
    throw isBad ? new ApiFault('bad-name', error.message) : error
  })

export const me = (): Promise<Me> => ask('GET', '/api/me')
export const becomeGuest = (name: string): Promise<Me> => named(ask('POST', '/api/guest', { name }))
export const rename = (name: string): Promise<Me> => named(ask('PATCH', '/api/me', { name }))
export const profile = (id: string): Promise<Profile> => ask('GET', `/api/players/${id}`)

export const blocks = (): Promise<readonly Blocked[]> => ask('GET', '/api/blocks')
/** Blocks a player from the player's own tables, or unblocks them. */
export const setBlock = (id: string, blocked: boolean): Promise<void> =>
  ask(blocked ? 'PUT' : 'DELETE', `/api/blocks/${id}`)

export const openTables = (filter: LobbyFilter): Promise<readonly TableSummary[]> =>
  ask('GET', `/api/tables?${new URLSearchParams(filter)}`)
export const myTables = (): Promise<readonly OwnTable[]> => ask('GET', '/api/mine')
export const myFinished = (): Promise<readonly OwnTable[]> => ask('GET', '/api/finished')

export const openTable = (body: OpenBody): Promise<{ readonly id: string }> =>
  ask('POST', '/api/tables', body)

/** Waits for another player who wants the same game; null if nobody has come yet. */
export const pair = (
  game: string,
  language: string,
  signal: AbortSignal,
): Promise<{ readonly table: string | null }> => ask('POST', '/api/pairing', { game, language }, signal)

/** Sits down on the first free seat; a player who sits already keeps their seat. */
export const joinTable = (id: string): Promise<{ readonly seat: number }> =>
  ask('POST', `/api/tables/${id}/join`, {})

/** Gives one's seat up before the match; a table that nobody sits at is closed. */
export const leaveTable = (id: string): Promise<unknown> =>
  ask('POST', `/api/tables/${id}/commands`, { action: { type: 'stand' } })

/** The finished matches of a table on the server. */
export const tableLogs = (id: string): Promise<readonly GameLog[]> => ask('GET', `/api/tables/${id}/logs`)

/** Uploads a match that was played on this device. */
export const uploadGame = (body: SentIn): Promise<{ readonly id: string }> =>
  ask('POST', '/api/finished', body)

export interface SentIn {
  readonly log: GameLog
  /** The seat of the sender. */
  readonly seat: number
  /** The other players: a bot's level, or null for a person at the same device. */
  readonly bots: readonly (string | null)[]
}
