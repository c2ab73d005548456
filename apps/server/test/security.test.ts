import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL } from '@estocade/protocol'
import type { BotPreparation } from '@estocade/table'
import { workerBotRunner } from '@estocade/table/node'
import { afterEach, describe, expect, it } from 'vitest'
import { usualLimits } from '../src/limits.ts'
import { readOptions } from '../src/options.ts'
import { openSocket, Person, type Running, start } from './harness.ts'

let running: Running | undefined
afterEach(async () => {
  await running?.server.close()
  running = undefined
})

/** Frames until one fits. */
const answer = (
  socket: ReturnType<typeof openSocket>,
  fits: (frame: { type: string; code?: string }) => boolean,
) =>
  new Promise<unknown>((resolve) =>
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      if (fits(frame)) resolve(frame)
    }),
  )
const opened = (socket: ReturnType<typeof openSocket>) => new Promise((done) => socket.once('open', done))
const closed = (socket: ReturnType<typeof openSocket>) =>
  new Promise<number>((done) => socket.once('close', done))

describe('headers', () => {
  it('allow only scripts of this server, no inline code and no framing; plain HTTP still works', async () => {
    running = await start()
    const { headers } = await fetch(`${running.url}/healthz`)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('allow only worker scripts to compile WebAssembly', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'))
    mkdirSync(join(folder, 'assets'))
    for (const name of ['index-Bk6dpky2.js', 'local-worker-DhjC6M9z.js'])
      writeFileSync(join(folder, 'assets', name), '')
    running = await start({ web: folder })
    const policyOf = async (name: string) =>
      (await fetch(`${running!.url}/assets/${name}`)).headers.get('content-security-policy')
    expect(await policyOf('index-Bk6dpky2.js')).not.toContain('wasm')
    const policy = await policyOf('local-worker-DhjC6M9z.js')
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).toContain("default-src 'none'")
    rmSync(folder, { recursive: true })
  })

  it('set a cookie that is signed, HttpOnly and SameSite, and Secure over HTTPS', async () => {
    running = await start()
    const make = (url: string) =>
      fetch(`${url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"A"}',
      })
    const cookie = (await make(running.url)).headers.get('set-cookie')!
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure/)
    const secure = await start({ secure: true })
    expect((await make(secure.url)).headers.get('set-cookie')).toMatch(/Secure/)
    await secure.server.close()
  })
})

describe('origins', () => {
  it('a page of another site may neither post nor open a socket; the server’s page and programs may', async () => {
    running = await start({ origins: ['https://words.example'] })
    const { url } = running
    const post = (headers: Record<string, string>, type = 'application/json') =>
      fetch(`${url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': type, ...headers },
        body: '{"name":"A"}',
      })
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ origin: 'null' })).status).toBe(403)
    expect((await post({ origin: url })).status).toBe(201)
    expect((await post({ origin: 'https://words.example' })).status).toBe(201)
    expect((await post({}, 'text/plain')).status).toBe(415)
    const status = (origin: string) =>
      new Promise<number>((resolve) => {
        const socket = openSocket(url, undefined, { origin })
        socket.on('open', () => {
          socket.close()
          resolve(101)
        })
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
        socket.on('error', () => {})
      })
    expect(await status('https://evil.example')).toBe(403)
    expect(await status(url)).toBe(101)
  })
})

describe('limits', () => {
  it('a socket has credits; one that keeps sending without credits is closed', async () => {
    running = await start({ limits: { ...usualLimits, socketBurst: 5, socketRate: 0 } })
    const socket = openSocket(running.url)
    await opened(socket)
    const slow = answer(socket, ({ code }) => code === 'slow-down')
    const end = closed(socket)
    for (let n = 0; n < 200; n++) socket.send('{"type":"ping"}')
    expect(await slow).toMatchObject({ type: 'error', code: 'slow-down' })
    expect(await end).toBe(4008)
  })

  it('an address has a limit of sockets and a limit of requests', async () => {
    running = await start({ limits: { ...usualLimits, socketsPerAddress: 2, identityRequests: 3 } })
    const sockets = [openSocket(running.url), openSocket(running.url)]
    await Promise.all(sockets.map(opened))
    expect(await closed(openSocket(running.url))).toBe(4008)
    for (const socket of sockets) socket.close()
    const guest = () => new Person(running!.url).post('/api/guest', { name: 'A' })
    const statuses = [await guest(), await guest(), await guest(), await guest()].map(({ status }) => status)
    expect(statuses).toEqual([201, 201, 201, 429])
  })

  it('bodies are small', async () => {
    running = await start()
    const { status } = await new Person(running.url).post('/api/guest', { name: 'x'.repeat(3000) })
    expect(status).toBe(413)
  })
})

