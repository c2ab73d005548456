import { isIP } from 'node:net'
import { ok, type Result, refuse } from '@estocade/kernel'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Passkey, PasskeyStore, Purpose, TicketStore } from '../store/store.ts'
import type { Time } from '../time.ts'
import { hashOf, type Identity } from './identities.ts'

/** The WebAuthn relying party: the host's name, and the origin of the page. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** ms that a challenge is valid. */
const CHALLENGE_LIFETIME = 300_000
/** The most passkeys of one account. */
const MAX_PASSKEYS = 20

const bad = (): Result<never> => refuse('bad-passkey', 'This passkey was not accepted.')

/**
 * Passkeys. The hash of each challenge is stored, and removed by the first response to it, right or wrong.
 */
export class Passkeys {
  readonly #store: PasskeyStore & TicketStore
  readonly #time: Time

  constructor(store: PasskeyStore & TicketStore, time: Time) {
    this.#store = store
    this.#time = time
  }

  /** The options for `navigator.credentials.create`. */
  async offer({ player }: Identity, relyingParty: RelyingParty) {
    if (player.owner !== null) return refuse('is-program', 'A program has a token instead of passkeys.')
    if (isIP(relyingParty.id) !== 0)
      return refuse('no-host-name', 'Passkeys need a host name, not an IP address.')
    const keys = await this.#store.passkeysOf(player.id)
    if (keys.length >= MAX_PASSKEYS)
      return refuse('too-many', `An account has at most ${MAX_PASSKEYS} passkeys.`, { max: MAX_PASSKEYS })
    const options = await generateRegistrationOptions({
      rpName: 'Estocade',
      rpID: relyingParty.id,
      userID: new TextEncoder().encode(player.id),
      userName: player.login ?? player.name,
      userDisplayName: player.name,
      attestationType: 'none',
      excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: listed(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.#remember(options.challenge, 'passkey-new', player.id)
    return ok(options)
  }

  async add(
    { player }: Identity,
    answer: object,
    name: string,
    relyingParty: RelyingParty,
  ): Promise<Result<Passkey>> {
    const response = answer as RegistrationResponseJSON
    const checked = await verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await this.#take(challenge, 'passkey-new'))?.player === player.id,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
    }).catch(() => undefined)
    if (!checked?.verified) return bad()
    const { id, publicKey, counter } = checked.registrationInfo.credential
    const key: Passkey = {
      id,
      player: player.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (response.response.transports ?? []).join(' '),
      name,
      createdAt: this.#time.now(),
      usedAt: null,
    }
    return (await this.#store.addPasskey(key))
      ? ok(key)
      : refuse('known-passkey', 'This passkey is registered already.')
  }

  /** The options for `navigator.credentials.get`, for any player. */
  async ask(relyingParty: RelyingParty) {
    if (isIP(relyingParty.id) !== 0)
      return refuse('no-host-name', 'Passkeys need a host name, not an IP address.')
    const options = await generateAuthenticationOptions({
      rpID: relyingParty.id,
      userVerification: 'required',
    })
    await this.#remember(options.challenge, 'passkey-enter', null)
    return ok(options)
  }

  /** The passkey that a response proves. */
  async check(answer: object, relyingParty: RelyingParty): Promise<Result<Passkey>> {
    const response = answer as AuthenticationResponseJSON
    const key = await this.#store.passkey(response.id)
    if (key === undefined) return refuse('no-passkey', 'This passkey is not known here.')
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) => (await this.#take(challenge, 'passkey-enter')) !== undefined,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
        transports: listed(key.transports),
      },
    }).catch(() => undefined)
    if (!checked?.verified) return bad()
    await this.#store.usedPasskey(key.id, checked.authenticationInfo.newCounter, this.#time.now())
    return ok(key)
  }

  of({ player }: Identity): Promise<readonly Passkey[]> {
    return this.#store.passkeysOf(player.id)
  }

  async remove({ player }: Identity, id: string): Promise<Result<true>> {
    if (player.login === null && player.passkeys === 1)
      return refuse('last-passkey', 'This passkey is the only way to log in: set a password first.')
    const gone = await this.#store.removePasskey(player.id, id)
    return gone ? ok(true) : refuse('no-passkey', 'There is no such passkey.')
  }

  #remember(challenge: string, purpose: Purpose, player: string | null): Promise<void> {
    const now = this.#time.now()
    return this.#store.addTicket(
      { hash: hashOf(challenge), purpose, player, until: now + CHALLENGE_LIFETIME },
      now,
    )
  }

  #take(challenge: string, purpose: Purpose) {
    return this.#store.takeTicket(hashOf(challenge), purpose, this.#time.now())
  }
}

const listed = (transports: string) => transports.split(' ').filter(Boolean) as AuthenticatorTransportFuture[]
