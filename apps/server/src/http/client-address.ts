import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Banned } from '../moderation/ban-refusals.ts'
import type { Bans } from '../moderation/bans.ts'

/**
 * The address that a request comes from; undefined when it is the address of a proxy that is not trusted,
 * because then everybody would seem to come from there.
 */
export function clientAddressOf({ ip, ips, headers }: FastifyRequest): string | undefined {
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return ips === undefined && forwarded && local.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4') ? undefined : ip
}

/** Loopback and private networks, where a proxy usually runs. */
const local = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  local.addSubnet(net, bits, 'ipv4')
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

/** The API does not answer a banned address. Sockets get an error frame instead. */
export function refuseBannedAddresses(app: FastifyInstance, bans: Bans): void {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    const ban = bans.at(request.ip)
    if (ban !== undefined) throw new Banned(ban)
  })
}