describe('sockets', () => {
  it('an old client is told to reload', async () => {
    running = await start()
    const socket = openSocket(running.url)
    await opened(socket)
    const told = answer(socket, ({ type }) => type === 'error')
    const end = closed(socket)
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL - 1, table: 't' }))
    expect(await told).toMatchObject({ code: 'reload' })
    expect(await end).toBe(4001)
  })

  it('a client that reconnects with a version gets the events after it, or the latest if they are many', async () => {
    running = await start()
    const ann = await Person.named(running.url, 'Ann')
    const table = await ann.open('tally')
    const say = (n: number) =>
      running!.server.queue.submit(
        table,
        { player: ann.id, name: 'Ann' },
        {
          id: `line-number-${n}`,
          basis: 1,
          action: { type: 'say', to: 'table', text: `line ${n}` },
        },
      )
    for (let n = 0; n < 5; n++) await say(n)
    const hello = async (have: number) => {
      const socket = openSocket(running!.url, ann.cookie)
      await opened(socket)
      const welcome = answer(socket, ({ type }) => type === 'welcome')
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, have }))
      const frame = (await welcome) as { from: number; version: number; entries: { version: number }[] }
      socket.close()
      return frame
    }
    const missed = await hello(4)
    expect(missed).toMatchObject({ from: 4, version: 6 })
    expect(missed.entries.map(({ version }) => version)).toEqual([5, 6])
    expect(await hello(6)).toMatchObject({ from: 6, version: 6, entries: [] })
    for (let n = 5; n < 80; n++) await say(n)
    const late = await hello(1)
    expect(late).toMatchObject({ from: 31, version: 81 })
    expect(late.entries).toHaveLength(50)
    // A version that does not exist yet counts as none.
    expect(await hello(999)).toMatchObject({ from: 81, version: 81, entries: [] })
  })

  it('a client that joins during a match gets the events of that match only', async () => {
    running = await start()
    const people = [await Person.named(running.url, 'Ann'), await Person.named(running.url, 'Bob')]
    const table = await people[0]!.open('tally', { options: { goal: 1000 } })
    await people[1]!.post(`/api/tables/${table}/join`)
    const seats = people.map((person) => person.at(table))
    await seats[0]!.do({ type: 'say', to: 'table', text: 'hello' })
    for (const seat of seats) await seat.do({ type: 'ready', seed: '' })
    const { version, viewer, duties } = await seats[0]!.until(({ phase }) => phase === 'playing')
    const first = duties[0]!.seat === viewer ? 0 : 1
    for (let n = 0; n < 4; n++) await seats[(first + n) % 2]!.act({ type: 'add', n: 1 })
    for (const person of [people[0]!, new Person(running.url)]) {
      const late = person.at(table)
      const { entries, gap } = await late.untilNews('view')
      expect(gap).toBe(false)
      expect(entries.map((one) => one.version)).toEqual([0, 1, 2, 3, 4].map((n) => version + n))
      expect(entries[0]!.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['started', 'step']))
      expect(entries[4]!.events).toMatchObject([{ type: 'step', events: [{ type: 'added', n: 1 }] }])
      late.close()
    }
    for (const seat of seats) seat.close()
  })

  it('the sockets of an ended session are closed; a shutdown is announced', async () => {
    running = await start()
    const ann = await Person.named(running.url, 'Ann')
    const table = await ann.open('tally')
    const first = ann.at(table)
    await first.untilNews('view')
    await ann.post('/api/logout')
    expect((await first.untilNews('status', ({ status }) => status.type === 'closed')).status).toMatchObject({
      code: 'signed-out',
    })
    const stranger = new Person(running.url).at(table)
    await stranger.untilNews('view')
    await running.server.close()
    expect(await stranger.untilNews('error')).toMatchObject({ code: 'shutdown' })
    stranger.close()
  })
})

describe('bots in threads', () => {
  it('play as they do in this thread, and report errors', async () => {
    const catalogue = new URL('./thread-catalogue.ts', import.meta.url)
    const threads = workerBotRunner({ catalogue })
    const wishes: BotPreparation[] = []
    const prepare = (wish: BotPreparation) => {
      wishes.push(wish)
      return threads.prepare!(wish)
    }
    const botRunner = { ...threads, prepare }
    running = await start({ botRunner })
    const ann = await Person.named(running.url, 'Ann')
    const table = await ann.open('tally', { bots: ['adder'], options: { goal: 30 } })
    const seat = ann.at(table)
    while (
      (await seat.until((v) => v.phase === 'over' || v.duties.some((d) => d.seat === 0))).phase !== 'over'
    )
      await seat.act({ type: 'add', n: 1 })
    seat.close()
    expect(wishes).toMatchObject([{ game: 'tally', bots: ['adder'], config: { goal: 30 } }])
    const job = {
      for: 'act',
      seat: 0,
      version: 1,
      bot: 'crasher',
      view: {},
      seed: '',
      game: 'tally',
    } as never
    await expect(botRunner.run(job)).rejects.toThrow(/No bot/)
  })
})

describe('options', () => {
  it('flags override the environment, and mistakes are reported', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0', ESTOCADE_DATA: '/srv/words', ESTOCADE_SECURE: '1' }
    const read = readOptions(['--port', '5000', '--log', 'warn'], env)
    expect(read).toMatchObject({
      ok: true,
      value: {
        port: 5000,
        host: '0.0.0.0',
        data: '/srv/words',
        secure: true,
        log: 'warn',
        trustProxy: [],
      },
    })
    expect(readOptions([], {})).toMatchObject({ ok: true, value: { port: 3000, host: '127.0.0.1' } })
    expect(readOptions(['--port', 'x'], {})).toMatchObject({
      ok: false,
      error: { text: expect.stringContaining('0 to 65535') },
    })
    expect(readOptions(['--colour'], {})).toMatchObject({
      ok: false,
      error: { text: expect.stringContaining('--colour') },
    })
    expect(readOptions(['--log', 'loud'], {})).toMatchObject({
      ok: false,
      error: { text: expect.stringContaining('loud') },
    })
  })
})
