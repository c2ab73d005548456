import { type Result, refuse } from '@estocade/kernel'
import {
  gameSchema,
  lobbySchema,
  logSchema,
  type OpenBody,
  type OwnTable,
  openSchema,
  ownTableSchema,
  tableSchema,
  tableSummarySchema,
} from '@estocade/protocol'
import {
  type Catalogue,
  type Entry,
  logsOf,
  mayWatch,
  type Opening,
  placeOf,
  scoresAt,
  type TableCommand,
  type TableEvent,
} from '@estocade/table'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type Identity, linkedIds, randomId, speakerOf } from '../accounts/identities.ts'
import type { Limits } from '../limits.ts'
import type { Gate } from '../moderation/gate.ts'
import type { Store } from '../store/store.ts'
import type { CommandQueue } from '../tables/command-queue.ts'
import type { LoadedTable } from '../tables/loaded-table.ts'
import { indexOf } from '../tables/table-index.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

export interface LobbyContext {
  readonly catalogue: Catalogue
  readonly queue: CommandQueue
  readonly store: Store
  readonly limits: Limits
  readonly gate: Gate
}

/** The most tables in one list. */
const PAGE = 100
/** For how many of a player's tables the list tells the scores: each of them must be loaded. */
const SCORED = 20
const tooManyTables = (max: number) => ({
  code: 'too-many-tables',
  text: `You have ${max} tables waiting for players: play or leave one first.`,
  params: { max },
})
export const noTable = { code: 'no-table', text: 'There is no such table.', params: {} }
export type ById = { Params: { id: string } }

export function lobbyRoutes(server: FastifyInstance, context: LobbyContext): void {
  const app = typed(server)
  const { catalogue, queue, store, limits, gate } = context

  const games = { summary: 'The games and their bots.', response: { 200: z.array(gameSchema) } }
  app.get('/api/games', { schema: games }, async () =>
    [...catalogue].map(([id, { game, bots }]) => ({
      id,
      rulesVersion: game.rulesVersion,
      bots: [...bots.keys()],
    })),
  )

  const tables = {
    summary: 'Public tables that are gathering or played.',
    querystring: lobbySchema,
    response: { 200: z.array(tableSummarySchema) },
  }
  app.get('/api/tables', { schema: tables }, ({ query }) => store.openTables(query, PAGE, query.offset))

  const opening = {
    summary: 'Opens a table; with bots for the other seats the match begins at once.',
    who: 'known',
    body: openSchema,
    response: { 201: z.strictObject({ id: z.string() }) },
    refusals: ['no-game', 'no-bot', 'bad-sides', 'bad-clock', 'bad-hints', 'too-many-tables', 'unavailable'],
  } as const
  const paced = { config: { rateLimit: { max: limits.newTables, timeWindow: 60_000 } }, bodyLimit: 8192 }
  app.post('/api/tables', { ...paced, schema: opening }, async (request, reply) => {
    const identity = known(request)
    if (request.body.bots === undefined) {
      const max = limits.openTables
      const tables = await store.tablesOf(identity.ids, 10 * PAGE)
      if (
        tables.filter((table) => table.phase === 'gathering' && table.host === identity.player.id).length >=
        max
      )
        return refused(reply, tooManyTables(max))
    }
    const opened = await open(queue, identity, request.body)
    return opened.ok ? reply.code(201).send(opened.value) : refused(reply, opened.error)
  })

  const summary = {
    summary: 'A summary of a table.',
    who: 'anyone',
    response: { 200: tableSchema },
    refusals: ['no-table', 'unavailable'],
  } as const
  app.get<ById>('/api/tables/:id', { schema: summary }, async (request, reply) => {
    const loaded = await queue.load(request.params.id)
    if (loaded === undefined || !maySee(loaded, request.identity)) return refused(reply, noTable)
    return indexOf(loaded.playable, loaded.table).summary
  })

  const joining = {
    summary: 'Takes the first free seat; a player who is seated stays there.',
    who: 'known',
    response: { 200: z.strictObject({ seat: z.int() }) },
    refusals: ['no-table', 'full', 'not-now', 'player-blocked', 'conflict', 'unavailable'],
  } as const
  app.post<ById>('/api/tables/:id/join', { schema: joining }, async (request, reply) => {
    const loaded = await queue.load(request.params.id)
    if (loaded === undefined || !mayJoin(loaded, known(request))) return refused(reply, noTable)
    const refusal = await gate.refusalFor(loaded.table, linkedIds(known(request)), 'sit')
    if (refusal !== undefined) return refused(reply, refusal)
    const joined = await join(queue, loaded, known(request))
    return joined.ok ? joined.value : refused(reply, joined.error)
  })

  const logs = {
    summary: 'The complete logs of the finished matches.',
    who: 'anyone',
    response: { 200: z.array(logSchema) },
    refusals: ['no-table', 'unavailable'],
  } as const
  app.get<ById>('/api/tables/:id/logs', { schema: logs }, async (request, reply) => {
    const loaded = await queue.load(request.params.id)
    if (loaded === undefined || !maySee(loaded, request.identity)) return refused(reply, noTable)
    return finishedLogs(store, loaded)
  })

  const mine = {
    summary: 'The unfinished tables of the player; those where it is their turn come first.',
    who: 'known',
    response: { 200: z.array(ownTableSchema) },
  } as const
  app.get('/api/mine', { schema: mine }, async (request) => {
    const tables = await store.tablesOf(known(request).ids, PAGE)
    return Promise.all(tables.map((table, i) => (i < SCORED ? withScores(queue, table) : table)))
  })

  const finished = {
    summary: 'The finished matches of the player, newest first.',
    who: 'known',
    response: { 200: z.array(ownTableSchema) },
  } as const
  app.get('/api/finished', { schema: finished }, (request) => store.finishedOf(known(request).ids, PAGE))
}

