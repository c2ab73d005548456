import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { closing, MAX_FRAME } from '@estocade/protocol'
import { type Catalogue, deadline } from '@estocade/table'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { type Bus, localBus } from './bus.ts'
import { Connection } from './http/connection.ts'
import { Drafts } from './http/drafts.ts'
import { Gallery } from './http/gallery.ts'
import { identityRoutes } from './http/identity-routes.ts'
import { lobbyRoutes } from './http/lobby-routes.ts'
import { addSafety } from './http/safety.ts'
import { identify } from './http/session.ts'
import { Identities } from './identity.ts'
import { Addresses, Credits, type Limits, usualLimits } from './limits.ts'
import { loggerFor } from './logger.ts'
import type { Options } from './options.ts'
import { recover } from './recover.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { BotDriver } from './table/bot-driver.ts'
import { Hall } from './table/hall.ts'
import { PresenceKeeper } from './table/presence.ts'
import { Scheduler } from './table/scheduler.ts'
import { hereThinker, type Thinker } from './table/thinker.ts'
import { realTime, type Time } from './time.ts'

export interface ServerOptions extends Partial<Options> {
  readonly catalogue: Catalogue
  /** Folder of the built web pages. */
  readonly web?: string
  readonly store?: Store
  readonly bus?: Bus
  readonly thinker?: Thinker
  readonly time?: Time
  readonly limits?: Partial<Limits>
  /** ms before a bot's move is played. */
  readonly pace?: number
}

export interface EstocadeServer {
  readonly app: FastifyInstance
  readonly hall: Hall
  readonly store: Store
  /** Starts to listen; gives the address. */
  listen(): Promise<string>
  /** Finishes what is under way, says goodbye, closes the store. */
  close(): Promise<void>
}

/** ms between beats of a living server. */
const BEAT = 1000
/** ms that sockets have to answer a goodbye. */
const GOODBYE = 2000
/** ms between checks of silent sockets. */
const CHECK = 30_000

export async function createServer(options: ServerOptions): Promise<EstocadeServer> {
  const { catalogue, time = realTime, bus = localBus() } = options
  const limits = { ...usualLimits, ...options.limits }
  const store = options.store ?? sqliteStore(databaseIn(options.data ?? './data'))
  const app = fastify({
    logger: loggerFor(options.log ?? 'silent'),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: MAX_FRAME,
    forceCloseConnections: true,
  })
  const onFault = (error: unknown, table?: string) => app.log.error({ err: error, table }, 'fault')
  const entropy = () => randomBytes(32).toString('hex')
  const hall = new Hall({ catalogue, store, bus, time, entropy, onFault })
  const scheduler = new Scheduler(hall, store, time, onFault)
  const thinker = options.thinker ?? hereThinker(catalogue)
  const driver = new BotDriver({ hall, thinker, time, pace: options.pace ?? 0, onFault })
  const presence = new PresenceKeeper(hall, time)
  const gallery = new Gallery(presence, time)
  const drafts = new Drafts(store)
  const identities = new Identities(store, time)
  hall.changed.add(({ table }) => scheduler.expect(deadline(table)))

  const secret = await store.secret('cookies', () => randomBytes(32).toString('base64url'))
  await addSafety(app, { limits, secure: options.secure ?? false, origins: options.origins ?? [] })
  await app.register(cookie, { secret })
  await app.register(websocket, { options: { maxPayload: MAX_FRAME, perMessageDeflate: false } })
  hideFaults(app, options.web !== undefined)
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ ok: true }))
  identityRoutes(app, { identities, gallery, limits, secure: options.secure ?? false })
  lobbyRoutes(app, { catalogue, hall, store, identities })

  const connections = new Set<Connection>()
  const addresses = new Addresses(limits, time)
  app.get(
    '/socket',
    { websocket: true, config: { rateLimit: false } },
    async (socket: WebSocket, request) => {
      const shared = addresses.enter(request.ip)
      if (shared === undefined) return socket.close(closing.tooMuch, 'too many sockets')
      socket.on('close', () => addresses.leave(request.ip))
      // What arrives while the cookie is looked up waits.
      socket.pause()
      const identity = await identify(request, identities).catch(() => undefined)
      const credits = [new Credits(limits.socketBurst, limits.socketRate, time), shared]
      const context = { hall, gallery, drafts, time, onFault }
      const connection = new Connection(socket, identity, credits, context, request.raw.socket)
      connections.add(connection)
      socket.on('close', () => connections.delete(connection))
      socket.resume()
    },
  )
  if (options.web !== undefined) await app.register(fastifyStatic, { root: options.web })

  let stopped = false
  const cancels: (() => void)[] = []
  const repeat = (ms: number, work: () => Promise<unknown> | undefined): void => {
    const [slot] = [cancels.length]
    const next = () => {
      cancels[slot] = time.after(ms, () => {
        Promise.resolve(work())
          .catch(onFault)
          .finally(() => stopped || next())
      })
    }
    cancels.push(() => {})
    next()
  }

  return {
    app,
    hall,
    store,
    async listen() {
      await recover({ hall, store, time, scheduler, driver, presence })
      repeat(BEAT, async () => {
        await drafts.save()
        if (!stopped) await store.beat(time.now())
      })
      repeat(CHECK, async () => {
        for (const connection of connections) connection.check()
      })
      return app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' })
    },
    async close() {
      if (stopped) return
      stopped = true
      for (const cancel of cancels) cancel()
      presence.close()
      driver.close()
      await scheduler.close()
      for (const connection of [...connections])
        connection.end(closing.shutdown, { code: 'shutdown', text: 'The server is being restarted.' })
      await hall.close()
      const impatient = setTimeout(() => {
        for (const socket of app.websocketServer.clients) socket.terminate()
      }, GOODBYE)
      await app.close()
      clearTimeout(impatient)
      await thinker.close()
      await drafts.save()
      await store.beat(time.now())
      await bus.close()
      await store.close()
    },
  }
}

function databaseIn(folder: string): string {
  if (folder === ':memory:') return folder
  mkdirSync(folder, { recursive: true })
  return join(folder, 'estocade.db')
}

/** Nobody outside learns how it is made inside. */
function hideFaults(app: FastifyInstance, pages: boolean): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'fault')
    const known = status < 500
    return reply.code(known ? status : 500).send({
      code: known ? (error.code ?? 'bad-request') : 'internal',
      text: known ? 'That request is not understood.' : 'Something went wrong here.',
      params: {},
    })
  })
  // The page knows its own addresses: whatever a browser asks for that is no file is for it to show.
  app.setNotFoundHandler((request, reply) =>
    pages && request.method === 'GET' && request.headers.accept?.includes('text/html')
      ? reply.sendFile('index.html')
      : reply.code(404).send({ code: 'not-found', text: 'Nothing here.', params: {} }),
  )
}
