import { leaderSchema, leadersSchema, profileSchema, ratingChangeSchema } from '@estocade/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { byRating, changeFrom, standingOf } from '../ratings/rater.ts'
import type { Store } from '../store/store.ts'
import type { CommandQueue } from '../tables/command-queue.ts'
import { refused } from './answers.ts'
import { type ById, maySee, noTable } from './lobby-routes.ts'
import { typed } from './route-schema.ts'

/** The most rows of a leaderboard. */
const PAGE = 100

/** Public data about players: their results and ratings. */
export function playerRoutes(
  server: FastifyInstance,
  { store, queue }: { readonly store: Store; readonly queue: CommandQueue },
): void {
  const app = typed(server)

  const leaders = {
    summary:
      'The best players of a game in a language, by rating; those with a provisional rating come last.',
    querystring: leadersSchema,
    response: { 200: z.array(leaderSchema) },
  }
  app.get('/api/leaders', { schema: leaders }, async ({ query }) => {
    const rows = await store.leaders(query.game, query.language, PAGE)
    return rows
      .map(({ player, name, owner, ...row }) => ({
        player,
        name,
        ...(owner === null ? {} : { program: true }),
        ...standingOf(row),
      }))
      .sort(byRating)
  })

  const profile = {
    summary: 'A player: statistics and ratings; for a program, who answers for it.',
    response: { 200: profileSchema },
    refusals: ['no-player'],
  }
  app.get<ById>('/api/players/:id', { schema: profile }, async (request, reply) => {
    const player = await store.player(request.params.id)
    if (player === undefined)
      return refused(reply, { code: 'no-player', text: 'There is no such player.', params: {} })
    const owner = player.owner === null ? undefined : await store.player(player.owner)
    const ratings = await store.ratingsOf(player.id)
    const ids = await store.idsOf(player.id)
    return {
      id: player.id,
      name: player.name,
      since: player.createdAt,
      ...(player.owner === null ? {} : { program: true }),
      ...(owner === undefined ? {} : { owner: { id: owner.id, name: owner.name } }),
      statistics: await store.statistics(ids),
      bests: await store.bests(ids),
      ratings: ratings.map(({ game, language, before, ...row }) => ({
        game,
        language,
        ...standingOf(row),
        ...(before === undefined ? {} : { change: changeFrom(before, row) }),
      })),
    }
  })

  const changes = {
    summary: "How this table's matches have changed its players' ratings.",
    who: 'anyone',
    response: { 200: z.array(ratingChangeSchema) },
    refusals: ['no-table', 'unavailable'],
  } as const
  app.get<ById>('/api/tables/:id/ratings', { schema: changes }, async (request, reply) => {
    const loaded = await queue.load(request.params.id)
    if (loaded === undefined || !maySee(loaded, request.identity)) return refused(reply, noTable)
    const rows = await store.ratingChanges(loaded.id)
    return rows.map(({ match, player, name, before, ...row }) => ({
      match,
      player,
      name,
      ...standingOf(row),
      change: changeFrom(before, row),
    }))
  })
}
