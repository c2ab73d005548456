import { createServer, type Store } from '@estocade/server'
import type { Catalogue } from '@estocade/table'
import { noLimits } from '../../apps/server/test/no-limits.ts'

/** The two players of the first match. The first of them gets very many. */
export const players = ['Heavy', 'Rival'] as const
export const PASSWORD = 'correct horse'

export interface Seeded {
  readonly table: string
  readonly ids: readonly [string, string]
  readonly entries: number
}

/** Two accounts and one rated match between them, played by bots through a real server, in an empty store. */
export async function seed(store: Store, catalogue: Catalogue, game: string): Promise<Seeded> {
  const server = await createServer({ catalogue, limits: noLimits, store })
  const url = await server.listen()
  const people = await Promise.all(players.map((name) => registered(url, name)))
  const [one, two] = people as [Registered, Registered]
  const options = game === 'tally' ? { goal: 12 } : {}
  const { id } = (await post(url, '/api/tables', { game, options, settings: { rated: true } }, one.cookie))
    .body as { id: string }
  await post(url, `/api/tables/${id}/join`, {}, two.cookie)
  const loaded = (await server.queue.load(id))!
  let commands = 0
  const submit = async (seat: number, action: object): Promise<void> => {
    const by = { player: people[seat]!.id, name: players[seat]! }
    const command = { id: `command-${commands++}`, basis: loaded.table.version, action: action as never }
    const answer = await server.queue.submit(id, by, command)
    if (!answer.ok) throw new Error(answer.error.text)
  }
  for (const seat of [0, 1]) await submit(seat, { type: 'ready', seed: '' })
  const bot = [...loaded.playable.bots.values()][0]!
  while (loaded.table.phase === 'playing') {
    const { duty } = loaded.table.timers[0]!
    const view = loaded.playable.game.view(loaded.table.match!.live.state, duty.seat)
    await submit(duty.seat, {
      type: 'act',
      about: duty.about,
      action: bot.choose(view, duty.seat, String(duty.seat)),
    })
  }
  const entries = loaded.table.version
  await server.close()
  return { table: id, ids: [one.id, two.id], entries }
}

export interface Registered {
  readonly id: string
  readonly cookie: string
}

async function registered(url: string, name: string): Promise<Registered> {
  const guest = await post(url, '/api/guest', { name })
  const account = { login: name.toLowerCase(), password: PASSWORD }
  const made = await post(url, '/api/account', account, guest.cookie)
  return { id: (guest.body as { id: string }).id, cookie: made.cookie || guest.cookie }
}

export async function post(
  url: string,
  path: string,
  body: object,
  cookie = '',
): Promise<{ readonly body: unknown; readonly cookie: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${text}`)
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]!)
  return { body: text === '' ? undefined : JSON.parse(text), cookie: cookies.join('; ') }
}
