import type { Running } from '../server/load.ts'
import { PASSWORD, post } from './seed.ts'

/** What is asked of a server with many stored games. */
export interface Visit {
  readonly name: string
  readonly times: number
  once(n: number): Promise<void>
}

/** ms after which an export is broken off. */
const PATIENCE = 20_000

/** Somebody who has signed in. */
interface Visitor {
  readonly id: string
  readonly cookie: string
}

async function signIn(url: string, login: string): Promise<Visitor> {
  const { body, cookie } = await post(url, '/api/login', { login, password: PASSWORD })
  return { id: (body as { id: string }).id, cookie }
}

async function get(url: string, cookie = ''): Promise<void> {
  const stop = AbortSignal.timeout(PATIENCE)
  try {
    const response = await fetch(url, { headers: { cookie }, signal: stop })
    for await (const _ of response.body ?? []);
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
  } catch (error) {
    if (!stop.aborted) throw error
  }
}

/** A rated match that ends at once, because one side concedes. */
async function match(url: string, game: string, [one, two]: readonly [Visitor, Visitor]): Promise<void> {
  const { id } = (await post(url, '/api/tables', { game }, one.cookie)).body as { id: string }
  await post(url, `/api/tables/${id}/join`, {}, two.cookie)
  const command = (action: object, by: Visitor) =>
    post(url, `/api/tables/${id}/commands`, { action }, by.cookie)
  for (const by of [one, two]) await command({ type: 'ready', seed: '' }, by)
  await command({ type: 'concede' }, two)
}

export async function visits(
  { address: url }: Running,
  game: string,
  language: string,
  tables: number,
): Promise<readonly Visit[]> {
  const both = [await signIn(url, 'heavy'), await signIn(url, 'rival')] as const
  const [heavy] = both
  const clone = (n: number) => `clone${String((n * 7919) % tables).padStart(11, '0')}`
  return [
    { name: 'lobby', times: 100, once: () => get(`${url}/api/tables`) },
    { name: 'profile', times: 100, once: () => get(`${url}/api/players/${heavy.id}`) },
    {
      name: 'leaderboard',
      times: 100,
      once: () => get(`${url}/api/leaders?game=${game}&language=${language}`),
    },
    { name: 'own games, unfinished', times: 100, once: () => get(`${url}/api/mine`, heavy.cookie) },
    { name: 'own games, finished', times: 100, once: () => get(`${url}/api/finished`, heavy.cookie) },
    { name: 'a match, to its end', times: 100, once: () => match(url, game, both) },
    { name: 'review', times: 100, once: (n) => get(`${url}/api/tables/${clone(n)}/logs`) },
    { name: 'export', times: 1, once: () => get(`${url}/api/me/export`, heavy.cookie) },
  ]
}
