import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openSocket, Person, type Running, start } from '../harness.ts'
import { noLimits } from '../no-limits.ts'

let running: Running | undefined
afterEach(async () => {
  await running?.server.close()
  running = undefined
})

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const { hostname, port } = new URL(running!.url)
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, path, method: body === undefined ? 'GET' : 'POST', headers: { ...type, ...headers } },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode!, body: JSON.parse(text), headers: response.headers }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

const guest = (forwarded: string) =>
  ask('/api/guest', { 'x-forwarded-for': forwarded }, JSON.stringify({ name: 'Eve' }))

describe('behind a proxy', () => {
  it('the server trusts only the named proxies, not the addresses that a client has put before them', async () => {
    running = await start({ trustProxy: ['loopback'], limits: { ...noLimits, identityRequests: 2 } })
    const answers: number[] = []
    for (let n = 0; n < 4; n++) answers.push((await guest(`8.8.8.${n}, 5.5.5.5`)).status)
    expect(answers).toEqual([201, 201, 429, 429])
  })
})

describe('the Host header', () => {
  it('must name this server: an IP address, localhost or an origin of the operator', async () => {
    running = await start({ origins: ['https://words.example'] })
    for (const host of ['127.0.0.1:1', 'localhost:3000', '[::1]:3000', 'words.example', 'WORDS.example:443'])
      expect((await ask('/healthz', { host })).status, host).toBe(200)
    for (const host of ['evil.example', 'words.example.evil.example', 'nowhere.invalid'])
      expect(await ask('/api/games', { host }), host).toMatchObject({
        status: 421,
        body: { code: 'bad-host' },
      })
  })
})

describe('every answer', () => {
  it.each([
    ['/api/players/%ff', 400],
    ['/api/nowhere', 404],
    ['/api/tables/a%00b', 404],
    ['/api/players/a%00b', 404],
    ['/api/leaders?game=a%00&language=fr', 400],
    ['/api/tables?language=%00', 400],
  ])('%s has the shape of a refusal', async (path, status) => {
    running = await start()
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({
      code: expect.any(String),
      text: expect.any(String),
      params: expect.any(Object),
    })
    expect((answer.body as { code: string }).code).not.toMatch(/FST|ERR/)
    expect(answer.headers['content-security-policy']).toBeDefined()
  })

  it('has the shape of a refusal for headers that are too large, and for other methods and types', async () => {
    running = await start()
    const { port } = new URL(running.url)
    const text = await new Promise<string>((resolve) => {
      const line = connect(Number(port), '127.0.0.1')
      let all = ''
      line.on('data', (chunk) => {
        all += chunk
      })
      line.on('close', () => resolve(all))
      line.on('error', () => {})
      line.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)
    })
    expect(text).toMatch(/^HTTP\/1\.1 431 /)
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ code: 'headers-too-large' })
    const eve = await Person.named(running.url, 'Eve')
    const bad = await ask('/api/tables', { cookie: eve.cookie, 'content-type': 'text/plain' }, 'x')
    expect(bad).toMatchObject({ status: 415, body: { code: 'bad-type' } })
    const long = await ask('/api/guest', {}, JSON.stringify({ name: 'x'.repeat(5000) }))
    expect(long).toMatchObject({ status: 413, body: { code: 'too-large' } })
  })

  it('to deeply nested JSON is sent before it is parsed', async () => {
    running = await start()
    const eve = await Person.named(running.url, 'Eve')
    const deep = `{"log":${'['.repeat(500_000)}`
    expect(await ask('/api/finished', { cookie: eve.cookie }, deep)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    })
    // Without the bound these are valid: 64 levels are allowed, two of them around the list.
    const nested = (levels: number) => {
      const list = '['.repeat(levels - 2) + ']'.repeat(levels - 2)
      return ask('/api/tables', { cookie: eve.cookie }, `{"game":"tally","options":{"a":${list}}}`)
    }
    expect((await nested(64)).status).toBe(201)
    expect(await nested(65)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    const text = JSON.stringify({ game: 'tally', options: { a: '[[[['.repeat(100) } })
    expect((await ask('/api/tables', { cookie: eve.cookie }, text)).status).toBe(201)
  })
})

describe('text that people write', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
    ['an override of direction', 'a\u202eb'],
    ['an isolate', 'a\u2067b'],
    ['a pile of marks', `a${'\u0301'.repeat(400)}`],
  ])('must not contain %s, in names, chat, drafts and reports', async (_, bad) => {
    running = await start()
    const eve = new Person(running.url)
    expect((await eve.post('/api/guest', { name: bad })).status).toBe(400)
    expect((await eve.post('/api/guest', { name: 'Eve' })).status).toBe(201)
    const bob = await Person.named(running.url, 'Bob')
    expect((await eve.post('/api/reports', { about: bob.id, text: bad })).status).toBe(400)
    const table = await eve.open('tally', { sides: 2 })
    const seat = eve.at(table)
    await seat.until(() => true)
    expect(await seat.do({ type: 'say', to: 'table', text: bad })).toMatchObject({
      ok: false,
      code: 'malformed',
    })
    seat.connection.saveDraft(bad)
    await seat.untilNews('error', ({ code }) => code === 'malformed')
    seat.close()
  })

  it('of a name contains a letter, a digit or a pictograph', async () => {
    running = await start()
    const eve = new Person(running.url)
    for (const name of ['—', '...', '‼', ' - '])
      expect((await eve.post('/api/guest', { name })).status, name).toBe(400)
    for (const name of ['Nguyễn Thị', '李', '👩‍👩‍👧', 'R2', 'O’Hara'])
      expect((await eve.post('/api/guest', { name })).status, name).toBe(201)
  })
})

it('the turn of a clock lasts at least a second', async () => {
  running = await start()
  const eve = await Person.named(running.url, 'Eve')
  const open = async (seconds: number) =>
    (await eve.post('/api/tables', { game: 'tally', settings: { clock: { type: 'turn', seconds } } })).status
  for (const seconds of [1e-300, 0.999, 0, -1, 1_000_001]) expect(await open(seconds), `${seconds}`).toBe(400)
  for (const seconds of [1, 1_000_000]) expect(await open(seconds), `${seconds}`).toBe(201)
})

it('a hello with invalid characters is refused permanently', async () => {
  running = await start()
  const socket = openSocket(running.url)
  await new Promise((done) => socket.once('open', done))
  const frame = new Promise((done) => socket.once('message', (data) => done(JSON.parse(String(data)))))
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, table: 'a\u0000b' }))
  expect(await frame).toMatchObject({ type: 'error', code: 'malformed' })
  socket.terminate()
})
