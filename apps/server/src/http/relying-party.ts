import type { FastifyRequest } from 'fastify'
import type { RelyingParty } from '../accounts/passkeys.ts'

/**
 * The page's address as its visitor knows it: one of those that the operator has named, else the host that was
 * asked. The browser itself holds a key to the host that it was made for.
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
