import { BlockList, isIPv6 } from 'node:net'
import type { Refusal } from '@estocade/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ban } from '../store/store.ts'
import type { Bans } from './bans.ts'

/** Thrown where somebody asks who may not: whatever the route, this is the answer. */
export class Banned extends Error {
  readonly statusCode = 403
  readonly refusal: Refusal

  constructor(ban: Ban) {
    super('Banned.')
    this.refusal = bannedBecause(ban)
  }
}

/** `until` is ms, 0 for good. */
export const bannedBecause = ({ reason, until }: Ban): Refusal => ({
  code: 'banned',
  text: `You may not play here${until === null ? '' : ` until ${new Date(until).toISOString()}`}.${reason === '' ? '' : ` ${reason}`}`,
  params: { reason, until: until ?? 0 },
})

/** `until` is ms. Whoever has a name keeps it: only new ones are not given. */
export const noNewcomers = ({ until }: Ban): Refusal => ({
  code: 'no-newcomers',
  text: `No new guests from your network${until === null ? '' : ` until ${new Date(until).toISOString()}`}. Accounts may log in.`,
  params: { until: until ?? 0 },
})

/**
 * Where somebody asks from, if that tells anything: behind a proxy that is not trusted everybody would seem to
 * come from there.
 */
export function clientAddressOf({ ip, ips, headers }: FastifyRequest): string | undefined {
  const behind = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return ips === undefined && behind && nearby.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4') ? undefined : ip
}

/** Addresses of the own machine and network, where a proxy stands. */
const nearby = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  nearby.addSubnet(net, bits, 'ipv4')
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')
nearby.addSubnet('fe80::', 10, 'ipv6')

/** Nothing of the interface answers a banned address; sockets are told so by their own frames. */
export function banAddresses(app: FastifyInstance, bans: Bans): void {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    const ban = bans.at(request.ip)
    if (ban !== undefined) throw new Banned(ban)
  })
}
