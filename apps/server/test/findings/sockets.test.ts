import { PROTOCOL } from '@estocade/protocol'
import type {} from '@fastify/websocket'
import { afterEach, describe, expect, it } from 'vitest'
import { type Store, sqliteStore } from '../../src/index.ts'
import { usualLimits } from '../../src/limits.ts'
import { openSocket, Person, type Running, start } from '../harness.ts'
import { noLimits } from '../no-limits.ts'
import { VirtualTime } from '../virtual-time.ts'

let running: Running | undefined
afterEach(async () => {
  await running?.server.close()
  running = undefined
})

type Socket = ReturnType<typeof openSocket>
const opened = (socket: Socket) => new Promise((done) => socket.once('open', done))
const closed = (socket: Socket) => new Promise<number>((done) => socket.once('close', done))
const framesOf = (socket: Socket): { type: string; code?: string; id?: string }[] => {
  const frames: { type: string; code?: string; id?: string }[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  return frames
}

/** A store whose lookups of sessions fail while `down` is true. */
function failingStore(): { readonly store: Store; down: boolean } {
  const store = sqliteStore(':memory:')
  const failing = {
    down: false,
    store: {
      ...store,
      session: (hash: string) =>
        failing.down ? Promise.reject(new Error('The database is restarting.')) : store.session(hash),
    },
  }
  return failing
}

/** A store whose lookups of sessions wait between `pause` and `resume`. */
function pausedStore() {
  const store = sqliteStore(':memory:')
  let going: Promise<void> = Promise.resolve()
  let resume = () => {}
  const session = async (hash: string) => {
    await going
    return store.session(hash)
  }
  return {
    store: { ...store, session },
    pause() {
      going = new Promise((go) => {
        resume = go
      })
    },
    resume: () => resume(),
  }
}

describe('a player who connects while the database does not answer', () => {
  it('is told to reconnect, and never becomes a spectator', async () => {
    const failing = failingStore()
    running = await start({ store: failing.store })
    const ann = await Person.named(running.url, 'Ann')
    const table = await ann.open('tally', { sides: 2 })
    failing.down = true
    const socket = openSocket(running.url, ann.cookie)
    const frames = framesOf(socket)
    const end = closed(socket)
    await opened(socket)
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table }))
    expect(await end).toBe(4012)
    expect(frames).toEqual([expect.objectContaining({ type: 'error', code: 'unavailable' })])
    // The same client reconnects to its seat by itself.
    const seat = ann.at(table)
    await seat.untilNews('error', ({ code }) => code === 'unavailable')
    failing.down = false
    expect((await seat.until(() => true)).viewer).toBe(0)
    seat.close()
  })
})

describe('sockets of unknown clients', () => {
  it('are closed when they send nothing', async () => {
    const time = new VirtualTime()
    running = await start({ time })
    const silent = openSocket(running.url)
    const end = closed(silent)
    await opened(silent)
    await expect
      .poll(async () => {
        await time.advance(1000)
        return silent.readyState
      })
      .toBe(silent.CLOSED)
    expect(await end).toBe(4008)
  })

  it('have a limit of pings', async () => {
    // No time passes: the socket is not closed because it is silent.
    const time = new VirtualTime()
    running = await start({ limits: { ...usualLimits, socketBurst: 5, socketRate: 0 }, time })
    const socket = openSocket(running.url)
    await opened(socket)
    const end = closed(socket)
    for (let n = 0; n < 300; n++) socket.ping()
    expect([4008, 1006]).toContain(await end)
  })

  it('are told which command was dropped', async () => {
    running = await start({ limits: { ...noLimits, socketBurst: 1, socketRate: 0 } })
    const socket = openSocket(running.url)
    const frames = framesOf(socket)
    await opened(socket)
    socket.send('{"type":"ping"}')
    socket.send(
      JSON.stringify({
        type: 'command',
        id: 'command-17',
        basis: 0,
        action: { type: 'say', to: 'table', text: '"id":"command-99"' },
      }),
    )
    await expect.poll(() => frames.length).toBeGreaterThan(1)
    expect(frames[1]).toMatchObject({ type: 'error', code: 'slow-down', id: 'command-17' })
    socket.terminate()
  })

  it('cause no errors in the log', async () => {
    const lookup = pausedStore()
    running = await start({ log: 'error', store: lookup.store })
    const lines: unknown[] = []
    const { log } = running.server.app
    log.error = (...args: unknown[]) => void lines.push(args)
    const child = log.child.bind(log)
    log.child = (...args: Parameters<typeof child>) =>
      Object.assign(child(...args), { error: (...more: unknown[]) => void lines.push(more) })
    for (let n = 0; n < 5; n++) {
      const socket = openSocket(running.url)
      const end = closed(socket)
      await opened(socket)
      // A reserved opcode, masked.
      ;(socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(
        Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
      )
      await end
    }
    // One that goes while its cookie is looked up.
    const ann = await Person.named(running.url, 'Ann')
    lookup.pause()
    const gone = openSocket(running.url, ann.cookie)
    await opened(gone)
    gone.terminate()
    const { clients } = running.server.app.websocketServer
    await expect.poll(() => clients.size).toBe(0)
    lookup.resume()
    await fetch(`${running.url}/healthz`)
    expect(lines).toEqual([])
  })
})
