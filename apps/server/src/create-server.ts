import { randomBytes } from 'node:crypto'
import { closing, MAX_FRAME } from '@estocade/protocol'
import { type BotRunner, type Catalogue, inlineBotRunner } from '@estocade/table'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { type Backend, closeBackend, openBackend, orElse } from './backend.ts'
import { type Bus, localBus } from './bus/bus.ts'
import { every } from './every.ts'
import { adminLinkRoutes } from './http/admin-link-routes.ts'
import { refuseBannedAddresses } from './http/client-address.ts'
import { addErrorHandler, badAddress, badConnection } from './http/error-handler.ts'
import { Health, healthRoutes } from './http/health-routes.ts'
import { identityRoutes } from './http/identity-routes.ts'
import { lobbyRoutes } from './http/lobby-routes.ts'
import { moderationRoutes, playerModerationRoutes } from './http/moderation-routes.ts'
import { notificationRoutes } from './http/notification-routes.ts'
import { offlineUploadRoutes } from './http/offline-upload-routes.ts'
import { openApiRoute } from './http/open-api.ts'
import { pagesIn } from './http/pages.ts'
import { pairingRoutes } from './http/pairing-routes.ts'
import { passkeyRoutes } from './http/passkey-routes.ts'
import { personalDataRoutes } from './http/personal-data-routes.ts'
import { playerRoutes } from './http/player-routes.ts'
import { programRoutes } from './http/program-routes.ts'
import { reportRoutes } from './http/report-routes.ts'
import { nameRequests, requestIdOf } from './http/request-id.ts'
import { checkBySchemas } from './http/route-schema.ts'
import { addSecurity } from './http/security.ts'
import { serverWordsRoutes } from './http/server-words-routes.ts'
import { resolveIdentity } from './http/session.ts'
import { socketRoute } from './http/socket-route.ts'
import { wordModerationRoutes } from './http/word-moderation-routes.ts'
import { type Limits, usualLimits } from './limits.ts'
import { loggerFor } from './logger.ts'
import { Metrics } from './metrics.ts'
import {
  type NotificationOptions,
  type Notifications,
  notificationTasks,
  openNotifications,
} from './notifications/index.ts'
import type { Options } from './options.ts'
import { beat, recover } from './recover.ts'
import { assemble, type Services } from './services.ts'
import { Codec, type FastPart } from './sockets/codec.ts'
import type { Connection } from './sockets/connection.ts'
import type { Store } from './store/store.ts'
import type { CommandQueue } from './tables/command-queue.ts'
import { realTime, type Time } from './time.ts'

export interface ServerOptions extends Partial<Options>, NotificationOptions {
  readonly catalogue: Catalogue
  /** Folder of the built web pages. */
  readonly web?: string
  readonly store?: Store
  readonly bus?: Bus
  readonly botRunner?: BotRunner
  readonly time?: Time
  /** The server's share of every deal: tests fix it, so that their results do not depend on chance. */
  readonly entropy?: () => string
  readonly limits?: Partial<Limits>
  /** The codecs that use the hand-written implementation; all of them by default. */
  readonly fast?: readonly FastPart[]
  /** ms before a bot's move is played. */
  readonly pace?: number
}

export interface EstocadeServer {
  readonly app: FastifyInstance
  readonly queue: CommandQueue
  readonly store: Store
  readonly notifications: Notifications
  /** Starts to listen; resolves to the address. */
  listen(): Promise<string>
  /** Finishes the work under way, closes the sockets and the store. */
  close(): Promise<void>
}

/** ms between heartbeats. */
const HEARTBEAT = 1000
/** ms that clients get to close their sockets. */
const CLOSE_TIMEOUT = 2000
/** ms between checks for deadlines and bots of nodes that died. */
const POLL = 2000
const SWEEP = 5000
/** ms between checks of idle sockets. */
const SOCKET_CHECK = 30_000

export async function createServer(options: ServerOptions): Promise<EstocadeServer> {
  const proxies = options.trustProxy ?? []
  const app = fastify({
    logger: loggerFor(options.log ?? 'silent'),
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: MAX_FRAME,
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      badAddress(reply.raw)
    },
    clientErrorHandler: badConnection,
    forceCloseConnections: true,
    genReqId: requestIdOf,
  })
  nameRequests(app)
  const backend = await backendOf(options, (error) => app.log.error({ err: error }, 'internal error'))
  return orElse(serverOn(backend, app, options), () => closeBackend(backend))
}

