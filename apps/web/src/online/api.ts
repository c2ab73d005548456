import type { OpenBody } from '@estocade/protocol'
import type { GameLog } from '../session/session.ts'

/** An answer that is no success, with the server's own words. */
export class ApiFault extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const json = await answer.json()
  if (!answer.ok) throw new ApiFault(json.code ?? `${answer.status}`, json.text ?? answer.statusText)
  return json
}

export interface Me {
  readonly id: string
  readonly name: string
}

/** Set once the server has given this browser a cookie, which the page itself cannot see. */
const KNOWN = 'known'

/** Who this browser is to the server; `undefined` before the first click. */
export async function whoAmI(): Promise<Me | undefined> {
  if (localStorage.getItem(KNOWN) === null) return undefined
  try {
    return await ask<Me>('GET', '/api/me')
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error
    localStorage.removeItem(KNOWN)
    return undefined
  }
}

export async function becomeGuest(name: string): Promise<Me> {
  const me = await ask<Me>('POST', '/api/guest', { name })
  localStorage.setItem(KNOWN, '1')
  return me
}

export const openTable = (body: OpenBody): Promise<{ readonly id: string }> =>
  ask('POST', '/api/tables', body)

/** Sits down on the first free seat; whoever sits already stays. */
export const joinTable = (id: string): Promise<{ readonly seat: number }> =>
  ask('POST', `/api/tables/${id}/join`, {})

/** Of the matches that are over, oldest first. */
export const tableLogs = (id: string): Promise<readonly GameLog[]> => ask('GET', `/api/tables/${id}/logs`)
