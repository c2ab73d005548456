import {
  browserSchema,
  codeSchema,
  daysOffSchema,
  emailSchema,
  endpointSchema,
  notificationsSchema,
  vacationSchema,
} from '@estocade/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { hashOf, type Identity, isAccount, randomId } from '../accounts/identities.ts'
import type { Notifications } from '../notifications/index.ts'
import { notificationText } from '../notifications/texts.ts'
import { playerOfToken } from '../notifications/unsubscribe.ts'
import type { Services } from '../services.ts'
import { refused } from './answers.ts'
import { typed } from './route-schema.ts'
import { known } from './session.ts'

/** ms within which an address has to be confirmed, and between two e-mails that ask for it. */
const CONFIRM = 2 * 86_400_000
const AGAIN = 60_000
const nothing = z.undefined()
const noNotifications = { code: 'no-notifications', text: 'This server sends no notifications.', params: {} }
const noAccount = { code: 'no-account', text: 'Only an account may have an address.', params: {} }

/** How a player is notified of their turn, and vacations. */
export function notificationRoutes(
  server: FastifyInstance,
  services: Services,
  notifications: Notifications,
): void {
  const app = typed(server)
  const { store, time, limits } = services
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 4096 }
  // Limits how many confirmation e-mails one address can get.
  const fewer = {
    ...few,
    config: { rateLimit: { max: Math.ceil(limits.identityRequests / 6), timeWindow: 60_000 } },
  }
  const stateOf = async ({ player }: Identity) => {
    const contact = await store.contact(player.id)
    return {
      sendsEmail: notifications.emailSender !== undefined,
      pushKey: notifications.pushSender?.publicKey ?? null,
      email: contact === undefined ? null : { address: contact.email, confirmed: contact.code === null },
      browsers: (await store.pushesOf(player.id)).map(({ endpoint }) => endpoint),
      vacation: await notifications.vacations.of(player.id),
    }
  }

  const looking = {
    summary: 'How the player is notified of their turn.',
    who: 'known',
    response: { 200: notificationsSchema },
  } as const
  app.get('/api/notifications', { schema: looking }, async (request) => stateOf(known(request)))

  const naming = {
    summary: 'Sets the e-mail address; it counts once the link that is sent there has been opened.',
    who: 'known',
    body: emailSchema,
    response: { 200: notificationsSchema },
    refusals: ['no-notifications', 'no-account', 'slow-down', 'unavailable'],
  } as const
  app.post('/api/notifications/email', { ...fewer, schema: naming }, async (request, reply) => {
    const identity = known(request)
    const { player } = identity
    if (notifications.emailSender === undefined) return refused(reply, noNotifications)
    if (!isAccount(player)) return refused(reply, noAccount)
    const before = await store.contact(player.id)
    const now = time.now()
    if (before?.code && now - before.since < AGAIN)
      return refused(reply, { code: 'slow-down', text: 'An e-mail is on its way.', params: {} })
    const { email, language } = request.body
    const code = randomId(24)
    await store.putContact({ player: player.id, email, code: hashOf(code), language, since: now })
    try {
      await notifications.emailSender.send({
        to: email,
        subject: notificationText(language, 'confirm'),
        text: `${notificationText(language, 'confirmIs')}\n${notifications.origin}/account?confirm=${code}\n\n${notificationText(language, 'ignore')}\n`,
      })
    } catch (error) {
      services.onError(error)
      await store.removeContact(player.id)
      return refused(reply, { code: 'unavailable', text: 'No e-mail could be sent there.', params: {} })
    }
    return stateOf(identity)
  })

  const confirming = {
    summary: 'Confirms an e-mail address by the code that was sent there.',
    body: codeSchema,
    response: { 204: nothing },
    refusals: ['bad-ticket'],
  } as const
  app.post('/api/notifications/email/confirm', { ...few, schema: confirming }, async (request, reply) => {
    const now = time.now()
    const player = await store.confirmContact(hashOf(request.body.code), now - CONFIRM, now)
    return player === undefined
      ? refused(reply, { code: 'bad-ticket', text: 'This link has been used, or it is too old.', params: {} })
      : reply.code(204).send()
  })

  const removing = {
    summary: 'Removes the e-mail address.',
    who: 'known',
    response: { 204: nothing },
  } as const
  app.delete('/api/notifications/email', { schema: removing }, async (request, reply) => {
    await store.removeContact(known(request).player.id)
    return reply.code(204).send()
  })

  unsubscribing(server, services, notifications.secret)

  const subscribing = {
    summary: 'Notifies this browser; the subscription is what the Push API returns.',
    who: 'known',
    body: browserSchema,
    response: { 204: nothing },
    refusals: ['no-notifications', 'foreign-host'],
  } as const
  app.post('/api/notifications/browsers', { ...few, schema: subscribing }, async (request, reply) => {
    const { endpoint, keys, language } = request.body
    if (notifications.pushSender === undefined) return refused(reply, noNotifications)
    if (!notifications.pushSender.allows(endpoint))
      return refused(reply, {
        code: 'foreign-host',
        text: 'That address belongs to no push service that this server knows.',
        params: {},
      })
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

  const unsubscribingBrowser = {
    summary: 'Stops notifying a browser.',
    who: 'known',
    body: endpointSchema,
    response: { 204: nothing },
  } as const
  app.post(
    '/api/notifications/browsers/remove',
    { ...few, schema: unsubscribingBrowser },
    async (request, reply) => {
      const own = await store.pushesOf(known(request).player.id)
      const { endpoint } = request.body
      if (own.some((one) => one.endpoint === endpoint)) await store.removePush(endpoint)
      return reply.code(204).send()
    },
  )

  const resting = {
    summary: 'Takes days off: the clocks of the player’s games by correspondence stand still.',
    who: 'known',
    body: vacationSchema,
    response: { 200: daysOffSchema },
    refusals: ['no-days-left', 'on-vacation'],
  } as const
  app.post('/api/vacation', { ...few, schema: resting }, async (request, reply) => {
    const taken = await notifications.vacations.start(known(request).player.id, request.body.days)
    return taken.ok ? taken.value : refused(reply, taken.error)
  })

  const returning = { summary: 'Ends the days off.', who: 'known', response: { 200: daysOffSchema } } as const
  app.delete('/api/vacation', { schema: returning }, async (request) =>
    notifications.vacations.end(known(request).player.id),
  )
}

/** Mail programs send a form to it (RFC 8058); only the signed token in the address counts. */
function unsubscribing(server: FastifyInstance, { store }: Services, secret: string): void {
  server.register(async (apart) => {
    apart.addContentTypeParser('application/x-www-form-urlencoded', (_, __, done) => done(null, undefined))
    const schema = {
      summary: 'Ends e-mails, by the link in each of them.',
      response: { 204: nothing },
      refusals: ['bad-ticket'],
    } as const
    apart.post<{ Params: { token: string } }>(
      '/api/notifications/unsubscribe/:token',
      { schema },
      async (request, reply) => {
        const player = playerOfToken(request.params.token, secret)
        if (player === undefined)
          return refused(reply, { code: 'bad-ticket', text: 'This link is not valid.', params: {} })
        await store.removeContact(player)
        return reply.code(204).send()
      },
    )
  })
}