async function serverOn(
  backend: Backend,
  app: FastifyInstance,
  options: ServerOptions,
): Promise<EstocadeServer> {
  const metrics = options.metrics ? new Metrics() : undefined
  const measured = metrics === undefined ? backend.store : metrics.measured(backend.store)
  const tracer = await tracerFor(options.traces, (error) => app.log.warn({ err: error }, 'traces'))
  const services = assemble({
    catalogue: options.catalogue,
    ...backend,
    store: tracer === undefined ? measured : tracer.traced(measured),
    trace: tracer?.asked,
    botRunner: options.botRunner ?? inlineBotRunner(options.catalogue),
    limits: { ...usualLimits, ...options.limits },
    entropy: options.entropy ?? (() => randomBytes(32).toString('hex')),
    secure: options.secure ?? false,
    origins: options.origins ?? [],
    pace: options.pace ?? 0,
    codec: new Codec(options.plainCodecs ? [] : options.fast),
    onError: (error, table) => app.log.error({ err: error, table }, 'internal error'),
  })
  const { queue, store } = services
  const notifications = await openNotifications(services, options, metrics?.notified)
  const health = new Health(services.time)
  checkBySchemas(app)
  openApiRoute(app)
  healthRoutes(app, { store, health, metrics })
  const connections = await addRoutes(app, services, notifications, options)
  metrics?.watch(
    queue,
    () => connections.size,
    () => services.driver.jobs,
  )
  const stops: (() => void)[] = []
  const closeAll = once(async () => {
    health.open = false
    for (const stop of stops) stop()
    await notifications.close()
    await close(app, services, connections)
    await tracer?.close()
  })
  return {
    app,
    queue,
    store,
    notifications,
    async listen() {
      try {
        stops.push(
          await recover(services),
          ...periodicTasks(services, connections, health),
          ...notificationTasks(services, notifications),
        )
        services.playMeter.catchUp().catch(services.onError)
        health.open = true
        return await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' })
      } catch (error) {
        // Timers and threads would keep the process alive.
        await closeAll()
        throw error
      }
    },
    close: closeAll,
  }
}

/** Loaded only where traces are wanted. */
async function tracerFor(url: string | undefined, onError: (error: unknown) => void) {
  return url === undefined ? undefined : new (await import('./traces.ts')).Tracer(url, onError)
}

/** The backend that was passed in, else the one that the options name. */
async function backendOf(
  { store, bus, time, ...where }: ServerOptions,
  onError: (error: unknown) => void,
): Promise<Backend> {
  if (store !== undefined) return { store, bus: bus ?? localBus(), time: time ?? realTime }
  const backend = await openBackend({ data: './data', ...where }, onError)
  return { ...backend, ...(bus === undefined ? {} : { bus }), ...(time === undefined ? {} : { time }) }
}

async function addRoutes(
  app: FastifyInstance,
  services: Services,
  notifications: Notifications,
  { web }: ServerOptions,
): Promise<ReadonlySet<Connection>> {
  const { limits, secure, origins, store } = services
  const secret = await store.secret('cookies', () => randomBytes(32).toString('base64url'))
  await addSecurity(app, { limits, secure, origins, time: services.time })
  await app.register(cookie, { secret })
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME, perMessageDeflate: false },
    // A client that sends invalid data is not an error of the server.
    errorHandler(error, socket, request) {
      request.log.debug({ err: error }, 'socket failed')
      socket.terminate()
    },
  })
  addErrorHandler(app, web !== undefined)
  refuseBannedAddresses(app, services.bans)
  await Promise.all([services.bans.load(), services.serverWords.load()])
  resolveIdentity(app, services)
  identityRoutes(app, services)
  adminLinkRoutes(app, services)
  passkeyRoutes(app, services)
  personalDataRoutes(app, services)
  reportRoutes(app, services)
  moderationRoutes(app, services)
  playerModerationRoutes(app, services)
  notificationRoutes(app, services, notifications)
  lobbyRoutes(app, services)
  pairingRoutes(app, services)
  serverWordsRoutes(app, services)
  wordModerationRoutes(app, services)
  playerRoutes(app, services)
  offlineUploadRoutes(app, services)
  programRoutes(app, services)
  const connections = socketRoute(app, services)
  if (web !== undefined) await app.register(fastifyStatic, pagesIn(web))
  return connections
}

/** What a server does periodically. */
const periodicTasks = (services: Services, connections: ReadonlySet<Connection>, health: Health) => {
  const { time, store, bus, drafts, scheduler, driver, rater, bans, serverWords, onError } = services
  return [
    // Takes over the work of nodes that died.
    ...(bus.lossy
      ? [
          every(time, POLL, () => scheduler.look(), onError),
          every(time, SWEEP, () => driver.sweep(store), onError),
          every(time, SWEEP, () => rater.work(), onError),
          every(time, POLL, () => bans.load(), onError),
          every(time, POLL, () => serverWords.load(), onError),
        ]
      : []),
    every(time, HEARTBEAT, () => drafts.save(), onError),
    every(time, HEARTBEAT, () => health.watch(() => beat(services)), onError),
    every(time, SOCKET_CHECK, () => connections.forEach((connection) => void connection.check()), onError),
  ]
}

async function close(
  app: FastifyInstance,
  services: Services,
  connections: ReadonlySet<Connection>,
): Promise<void> {
  const { presence, driver, scheduler, queue, rater, botRunner, drafts, store, bus } = services
  services.bans.close()
  services.serverWords.close()
  services.sessionReaper.close()
  presence.close()
  services.pairing.close()
  driver.close()
  await scheduler.close()
  for (const connection of [...connections])
    connection.end(closing.shutdown, { code: 'shutdown', text: 'The server is restarting.' })
  await queue.close()
  await rater.close()
  await services.playMeter.close()
  const terminateAll = setTimeout(() => {
    for (const socket of app.websocketServer.clients) socket.terminate()
  }, CLOSE_TIMEOUT)
  await app.close()
  clearTimeout(terminateAll)
  await botRunner.close()
  // A database that does not answer must not stop the shutdown. If this heartbeat is lost, the previous one counts.
  const failed = (error: unknown) => app.log.error({ err: error }, 'a write during shutdown failed')
  await Promise.all([drafts.save().catch(failed), beat(services).catch(failed)])
  await bus.close()
  await store.close()
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
