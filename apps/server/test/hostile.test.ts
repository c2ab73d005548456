import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dice, diceFrom } from '@estocade/kernel'
import { PROTOCOL } from '@estocade/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { byScale } from '../../../scripts/test-scale.ts'
import { openSocket, Person, type Running, start } from './harness.ts'

const INPUTS = byScale(3_000, 100_000)
const FLAG = 'not-for-the-web-8d1f'

let running: Running
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estocade-'))
  mkdirSync(join(folder, 'web'))
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Estocade</title>')
  writeFileSync(join(folder, 'secret.txt'), FLAG)
  running = await start({ web: join(folder, 'web') })
})
afterAll(async () => {
  await running.server.close()
  rmSync(folder, { recursive: true })
})

const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice.below(items.length)]!
const bytes = (dice: Dice, length: number) => Buffer.from(Array.from({ length }, () => dice.below(256)))

/** Values that a careless decoder trips over. */
const odd = (dice: Dice): unknown =>
  pick<() => unknown>(dice, [
    () => null,
    () => -1,
    () => 1e308,
    () => 0.5,
    () => '',
    () => '../../secret.txt',
    () => "'; DROP TABLE entries; --",
    () => '<script>alert(1)</script>',
    () => '\u0000\u202e',
    () => 'x'.repeat(dice.below(20) === 0 ? 9000 : dice.below(1000)),
    () => [],
    () => [[[[[]]]]],
    () => ({ __proto__: { admin: true }, constructor: { prototype: {} } }),
    () => JSON.parse('{"__proto__":{"type":"pass"}}'),
    () => true,
    () => Number.MAX_SAFE_INTEGER,
  ])()

interface Target {
  readonly table: string
  readonly about: string
  readonly usedId: string
  readonly victim: string
}

/** Actions that an attacker might send: in another seat's name, valid in form or nearly so. */
const action = (dice: Dice, { about, victim }: Target): unknown =>
  pick<() => unknown>(dice, [
    () => ({ type: 'act', about, action: { type: 'pass' } }),
    () => ({ type: 'act', about, action: odd(dice) }),
    () => ({ type: 'act', about: odd(dice), action: { type: odd(dice) } }),
    () => ({ type: 'act', about, seat: 0, action: { type: 'pass', seat: 0 } }),
    () => ({ type: 'propose', action: { type: 'lay', card: odd(dice), says: odd(dice) } }),
    () => ({ type: 'concede' }),
    () => ({ type: 'hand-over', to: victim }),
    () => ({ type: 'unseat', seat: 0, player: victim }),
    () => ({ type: 'seat-bot', seat: 0, bot: 'bluffer' }),
    () => ({ type: 'sit', seat: pick(dice, [0, 1, 2, 99, odd(dice)]) }),
    () => ({ type: 'stand' }),
    () => ({ type: 'set', settings: { visibility: 'private', [String(odd(dice)).slice(0, 50)]: odd(dice) } }),
    () => ({ type: 'set', options: odd(dice), sides: odd(dice) }),
    () => ({ type: 'say', to: 'table', text: odd(dice) }),
    () => ({ type: 'ask', wish: pick(dice, [{ type: 'undo' }, { type: 'adjourn' }, odd(dice)]) }),
    () => ({ type: 'answer', about: dice.below(20), yes: true }),
    () => ({ type: 'tick' }),
    () => ({ type: 'bot-act', seat: 0, version: 1, action: { type: 'pass' } }),
    () => ({ type: 'outage', from: 0, to: 1e15 }),
    () => odd(dice),
  ])()

const frameOf = (dice: Dice, target: Target): string | Buffer =>
  pick<() => string | Buffer>(dice, [
    () => bytes(dice, dice.below(200)),
    () => bytes(dice, dice.below(200)).toString('latin1'),
    () => JSON.stringify(odd(dice)),
    () =>
      JSON.stringify({
        type: pick(dice, ['hello', 'command', 'resync', 'draft', 'ping', 'welcome', odd(dice)]),
        [String(odd(dice)).slice(0, 20)]: odd(dice),
      }),
    () =>
      JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        table: pick(dice, [target.table, '../x', odd(dice)]),
        have: odd(dice),
      }),
    () => JSON.stringify({ type: 'resync', have: pick(dice, [0, 1e9, odd(dice)]) }),
    () => JSON.stringify({ type: 'draft', body: odd(dice) }),
    () => '{"type":"command","id":"aaaaaaaa","basis":1,"action":'.repeat(1 + dice.below(40)),
    ...Array.from(
      { length: 6 },
      () => () =>
        JSON.stringify({
          type: 'command',
          id: pick(dice, [target.usedId, `hostile-${dice.below(1e6)}`, odd(dice)]),
          basis: pick(dice, [0, 3, 1e9, odd(dice)]),
          action: action(dice, target),
        }),
    ),
  ])()

/** Sends a request exactly as given; `fetch` would normalise it. */
function raw(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const sent = request(url, { method, path, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', () => resolve({ status: 0, text }))
    })
    sent.on('error', () => resolve({ status: 0, text: '' }))
    sent.end(body)
  })
}

const TRAVERSALS = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/....//secret.txt',
  '//secret.txt',
  '/%00/../secret.txt',
  '/index.html/../../secret.txt',
  '/..%252fsecret.txt',
  '/.%2e/secret.txt',
]

