import {
  appealDecisionSchema,
  appealSchema,
  banSchema,
  blockedSchema,
  logLineSchema,
  moderatedReportSchema,
  noticeSchema,
  outlierSchema,
  reasonSchema,
  reportAnswerSchema,
  standingBanSchema,
  storedAppealSchema,
  warningSchema,
} from '@estocade/protocol'
import type { Table } from '@estocade/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { randomId } from '../accounts/identities.ts'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import type { ById } from './lobby-routes.ts'
import { moderatorsOnly } from './moderators-only.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

const nothing = z.undefined()
const LOGGED = 200

/** For accounts that the operator has made moderators. The operations are those of `estocade admin`. */
export function moderationRoutes(server: FastifyInstance, services: Services): void {
  const app = typed(server)
  const { moderation, queue } = services
  const moderators = moderatorsOnly
  const acting = (request: FastifyRequest) => moderation.as(known(request).player.id)
  const schemaOf = <B extends z.ZodMiniType>(summary: string, body: B) =>
    ({
      summary,
      who: 'known',
      body,
      response: { 204: nothing },
      refusals: ['not-moderator', 'no-player', 'no-table', 'no-ban', 'no-report', 'no-appeal', 'bad-word'],
    }) as const
  const empty = z.strictObject({})

  const reports = {
    summary: 'Open reports, each with its table and what was said there.',
    who: 'known',
    response: { 200: z.array(moderatedReportSchema) },
    refusals: ['not-moderator'],
  } as const
  app.get('/api/moderation/reports', { ...moderators, schema: reports }, async () =>
    Promise.all(
      (await moderation.reports('open')).map(async (report) => ({
        ...report,
        ...shownTable(report.table === null ? undefined : await tableOf(report.table)),
      })),
    ),
  )
  const tableOf = async (id: string) => (await queue.load(id).catch(() => undefined))?.table

  const closing = schemaOf('Closes a report; the player who made it gets the answer.', reportAnswerSchema)
  app.post<ById>('/api/moderation/reports/:id', { ...moderators, schema: closing }, async (request, reply) =>
    (await acting(request).closeReport(request.params.id, (request.body as { answer: string }).answer))
      ? reply.code(204).send()
      : refused(reply, { code: 'no-report', text: 'There is no such open report.', params: {} }),
  )

  const players = [
    ['warn', 'Sends a player a warning.', warningSchema],
    ['mute', 'Mutes a player: they cannot chat.', banSchema],
    ['unmute', 'Ends a mute.', empty],
    ['ban', 'Bans a player.', banSchema],
    ['unban', 'Ends a ban.', empty],
  ] as const
  for (const [act, summary, body] of players)
    app.post<ById>(
      `/api/moderation/players/:id/${act}`,
      { ...moderators, schema: schemaOf(summary, body) },
      async (request, reply) => {
        const { id } = request.params
        const {
          text = '',
          reason = '',
          until,
        } = request.body as Partial<Record<'text' | 'reason', string>> & {
          until?: number
        }
        const as = acting(request)
        const done =
          act === 'warn'
            ? await as.warn(id, text)
            : act === 'mute' || act === 'ban'
              ? await as[act](id, { reason, until })
              : await as[act](id)
        return done.ok ? reply.code(204).send() : refused(reply, done.error)
      },
    )

  const shutting = schemaOf('Closes a table; its players are told why.', reasonSchema)
  app.post<ById>(
    '/api/moderation/tables/:id/close',
    { ...moderators, schema: shutting },
    async (request, reply) => {
      const { reason } = request.body as { reason: string }
      const closed = await acting(request).closeTable(request.params.id, reason)
      return closed.ok ? reply.code(204).send() : refused(reply, closed.error)
    },
  )

  const appeals = {
    summary: 'Open appeals about words.',
    who: 'known',
    response: { 200: z.array(storedAppealSchema) },
    refusals: ['not-moderator'],
  } as const
  app.get('/api/moderation/appeals', { ...moderators, schema: appeals }, () => moderation.appeals('open'))

  const deciding = schemaOf('Decides an appeal; the player who made it is told.', appealDecisionSchema)
  app.post<ById>(
    '/api/moderation/appeals/:id',
    { ...moderators, schema: deciding },
    async (request, reply) => {
      const { admitted, scope } = request.body as { admitted: boolean; scope?: 'entry' | 'form' }
      const decided = await acting(request).decideAppeal(request.params.id, admitted, scope)
      return decided.ok ? reply.code(204).send() : refused(reply, decided.error)
    },
  )

  const bans = {
    summary: 'Bans and mutes in force.',
    who: 'known',
    response: { 200: z.array(standingBanSchema) },
    refusals: ['not-moderator'],
  } as const
  app.get('/api/moderation/bans', { ...moderators, schema: bans }, () => moderation.bans())

  const outliers = {
    summary:
      'Players whose play in rated matches differs from that of the others. No action follows automatically.',
    who: 'known',
    response: { 200: z.array(outlierSchema) },
    refusals: ['not-moderator'],
  } as const
  app.get('/api/moderation/outliers', { ...moderators, schema: outliers }, () => moderation.outliers())

  const log = {
    summary: 'What moderators and operators did, newest first.',
    who: 'known',
    response: { 200: z.array(logLineSchema) },
    refusals: ['not-moderator'],
  } as const
  app.get('/api/moderation/log', { ...moderators, schema: log }, () => moderation.namedLog(LOGGED))
}