/** A list without the scores is better than none, so a table that cannot be loaded now is listed without them. */
async function withScores(queue: CommandQueue, listed: OwnTable): Promise<OwnTable> {
  if (listed.phase !== 'playing') return listed
  const loaded = await queue.load(listed.id).catch(() => undefined)
  const scores = loaded && scoresAt(loaded.playable, loaded.table)
  return scores === undefined ? listed : { ...listed, scores }
}

/** Whether this player may know that the table exists: they may watch it, or they may return to their seat. */
export const mayJoin = (loaded: LoadedTable, identity: Identity): boolean =>
  maySee(loaded, identity) || identity.ids.some((id) => loaded.table.match?.sworn[id] !== undefined)

export const maySee = (loaded: LoadedTable, identity: Identity | undefined): boolean =>
  mayWatch(loaded.table, undefined) || (identity?.ids.some((id) => mayWatch(loaded.table, id)) ?? false)

/** A new table; with bots for all other seats it starts at once. */
async function open(
  queue: CommandQueue,
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
  const unknown = bots.find((bot) => queue.cache.playable(body.game)?.bots.has(bot) === false)
  if (unknown !== undefined) return refuse('no-bot', 'There is no such bot.')
  const opened = await queue.open(opening, by)
  if (!opened.ok) return opened
  const actions: TableCommand[] = bots.map((bot, i) => ({ type: 'seat-bot', seat: i + 1, bot }))
  if (bots.length > 0) actions.push({ type: 'ready', seed })
  for (const action of actions) {
    const done = await queue.submit(id, by, { id: randomId(), basis: opened.value.version, action })
    if (!done.ok) return done
  }
  return { ok: true, value: { id } }
}

/** Takes the first free seat; a player who is seated already stays there. */
async function join(
  queue: CommandQueue,
  loaded: LoadedTable,
  identity: Identity,
): Promise<Result<{ readonly seat: number }>> {
  const place = identity.ids.map((id) => placeOf(loaded.table, id)).find((found) => found !== undefined)
  if (place !== undefined) return { ok: true, value: { seat: place.seat } }
  const seat = loaded.table.sides.findIndex(({ members, bot }) => members.length === 0 && bot === undefined)
  if (seat < 0) return refuse('full', 'There is no free seat; you may watch.')
  const command = { id: randomId(), basis: loaded.table.version, action: { type: 'sit', seat } } as const
  const done = await queue.submit(loaded.id, speakerOf(identity), command)
  return done.ok ? { ok: true, value: { seat } } : done
}

/** The log of a running match stays secret. */
async function finishedLogs(store: Store, loaded: LoadedTable) {
  const stored = await store.wholeLog(loaded.id)
  const entries: Entry[] = stored.map(({ at, body }) => ({ at, events: JSON.parse(body) as TableEvent[] }))
  return logsOf(loaded.playable, entries).filter(({ serverSeed }) => serverSeed !== undefined)
}
