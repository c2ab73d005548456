import { createHmac, timingSafeEqual } from 'node:crypto'

const sealOf = (player: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${player}`).digest()

/** A token in every e-mail. It only allows to unsubscribe. */
export const offToken = (player: string, secret: string): string =>
  `${player}.${sealOf(player, secret).toString('base64url')}`

/** The player who wants no more e-mails. */
export function offPlayer(token: string, secret: string): string | undefined {
  const [player = '', seal = ''] = token.split('.')
  const wanted = sealOf(player, secret)
  const given = Buffer.from(seal, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? player : undefined
}
