import type { FastifyRequest } from 'fastify'
import type { RelyingParty } from '../accounts/passkeys.ts'

/**
 * The address by which the visitor reaches the page: an origin that the operator has named, or else the request's
 * host. The browser uses a passkey only for the host it was made for.
 */
export function relyingPartyOf(
  request: FastifyRequest,
  origins: readonly string[],
  secure: boolean,
): RelyingParty {
  const { origin: told, host = 'localhost' } = request.headers
  const asked = `${secure ? 'https' : request.protocol}://${host}`
  const origin = origins.find((one) => one === told) ?? asked
  return { id: new URL(origin).hostname, origin }
}
