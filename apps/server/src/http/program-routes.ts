import { guestSchema, readClientFrame } from '@estocade/protocol'
import { mayWatch, placeOf, type TableCommand, viewerOf } from '@estocade/table'
import type { FastifyInstance } from 'fastify'
import { type Identity, randomId, speakerOf } from '../identity.ts'
import { Credits } from '../limits.ts'
import type { Services } from '../services.ts'
import { nobody, read, refused } from './answers.ts'
import { welcomeFrame } from './frames.ts'
import { ProgramStream } from './program-stream.ts'
import { identify } from './session.ts'

type ById = { Params: { id: string } }
const noTable = { code: 'no-table', text: 'There is no such table.', params: {} }

/**
 * For programs: an account enters one and gets a token; with it the program opens and joins tables as people
 * do, reads a table as a stream of JSON lines, and posts commands.
 */
export function programRoutes(app: FastifyInstance, services: Services): void {
  const { hall, identities, gallery, drafts, limits, time } = services
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 2048 }

  app.post('/api/programs', few, async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const body = read(guestSchema, request.body)
    if (!body.ok) return refused(reply, body.error)
    const made = await identities.program(identity, body.value.name, 'program')
    if (!made.ok) return refused(reply, made.error)
    const { id, name } = made.value.identity.player
    return reply.code(201).send({ id, name, token: made.value.token })
  })

  app.get('/api/programs', async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const programs = await identities.programs(identity)
    return programs.map(({ id, name, createdAt }) => ({ id, name, createdAt }))
  })

  app.delete<ById>('/api/programs/:id', async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    if (await identities.dismiss(identity, request.params.id)) return reply.code(204).send()
    return refused(reply, { code: 'no-player', text: 'There is no such program.', params: {} })
  })

  app.get<ById>('/api/tables/:id/stream', async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    const room = await hall.room(request.params.id)
    const player = room && playerOf(identity, room.table)
    if (room === undefined || !mayWatch(room.table, player)) return refused(reply, noTable)
    const draft = await drafts.get(room.id, player!)
    reply.hijack()
    const who = { player: player!, session: identity.session.id }
    const stream = new ProgramStream(who, reply.raw, room, gallery)
    stream.send(
      welcomeFrame(room, {
        you: { player: player!, name: identity.player.name },
        viewer: viewerOf(room.table, player),
        have: undefined,
        draft,
        presence: gallery.presence(room.id),
        now: time.now(),
      }),
    )
  })

  const credits = new CreditBook(() => new Credits(limits.socketBurst, limits.socketRate, time))
  app.post<ById>('/api/tables/:id/commands', { config: { rateLimit: false } }, async (request, reply) => {
    const identity = await identify(request, identities)
    if (identity === undefined) return nobody(reply)
    if (!credits.of(identity.player.id).take())
      return refused(reply, { code: 'slow-down', text: 'Too many commands.', params: {} })
    const asked = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const room = await hall.room(request.params.id)
    if (room === undefined) return refused(reply, noTable)
    const command = { id: randomId(), basis: room.table.version, ...asked, type: 'command' }
    const frame = readClientFrame(JSON.stringify(command))
    if (!frame.ok) return refused(reply, frame.error)
    if (frame.value.type !== 'command') return refused(reply, noTable)
    const { id, basis, action } = frame.value
    const by = { ...speakerOf(identity), player: playerOf(identity, room.table) }
    const done = await hall.submit(room.id, by, { id, basis, action: action as TableCommand })
    return done.ok ? done.value : refused(reply, done.error)
  })
}

/** The id it plays under at this table, perhaps that of a guest it has been. */
const playerOf = ({ ids, player }: Identity, table: Parameters<typeof placeOf>[0]): string =>
  ids.find((id) => placeOf(table, id) !== undefined) ?? player.id

/** Credits by player; those that have not been asked for lately are forgotten. */
class CreditBook {
  readonly #make: () => Credits
  readonly #books = [new Map<string, Credits>(), new Map<string, Credits>()]

  constructor(make: () => Credits) {
    this.#make = make
  }

  of(player: string): Credits {
    const [now, before] = this.#books as [Map<string, Credits>, Map<string, Credits>]
    const known = now.get(player) ?? before.get(player) ?? this.#make()
    now.set(player, known)
    if (now.size > 10_000) {
      this.#books.pop()
      this.#books.unshift(new Map())
    }
    return known
  }
}
