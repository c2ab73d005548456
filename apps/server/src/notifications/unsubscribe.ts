import { createHmac, timingSafeEqual } from 'node:crypto'

const sealOf = (player: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`no letters to ${player}`).digest()

/** Goes into every email; whoever has it may end the letters, and nothing else. */
export const offToken = (player: string, secret: string): string =>
  `${player}.${sealOf(player, secret).toString('base64url')}`

/** The player whose letters are to end. */
export function offPlayer(token: string, secret: string): string | undefined {
  const [player = '', seal = ''] = token.split('.')
  const wanted = sealOf(player, secret)
  const given = Buffer.from(seal, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? player : undefined
}