async function prepare(): Promise<Target & { readonly cookie: string }> {
  const ann = await Person.named(running.url, 'Ann')
  const table = await ann.open('claims', { sides: 2 })
  const bob = await Person.named(running.url, 'Bob')
  await bob.post(`/api/tables/${table}/join`)
  const usedId = 'a-used-identifier'
  const { queue } = running.server
  const by = { player: ann.id, name: 'Ann' }
  await queue.submit(table, by, { id: usedId, basis: 1, action: { type: 'ready', seed: '' } })
  await queue.submit(
    table,
    { player: bob.id, name: 'Bob' },
    { id: usedId, basis: 1, action: { type: 'ready', seed: '' } },
  )
  return { table, about: 'turn 1', usedId, victim: ann.id, cookie: ann.cookie }
}

describe('a hostile client', () => {
  it(`${INPUTS} inputs: no crash, no leak, no change`, async () => {
    const target = await prepare()
    const { server, url } = running
    const eve = await Person.named(url, 'Eve')
    const before = await server.store.entries(target.table)
    const loaded = (await server.queue.load(target.table))!
    const { secret, match } = loaded.table
    const hands = (match!.live.state as unknown as { hands: string[][] }).hands.flat()
    const forged = [
      eve.cookie,
      '',
      target.cookie.replace(/.{4}$/, 'AAAA'),
      `estocade=${target.victim}`,
      `${eve.cookie.split('.')[0]}.${target.cookie.split('.')[1]}`,
    ]
    const received: string[] = []
    const dice = diceFrom('hostile')

    const socketInputs = Math.floor(INPUTS * 0.9)
    for (let sent = 0; sent < socketInputs; ) {
      const socket = openSocket(url, pick(dice, forged))
      await new Promise((opened) => socket.once('open', opened))
      sent += await abuse(socket, dice, target, Math.min(250, socketInputs - sent), received)
    }

    const statuses = new Set<number>()
    for (let sent = 0; sent < INPUTS - socketInputs; sent++) {
      const { status, text } = await abuseHttp(dice, target, forged)
      statuses.add(status)
      received.push(text)
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([])

    expect(await server.store.entries(target.table)).toEqual(before)
    expect((await server.queue.load(target.table))!.table.version).toBe(before.length)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const all = received.join('\n')
    for (const hidden of [secret, FLAG, ...hands]) expect(all.includes(hidden)).toBe(false)
    expect(all).not.toMatch(/\bat .*\.(ts|js|mjs):\d+|node_modules|SQLITE/)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('an oversized frame ends the socket, not the server', async () => {
    const socket = openSocket(running.url)
    await new Promise((opened) => socket.once('open', opened))
    const closed = new Promise<number>((done) => socket.once('close', done))
    socket.send('x'.repeat(9000))
    expect(await closed).toBe(1009)
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
  })
})

/** Sends up to `count` frames, fewer when the server closes the socket. Returns how many. */
async function abuse(
  socket: WebSocket,
  dice: Dice,
  target: Target,
  count: number,
  received: string[],
): Promise<number> {
  let over = false
  socket.on('message', (data) => received.push(String(data)))
  socket.on('error', () => {})
  const closed = new Promise<void>((done) =>
    socket.once('close', () => {
      over = true
      done()
    }),
  )
  if (dice.below(4) > 0)
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: target.table }))
  let sent = 0
  while (sent < count && !over) {
    socket.send(frameOf(dice, target))
    sent++
    if (sent % 50 === 0)
      await Promise.race([
        closed,
        new Promise<void>((done) => {
          socket.once('pong', () => done())
          socket.ping()
        }),
      ])
  }
  socket.close()
  await closed
  return sent
}

function abuseHttp(dice: Dice, target: Target, cookies: readonly string[]) {
  const cookie = pick(dice, cookies)
  const json = { 'content-type': 'application/json', cookie }
  const { url } = running
  const paths = [
    '/api/tables',
    '/api/guest',
    '/api/me',
    `/api/tables/${target.table}/join`,
    `/api/sessions/${target.victim}`,
    '/api/account',
    '/api/login',
    '/socket',
    '/api/logout',
  ]
  return pick<() => ReturnType<typeof raw>>(dice, [
    () => raw(url, 'GET', pick(dice, TRAVERSALS), { cookie }),
    () =>
      raw(
        url,
        pick(dice, ['POST', 'PUT', 'PATCH', 'DELETE']),
        pick(dice, paths),
        json,
        bytes(dice, dice.below(300)),
      ),
    () =>
      raw(
        url,
        'POST',
        pick(dice, paths),
        json,
        JSON.stringify({ name: odd(dice), game: odd(dice), login: odd(dice), password: odd(dice) }),
      ),
    () =>
      raw(
        url,
        'POST',
        '/api/tables',
        json,
        JSON.stringify({ game: 'claims', options: odd(dice), settings: odd(dice) }),
      ),
    () => raw(url, 'POST', '/api/guest', { ...json, origin: 'https://evil.example' }, '{"name":"Mallory"}'),
    () => raw(url, 'POST', '/api/guest', { 'content-type': 'text/plain', cookie }, '{"name":"Mallory"}'),
    () => raw(url, 'GET', `/api/tables/${encodeURIComponent(String(odd(dice)).slice(0, 100))}`, { cookie }),
    () =>
      raw(url, 'GET', `/api/tables?game=${encodeURIComponent(String(odd(dice)).slice(0, 100))}`, { cookie }),
    () => raw(url, 'GET', `/api/tables/${target.table}/logs`, { cookie }),
    () => raw(url, 'GET', `/%${dice.below(100)}%c0%ae`, { cookie }),
  ])()
}
