import { type Result, refuse } from '@estocade/kernel'
import { leadersSchema, lobbySchema, type OpenBody, openSchema } from '@estocade/protocol'
import {
  type Catalogue,
  type Entry,
  logsOf,
  mayWatch,
  type Opening,
  placeOf,
  type TableCommand,
  type TableEvent,
} from '@estocade/table'
import type { FastifyInstance } from 'fastify'
import { type Identities, type Identity, randomId, speakerOf } from '../identity.ts'
import { standingOf } from '../ratings.ts'
import type { Store } from '../store/store.ts'
import type { Hall } from '../table/hall.ts'
import { indexOf } from '../table/index-of.ts'
import type { Room } from '../table/room.ts'
import { nobody, read, refused } from './answers.ts'
import { identify } from './session.ts'

export interface LobbyContext {
  readonly catalogue: Catalogue
  readonly hall: Hall
  readonly store: Store
  readonly identities: Identities
}

/** Rows of a list. */
const PAGE = 100
const noTable = { code: 'no-table', text: 'There is no such table.', params: {} }
type ById = { Params: { id: string } }

export function lobbyRoutes(app: FastifyInstance, context: LobbyContext): void {
  const { catalogue, hall, store, identities } = context

  app.get('/api/games', async () =>
    [...catalogue].map(([id, { game, bots }]) => ({
      id,
      rulesVersion: game.rulesVersion,
      bots: [...bots.keys()],
    })),
  )

  app.get('/api/tables', async (request, reply) => {
    const filter = read(lobbySchema, request.query)
    return filter.ok ? store.openTables(filter.value, PAGE) : refused(reply, filter.error)
  })

  app.post('/api/tables', { bodyLimit: 8192 }, async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const body = read(openSchema, request.body)
    if (!body.ok) return refused(reply, body.error)
    const opened = await open(hall, identity, body.value)
    return opened.ok ? reply.code(201).send(opened.value) : refused(reply, opened.error)
  })

  app.get<ById>('/api/tables/:id', async (request, reply) => {
    const identity = await identify(request, identities)
    const room = await hall.room(request.params.id)
    if (room === undefined || !maySee(room, identity)) return refused(reply, noTable)
    return indexOf(room.playable, room.table).summary
  })

  app.post<ById>('/api/tables/:id/join', async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const room = await hall.room(request.params.id)
    if (room === undefined) return refused(reply, noTable)
    const joined = await join(hall, room, identity)
    return joined.ok ? joined.value : refused(reply, joined.error)
  })

  app.get<ById>('/api/tables/:id/logs', async (request, reply) => {
    const identity = await identify(request, identities)
    const room = await hall.room(request.params.id)
    if (room === undefined || !maySee(room, identity)) return refused(reply, noTable)
    return finishedLogs(store, room)
  })

  app.get('/api/leaders', async (request, reply) => {
    const query = read(leadersSchema, request.query)
    if (!query.ok) return refused(reply, query.error)
    const rows = await store.leaders(query.value.game, query.value.language, PAGE)
    return rows.map(({ player, name, ...row }) => ({ player, name, ...standingOf(row) }))
  })

  app.get('/api/mine', async (request, reply) => {
    const identity = await identify(request, identities)
    return identity === undefined ? nobody(reply) : store.tablesOf(identity.ids, PAGE)
  })

  app.get('/api/finished', async (request, reply) => {
    const identity = await identify(request, identities)
    return identity === undefined ? nobody(reply) : store.finishedOf(identity.ids, PAGE)
  })

  app.get<ById>('/api/players/:id', async (request, reply) => {
    const player = await store.player(request.params.id)
    if (player === undefined)
      return refused(reply, { code: 'no-player', text: 'There is no such player.', params: {} })
    const statistics = await store.statistics(await store.idsOf(player.id))
    const ratings = (await store.ratingsOf(player.id)).map(({ game, language, ...row }) => ({
      game,
      language,
      ...standingOf(row),
    }))
    const program = player.owner === null ? {} : { program: true }
    return { id: player.id, name: player.name, since: player.createdAt, ...program, statistics, ratings }
  })
}

export const maySee = (room: Room, identity: Identity | undefined): boolean =>
  mayWatch(room.table, undefined) || (identity?.ids.some((id) => mayWatch(room.table, id)) ?? false)

/** A new table; with bots for all other seats it starts at once. */
async function open(
  hall: Hall,
  identity: Identity,
  body: OpenBody,
): Promise<Result<{ readonly id: string }>> {
  const { bots = [], seed = '' } = body
  const id = randomId()
  const by = speakerOf(identity)
  const opening: Opening = {
    id,
    game: body.game,
    options: body.options ?? {},
    ...(body.settings === undefined ? {} : { settings: body.settings }),
    ...(body.sides === undefined
      ? bots.length > 0
        ? { sides: bots.length + 1 }
        : {}
      : { sides: body.sides }),
  }
  const unknown = bots.find((bot) => hall.playable(body.game)?.bots.has(bot) === false)
  if (unknown !== undefined) return refuse('no-bot', 'There is no such bot.')
  const opened = await hall.open(opening, by)
  if (!opened.ok) return opened
  const actions: TableCommand[] = bots.map((bot, i) => ({ type: 'seat-bot', seat: i + 1, bot }))
  if (bots.length > 0) actions.push({ type: 'ready', seed })
  for (const action of actions) {
    const done = await hall.submit(id, by, { id: randomId(), basis: opened.value.version, action })
    if (!done.ok) return done
  }
  return { ok: true, value: { id } }
}

/** The first free seat; whoever sits already stays. */
async function join(hall: Hall, room: Room, identity: Identity): Promise<Result<{ readonly seat: number }>> {
  const place = identity.ids.map((id) => placeOf(room.table, id)).find((found) => found !== undefined)
  if (place !== undefined) return { ok: true, value: { seat: place.seat } }
  const seat = room.table.sides.findIndex(({ members, bot }) => members.length === 0 && bot === undefined)
  if (seat < 0) return refuse('full', 'There is no free seat; you may watch.')
  const command = { id: randomId(), basis: room.table.version, action: { type: 'sit', seat } } as const
  const done = await hall.submit(room.id, speakerOf(identity), command)
  return done.ok ? { ok: true, value: { seat } } : done
}

/** A match that is still played stays secret. */
async function finishedLogs(store: Store, room: Room) {
  const stored = await store.entries(room.id)
  const entries: Entry[] = stored.map(({ at, body }) => ({ at, events: JSON.parse(body) as TableEvent[] }))
  return logsOf(room.playable, entries).filter(({ serverSeed }) => serverSeed !== undefined)
}
