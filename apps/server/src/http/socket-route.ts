import { closing } from '@estocade/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { Addresses, Credits } from '../limits.ts'
import { bannedBecause } from '../moderation/ban-refusals.ts'
import type { Services } from '../services.ts'
import { Connection } from '../sockets/connection.ts'
import { clientAddressOf } from './client-address.ts'
import { identify } from './session.ts'

/** The one socket route. Returns the connections that are open. */
export function socketRoute(app: FastifyInstance, services: Services): ReadonlySet<Connection> {
  const { limits, time, identities, bans, codec, onError } = services
  const connections = new Set<Connection>()
  const addresses = new Addresses(limits, time)
  app.get('/socket', { websocket: true, config: { rateLimit: false } }, accept)

  async function accept(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const { ip } = request
    const clientAddress = clientAddressOf(request)
    const line = request.raw.socket
    const shared = addresses.enter(ip)
    if (shared === undefined) return socket.close(closing.tooMuch, 'too many sockets')
    // A closure over `request` would keep it in memory as long as the socket.
    socket.on('close', () => addresses.leave(ip))
    // Frames that arrive while the cookie is looked up wait.
    socket.pause()
    const identity = await identify(request, identities).catch(() => 'unavailable' as const)
    // A player must not become a spectator because the database did not answer.
    if (identity === 'unavailable') return turnAway(socket)
    // The client may have gone meanwhile.
    if (socket.readyState !== socket.OPEN) return
    const credits = [new Credits(limits.socketBurst, limits.socketRate, time), shared]
    const connection = new Connection(socket, line, identity, credits, services, ip, clientAddress)
    const ban = bans.at(ip) ?? (identity && identities.banOf(identity))
    codec.readFrames(line, (text) => connection.receive(text))
    connections.add(connection)
    const cancel = time.after(GREETING, () => connection.checkGreeting())
    socket.on('close', cancel)
    socket.on('close', () => connections.delete(connection))
    if (ban !== undefined) {
      connection.end(closing.refused, bannedBecause(ban))
      if (clientAddress !== undefined) bans.seen(ban, clientAddress).catch(onError)
    }
    socket.resume()
  }
  return connections
}

/** ms that a client gets to send `hello`. */
const GREETING = 10_000

/** Tells the client to come back. */
function turnAway(socket: WebSocket): void {
  const error = {
    type: 'error',
    code: 'unavailable',
    text: 'The database does not answer: please come back.',
  }
  socket.resume()
  socket.send(JSON.stringify(error))
  socket.close(closing.shutdown, error.code)
}
