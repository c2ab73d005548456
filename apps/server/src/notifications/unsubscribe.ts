import { createHmac, timingSafeEqual } from 'node:crypto'

const sealOf = (player: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${player}`).digest()

/** The token in the links of every e-mail. It can only be used to unsubscribe. */
export const unsubscribeToken = (player: string, secret: string): string =>
  `${player}.${sealOf(player, secret).toString('base64url')}`

/** The player whom a token belongs to; undefined when its signature is wrong. */
export function playerOfToken(token: string, secret: string): string | undefined {
  const [player = '', seal = ''] = token.split('.')
  const wanted = sealOf(player, secret)
  const given = Buffer.from(seal, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? player : undefined
}
