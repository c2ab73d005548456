import {
  browserSchema,
  codeSchema,
  daysOffSchema,
  emailSchema,
  endpointSchema,
  postSchema,
  vacationSchema,
} from '@estocade/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { hashOf, type Identity, isAccount, randomId } from '../accounts/identities.ts'
import type { Notifications } from '../notifications/index.ts'
import { notificationText } from '../notifications/texts.ts'
import { offPlayer } from '../notifications/unsubscribe.ts'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

/** ms within which an address has to be confirmed, and between two e-mails that ask for it. */
const CONFIRM = 2 * 86_400_000
const AGAIN = 60_000
const nothing = z.undefined()
const noPost = { code: 'no-post', text: 'This server sends no notifications.', params: {} }
const noAccount = { code: 'no-account', text: 'Only an account may have an address.', params: {} }

/** How a player is notified of their turn, and vacations. */
export function notificationRoutes(server: FastifyInstance, services: Services, post: Notifications): void {
  const app = typed(server)
  const { store, time, limits } = services
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 4096 }
  // Nobody should get many e-mails that ask for a confirmation.
  const fewer = {
    ...few,
    config: { rateLimit: { max: Math.ceil(limits.identityRequests / 6), timeWindow: 60_000 } },
  }
  const stateOf = async ({ player }: Identity) => {
    const contact = await store.contact(player.id)
    return {
      letters: post.emailSender !== undefined,
      pushKey: post.pushSender?.publicKey ?? null,
      email: contact === undefined ? null : { address: contact.email, confirmed: contact.code === null },
      browsers: (await store.pushesOf(player.id)).map(({ endpoint }) => endpoint),
      vacation: await post.vacations.of(player.id),
    }
  }

  const looking = {
    summary: 'How one is told of one’s turn.',
    who: 'known',
    response: { 200: postSchema },
  } as const
  app.get('/api/post', { schema: looking }, async (request) => stateOf(known(request)))

  const naming = {
    summary: 'Names an address for letters; it counts when the link that is sent there is opened.',
    who: 'known',
    body: emailSchema,
    response: { 200: postSchema },
    refusals: ['no-post', 'no-account', 'slow-down', 'unavailable'],
  } as const
  app.post('/api/post/email', { ...fewer, schema: naming }, async (request, reply) => {
    const identity = known(request)
    const { player } = identity
    if (post.emailSender === undefined) return refused(reply, noPost)
    if (!isAccount(player)) return refused(reply, noAccount)
    const before = await store.contact(player.id)
    const now = time.now()
    if (before?.code && now - before.since < AGAIN)
      return refused(reply, { code: 'slow-down', text: 'A letter is on its way.', params: {} })
    const { email, language } = request.body
    const code = randomId(24)
    await store.putContact({ player: player.id, email, code: hashOf(code), language, since: now })
    try {
      await post.emailSender.send({
        to: email,
        subject: notificationText(language, 'confirm'),
        text: `${notificationText(language, 'confirmIs')}\n${post.origin}/account?confirm=${code}\n\n${notificationText(language, 'ignore')}\n`,
      })
    } catch (error) {
      services.onError(error)
      await store.removeContact(player.id)
      return refused(reply, { code: 'unavailable', text: 'No letter could be sent there.', params: {} })
    }
    return stateOf(identity)
  })

  const confirming = {
    summary: 'Confirms an address by what was sent there.',
    body: codeSchema,
    response: { 204: nothing },
    refusals: ['bad-ticket'],
  } as const
  app.post('/api/post/email/confirm', { ...few, schema: confirming }, async (request, reply) => {
    const now = time.now()
    const player = await store.confirmContact(hashOf(request.body.code), now - CONFIRM, now)
    return player === undefined
      ? refused(reply, { code: 'bad-ticket', text: 'This link has been used, or it is too old.', params: {} })
      : reply.code(204).send()
  })

  const removing = { summary: 'Forgets the own address.', who: 'known', response: { 204: nothing } } as const
  app.delete('/api/post/email', { schema: removing }, async (request, reply) => {
    await store.removeContact(known(request).player.id)
    return reply.code(204).send()
  })

  unsubscribing(server, services, post.secret)

  const calling = {
    summary: 'Has this browser called; its subscription is what Push API gives.',
    who: 'known',
    body: browserSchema,
    response: { 204: nothing },
    refusals: ['no-post', 'foreign-host'],
  } as const
  app.post('/api/post/browsers', { ...few, schema: calling }, async (request, reply) => {
    const { endpoint, keys, language } = request.body
    if (post.pushSender === undefined) return refused(reply, noPost)
    if (!post.pushSender.allows(endpoint))
      return refused(reply, { code: 'foreign-host', text: 'That is no browser’s address.', params: {} })
    const { player } = known(request)
    await store.putPush({
      endpoint,
      player: player.id,
      keys: JSON.stringify(keys),
      language,
      since: time.now(),
    })
    return reply.code(204).send()
  })

  const hanging = {
    summary: 'Calls a browser no more.',
    who: 'known',
    body: endpointSchema,
    response: { 204: nothing },
  } as const
  app.post('/api/post/browsers/remove', { ...few, schema: hanging }, async (request, reply) => {
    const own = await store.pushesOf(known(request).player.id)
    const { endpoint } = request.body
    if (own.some((one) => one.endpoint === endpoint)) await store.removePush(endpoint)
    return reply.code(204).send()
  })

  const resting = {
    summary: 'Takes days off: the clocks of own games by correspondence stand.',
    who: 'known',
    body: vacationSchema,
    response: { 200: daysOffSchema },
    refusals: ['no-days-left', 'on-vacation'],
  } as const
  app.post('/api/vacation', { ...few, schema: resting }, async (request, reply) => {
    const taken = await post.vacations.start(known(request).player.id, request.body.days)
    return taken.ok ? taken.value : refused(reply, taken.error)
  })

  const returning = { summary: 'Ends the days off.', who: 'known', response: { 200: daysOffSchema } } as const
  app.delete('/api/vacation', { schema: returning }, async (request) =>
    post.vacations.end(known(request).player.id),
  )
}

/** Notifications programs send a form to it (RFC 8058): the seal in the address is all that counts. */
function unsubscribing(server: FastifyInstance, { store }: Services, secret: string): void {
  server.register(async (apart) => {
    apart.addContentTypeParser('application/x-www-form-urlencoded', (_, __, done) => done(null, undefined))
    const schema = {
      summary: 'Ends letters by the link that each of them has.',
      response: { 204: nothing },
      refusals: ['bad-ticket'],
    } as const
    apart.post<{ Params: { token: string } }>('/api/post/off/:token', { schema }, async (request, reply) => {
      const player = offPlayer(request.params.token, secret)
      if (player === undefined)
        return refused(reply, { code: 'bad-ticket', text: 'This link is not ours.', params: {} })
      await store.removeContact(player)
      return reply.code(204).send()
    })
  })
}
