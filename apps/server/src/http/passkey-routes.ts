import {
  meSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passkeySchema,
} from '@estocade/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isAccount } from '../accounts/identities.ts'
import type { Services } from '../services.ts'
import type { Passkey } from '../store/store.ts'
import { refused } from './answers.ts'
import type { ById } from './lobby-routes.ts'
import { relyingPartyOf } from './relying-party.ts'
import { typed } from './route-schema.ts'
import { agentOf, giveCookie, known, startSession } from './session.ts'

const listed = ({ id, name, createdAt, usedAt }: Passkey) => ({ id, name, createdAt, usedAt })

/** Passkeys: added and removed by their owner, and used to log in. */
export function passkeyRoutes(server: FastifyInstance, services: Services): void {
  const app = typed(server)
  const { passkeys, identities, limits, origins, secure } = services
  const few = { config: { rateLimit: { max: limits.identityRequests, timeWindow: 60_000 } }, bodyLimit: 8192 }
  const relyingParty = (request: FastifyRequest) => relyingPartyOf(request, origins, secure)

  const offering = {
    summary: 'Options with which a browser makes a passkey for this account.',
    who: 'known',
    response: { 200: passkeyOptionsSchema },
    refusals: ['is-program', 'no-host-name', 'too-many'],
  } as const
  app.post('/api/passkeys/offer', { ...few, schema: offering }, async (request, reply) => {
    const offer = await passkeys.offer(known(request), relyingParty(request))
    return offer.ok ? offer.value : refused(reply, offer.error)
  })

  const adding = {
    summary: 'Adds the passkey that a browser has made; it turns a guest into an account.',
    who: 'known',
    body: newPasskeySchema,
    response: { 201: passkeySchema },
    refusals: ['bad-passkey', 'known-passkey'],
  } as const
  app.post('/api/passkeys', { ...few, schema: adding }, async (request, reply) => {
    const { answer, name } = request.body
    const identity = known(request)
    const made = await passkeys.add(identity, answer, name, relyingParty(request))
    if (!made.ok) return refused(reply, made.error)
    if (!isAccount(identity.player)) giveCookie(reply, (await identities.renew(identity)).token, secure)
    return reply.code(201).send(listed(made.value))
  })

  const listing = {
    summary: 'The passkeys of the player.',
    who: 'known',
    response: { 200: z.array(passkeySchema) },
  } as const
  app.get('/api/passkeys', { schema: listing }, async (request) =>
    (await passkeys.of(known(request))).map(listed),
  )

  const removing = {
    summary: 'Removes one passkey of the player.',
    who: 'known',
    response: { 204: z.undefined() },
    refusals: ['no-passkey', 'last-passkey'],
  } as const
  app.delete<ById>('/api/passkeys/:id', { schema: removing }, async (request, reply) => {
    const gone = await passkeys.remove(known(request), request.params.id)
    return gone.ok ? reply.code(204).send() : refused(reply, gone.error)
  })

  const asking = {
    summary: 'Options with which a browser uses a passkey to log in.',
    response: { 200: passkeyOptionsSchema },
    refusals: ['no-host-name'],
  } as const
  app.post('/api/passkeys/ask', { ...few, schema: asking }, async (request, reply) => {
    const asked = await passkeys.ask(relyingParty(request))
    return asked.ok ? asked.value : refused(reply, asked.error)
  })

  const entering = {
    summary: 'Opens a session by a passkey; the account takes over the games of the guest who logs in.',
    who: 'anyone',
    banned: 'allowed',
    body: passkeyAnswerSchema,
    response: { 200: meSchema },
    refusals: ['bad-passkey', 'no-passkey', 'is-program', 'banned'],
  } as const
  app.post('/api/passkeys/enter', { ...few, schema: entering }, async (request, reply) => {
    const key = await passkeys.check(request.body.answer, relyingParty(request))
    if (!key.ok) return refused(reply, key.error)
    const entered = await identities.enter(key.value.player, agentOf(request), request.identity)
    return entered.ok ? startSession(reply, entered.value, services) : refused(reply, entered.error)
  })
}