/** The table of a report, for moderators: its players and chat, never their hands. */
const shownTable = (table: Table | undefined) => ({
  tableNow:
    table === undefined
      ? null
      : {
          id: table.id,
          game: table.game,
          phase: table.phase,
          sides: table.sides.map(({ bot, members }) => ({
            bot: bot ?? null,
            members: members.map(({ player, name }) => ({ player, name })),
          })),
        },
  chat: (table?.chat ?? []).map(({ at, player, name, text }) => ({ at, player, name, text })),
})

/** Blocks, notices and appeals: the part of moderation that every player uses. */
export function playerModerationRoutes(server: FastifyInstance, { store, time, limits }: Services): void {
  const app = typed(server)
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 4096 }
  const noPlayer = { code: 'no-player', text: 'There is no such player.', params: {} }

  const blocks = {
    summary: 'The players whom the player has blocked.',
    who: 'known',
    response: { 200: z.array(blockedSchema) },
  } as const
  app.get('/api/blocks', { schema: blocks }, async (request) => {
    const ids = await store.blocksOf(known(request).ids)
    return Promise.all(ids.map(async (id) => ({ id, name: (await store.player(id))?.name ?? '?' })))
  })
  const blocking = {
    summary:
      'Blocks another player: they can neither sit nor chat at a table with the player who blocked them.',
    who: 'known',
    response: { 204: nothing },
    refusals: ['no-player'],
  } as const
  app.put<ById>('/api/blocks/:id', { ...few, schema: blocking }, async (request, reply) => {
    const { player, ids } = known(request)
    const { id } = request.params
    if (ids.includes(id) || (await store.player(id)) === undefined) return refused(reply, noPlayer)
    await store.block(player.id, id, time.now())
    return reply.code(204).send()
  })
  const unblocking = { summary: 'Ends a block.', who: 'known', response: { 204: nothing } } as const
  app.delete<ById>('/api/blocks/:id', { schema: unblocking }, async (request, reply) => {
    await store.unblock(known(request).ids, request.params.id)
    return reply.code(204).send()
  })

  const notices = {
    summary: 'Messages from the moderators to the player: warnings and answers.',
    who: 'known',
    banned: 'allowed',
    response: { 200: z.array(noticeSchema) },
  } as const
  app.get('/api/notices', { schema: notices }, async (request) =>
    (await store.noticesOf(known(request).ids)).map(({ player: _, ...notice }) => notice),
  )
  const reading = {
    summary: 'Removes a message.',
    who: 'known',
    banned: 'allowed',
    response: { 204: nothing },
  } as const
  app.delete<ById>('/api/notices/:id', { schema: reading }, async (request, reply) => {
    await store.removeNotice(known(request).ids, request.params.id)
    return reply.code(204).send()
  })

  const appealing = {
    summary: 'Appeals against the dictionary: it is wrong about a word.',
    who: 'known',
    body: appealSchema,
    response: { 201: z.strictObject({ id: z.string() }) },
  } as const
  app.post('/api/appeals', { ...few, schema: appealing }, async (request, reply) => {
    const { language, word, table = null, text = '' } = request.body
    const id = randomId(6)
    await store.addAppeal({
      id,
      language,
      word,
      player: known(request).player.id,
      table,
      text,
      at: time.now(),
    })
    return reply.code(201).send({ id })
  })
}
