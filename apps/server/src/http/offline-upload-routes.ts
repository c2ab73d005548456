import {
  commitmentTo,
  fold,
  type GameTypes,
  type Log,
  type Result,
  refuse,
  type Seat,
  verify,
} from '@estocade/kernel'
import { type OfflineMatchBody, offlineMatchSchema } from '@estocade/protocol'
import {
  apply,
  type Catalogue,
  type Entry,
  type Playable,
  plainSettings,
  type TableEvent,
} from '@estocade/table'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Identity } from '../accounts/identities.ts'
import type { Append, Store } from '../store/store.ts'
import { appendOf } from '../tables/decide-job.ts'
import { OFFLINE } from '../tables/table-index.ts'
import type { Time } from '../time.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

export interface OfflineUploadContext {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly time: Time
}

/** A long match of six sides is some 300 KB. */
const LARGEST = 1_048_576

/** Takes a match that was played offline: it is replayed by rules and seed before it is stored. */
export function offlineUploadRoutes(app: FastifyInstance, context: OfflineUploadContext): void {
  const { catalogue, store, time } = context
  const few = { bodyLimit: LARGEST, config: { rateLimit: { max: 20, timeWindow: 60_000 } } }
  const schema = {
    summary: 'Uploads a match that was played offline, once; it is listed but not rated.',
    who: 'known',
    body: offlineMatchSchema,
    response: { 201: z.strictObject({ id: z.string() }) },
    refusals: ['no-game', 'bad-log', 'other-dictionary', 'sent-before', 'is-program'],
  } as const
  typed(app).post('/api/finished', { ...few, schema }, async (request, reply) => {
    const identity = known(request)
    if (identity.player.owner !== null)
      return refused(reply, { code: 'is-program', text: 'A program cannot upload matches.', params: {} })
    const made = tableOf(catalogue, request.body, identity, time.now())
    if (!made.ok) return refused(reply, made.error)
    const [stored] = await store.append([made.value])
    if (stored?.type !== 'appended')
      return refused(reply, { code: 'sent-before', text: 'This match is here already.', params: {} })
    return reply.code(201).send({ id: made.value.table })
  })
}

/** The match as the only entry of a closed table. Its id is derived from the seed, so that it is stored once. */
function tableOf(catalogue: Catalogue, body: OfflineMatchBody, by: Identity, at: number): Result<Append> {
  // The schema has checked the shape only; `check` replays the match and verifies every step.
  const log = body.log as unknown as Log<GameTypes>
  const playable = catalogue.get(log.header.game)
  if (playable === undefined) return refuse('no-game', 'There is no such game.')
  const sound = check(playable, log, body)
  if (!sound.ok) return sound
  const entry: Entry = { at, events: eventsOf(playable, log, body, by) }
  const next = apply(playable, undefined, entry)
  return { ok: true, value: appendOf(playable, { before: undefined, entry, next }, undefined) }
}

function check(playable: Playable, log: Log<GameTypes>, { seat, bots }: OfflineMatchBody): Result<true> {
  const badLog = (text: string) => refuse('bad-log', text)
  try {
    const wrong = verify(playable.game, log)
    if (wrong !== undefined) return badLog(wrong.text)
    if (log.header.lexicon !== playable.lexicon(log.header.config))
      return refuse('other-dictionary', 'It was played with another dictionary.')
    if (bots.length !== log.header.seats || bots[seat] !== null)
      return badLog('The seats do not match the log.')
    if (bots.some((bot) => bot !== null && !playable.bots.has(bot))) return badLog('There is no such bot.')
    return outcomeOf(playable, log) === undefined
      ? badLog('The match is not over.')
      : { ok: true, value: true }
  } catch {
    // Untrusted input may make the rules throw.
    return badLog('That is not a log of this game.')
  }
}

function outcomeOf({ game }: Playable, { header, steps }: Log<GameTypes>) {
  return game.outcome(game.view(fold(game, header, steps).state, 'spectator'))
}

function eventsOf(
  playable: Playable,
  log: Log<GameTypes>,
  { seat, bots }: OfflineMatchBody,
  { player }: Identity,
): readonly TableEvent[] {
  const { header, steps } = log
  const serverSeed = log.serverSeed!
  return [
    {
      type: 'opened',
      id: `${OFFLINE}${commitmentTo(`${serverSeed}/${player.id}`).slice(0, 24)}`,
      game: header.game,
      config: header.config,
      sides: header.seats,
      settings: { ...plainSettings, visibility: 'link', rated: false },
      host: player.id,
      secret: serverSeed,
    },
    { type: 'sat', seat: seat as Seat, player: player.id, name: player.name },
    ...bots.flatMap((bot, i): TableEvent[] => (bot === null ? [] : [{ type: 'bot', seat: i as Seat, bot }])),
    {
      type: 'started',
      lexicon: header.lexicon,
      rulesVersion: header.rulesVersion,
      playerSeeds: header.playerSeeds,
    },
    ...steps.map((step): TableEvent => ({ type: 'step', step })),
    { type: 'over', outcome: outcomeOf(playable, log)!, serverSeed },
    { type: 'closed' },
  ]
}
