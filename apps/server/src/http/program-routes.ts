import {
  type CommandBody,
  commandSchema,
  enteredProgramSchema,
  guestSchema,
  programSchema,
} from '@estocade/protocol'
import { mayWatch, placeOf, type TableCommand, viewerOf } from '@estocade/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Identity, linkedIds, randomId, speakerOf } from '../accounts/identities.ts'
import { CreditBook, Credits } from '../limits.ts'
import type { Services } from '../services.ts'
import { ProgramStream } from '../sockets/program-stream.ts'
import { refused } from './answers.ts'
import { type ById, mayJoin, noTable } from './lobby-routes.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

/**
 * Routes for programs. An account adds a program and gets a token. With it the program opens and joins tables as
 * people do, reads a table as a stream of JSON lines, and sends commands.
 */
export function programRoutes(server: FastifyInstance, services: Services): void {
  const app = typed(server)
  const { queue, identities, subscribers, drafts, limits, time, codec } = services
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 2048 }

  const entering = {
    summary: 'Adds a program to an account; its token is shown once.',
    who: 'known',
    body: guestSchema,
    response: { 201: enteredProgramSchema },
    refusals: ['no-account', 'too-many'],
  } as const
  app.post('/api/programs', { ...few, schema: entering }, async (request, reply) => {
    const made = await identities.program(known(request), request.body.name, 'program')
    if (!made.ok) return refused(reply, made.error)
    const { id, name } = made.value.identity.player
    return reply.code(201).send({ id, name, token: made.value.token })
  })

  const listing = {
    summary: 'The programs of the account.',
    who: 'known',
    response: { 200: z.array(programSchema) },
  } as const
  app.get('/api/programs', { schema: listing }, async (request) => {
    const programs = await identities.programs(known(request).player)
    return programs.map(({ id, name, createdAt }) => ({ id, name, createdAt }))
  })

  const dismissing = {
    summary: "Revokes a program's token; its games stay.",
    who: 'known',
    response: { 204: z.undefined() },
    refusals: ['no-player'],
  } as const
  app.delete<ById>('/api/programs/:id', { schema: dismissing }, async (request, reply) => {
    const ended = await identities.dismiss(known(request), request.params.id)
    if (ended.length === 0)
      return refused(reply, { code: 'no-player', text: 'There is no such program.', params: {} })
    for (const { id } of ended) subscribers.endSession(id)
    return reply.code(204).send()
  })

  const streaming = {
    summary:
      'The table as lines of JSON, each a frame of a socket (frames.Server); an empty line every 15 s.',
    who: 'known',
    produces: 'application/x-ndjson',
    response: { 200: z.string() },
    refusals: ['no-table', 'unavailable'],
  } as const
  app.get<ById>('/api/tables/:id/stream', { schema: streaming }, async (request, reply) => {
    const identity = known(request)
    const loaded = await queue.load(request.params.id)
    const player = loaded && playerOf(identity, loaded.table)
    if (loaded === undefined || !mayWatch(loaded.table, player)) return refused(reply, noTable)
    const draft = await drafts.get(loaded.id, player!)
    reply.hijack()
    const who = {
      player: player!,
      session: identity.session.id,
      linkedIds: linkedIds(identity),
      address: request.ip,
    }
    const stream = new ProgramStream(who, reply.raw, loaded, subscribers)
    stream.send(
      codec.welcome(loaded, {
        you: { player: player!, name: identity.player.name },
        viewer: viewerOf(loaded.table, player),
        applied: [],
        draft,
        presence: subscribers.presence(loaded.id),
        now: time.now(),
      }),
    )
  })

  const credits = new CreditBook(() => new Credits(limits.socketBurst, limits.socketRate, time))
  const commanding = {
    summary:
      'Sends a command. Returns `{version}` once it is durable, or the refusal of the table or the game.',
    who: 'known',
    body: commandSchema,
    response: { 200: z.strictObject({ version: z.int() }) },
    refusals: ['no-table', 'muted', 'player-blocked', 'conflict', 'unavailable'],
  } as const
  const paced = {
    config: { rateLimit: false },
    // Malformed commands count against the limit too.
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!credits.of(known(request).player.id).take())
        return refused(reply, { code: 'slow-down', text: 'Too many commands.', params: {} })
    },
  } as const
  app.post<ById & { Body: CommandBody }>(
    '/api/tables/:id/commands',
    { ...paced, schema: commanding },
    async ({ params, body, identity }, reply) => {
      const loaded = await queue.load(params.id)
      if (loaded === undefined || !mayJoin(loaded, identity!)) return refused(reply, noTable)
      const { id = randomId(), basis = loaded.table.version, action } = body
      const refusal = await services.gate.refusalFor(loaded.table, linkedIds(identity!), action.type)
      if (refusal !== undefined) return refused(reply, refusal)
      const by = { ...speakerOf(identity!), player: playerOf(identity!, loaded.table) }
      const done = await queue.submit(loaded.id, by, { id, basis, action: action as TableCommand })
      return done.ok ? done.value : refused(reply, done.error)
    },
  )
}

/** The id that the player has at this table; it may be that of a guest whose games the account has taken over. */
const playerOf = ({ ids, player }: Identity, table: Parameters<typeof placeOf>[0]): string =>
  ids.find((id) => placeOf(table, id) !== undefined) ?? player.id
