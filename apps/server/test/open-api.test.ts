import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { glossFolder, lexiconFile } from '@estocade/words/node'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { createServer, type EstocadeServer, sqliteStore, wordsRoutes } from '../src/index.ts'
import { noLimits } from './no-limits.ts'
import { fixedEntropy } from './seed.ts'

interface Operation {
  readonly summary?: string
  readonly security?: readonly object[]
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: object
  readonly responses: Readonly<
    Record<string, { description: string; content?: Record<string, { schema: object }> }>
  >
}
interface Described {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
let server: EstocadeServer
let doc: Described
/** `GET /api/me` and the like, as they were registered. */
const registered = new Set<string>()
/** The operations that have answered, with their status. */
const walked = new Set<string>()

beforeAll(async () => {
  server = await createServer({
    catalogue: testCatalogue,
    entropy: fixedEntropy(),
    limits: noLimits,
    store: sqliteStore(':memory:'),
    metrics: true,
  })
  writeFileSync(lexiconFile(folder, 'fr'), 'words')
  mkdirSync(glossFolder(folder, 'fr'))
  writeFileSync(join(glossFolder(folder, 'fr'), 'ab.json'), '{"ab":1}')
  wordsRoutes(server.app, { folder, progress: () => 0.5 })
  await server.listen()
  for (const line of routesOf(server.app)) registered.add(line)
  doc = (await server.app.inject('/api/openapi.json')).json()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** All routes of the router, apart from the socket and files. */
function routesOf(app: FastifyInstance): readonly string[] {
  const lines: string[] = []
  const path: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^([│ ]*)[├└]── (\S*) ?(?:\((.+)\))?/.exec(line)
    if (found === null) continue
    path.length = found[1]!.length / 4
    path.push(found[2]!)
    for (const method of found[3]?.split(', ') ?? [])
      if (method !== 'HEAD' && method !== 'OPTIONS') lines.push(`${method} ${path.join('')}`)
  }
  return lines.filter((line) => line !== 'GET /socket' && !line.includes('*'))
}

/** A person (cookie) or a program (token) who uses the API. Every answer is checked against the document. */
class Walker {
  #headers: Record<string, string>

  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers
  }

  async ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) {
    const answer = await server.app.inject({
      method,
      url,
      headers: this.#headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    const cookie = answer.headers['set-cookie']
    if (cookie !== undefined) this.#headers = { cookie: String(cookie).split(';')[0]! }
    const { pattern, operation } = operationAt(method, url.split('?')[0]!)
    const told = operation.responses[answer.statusCode]
    expect(told, `${method} ${pattern} answers ${answer.statusCode} ${answer.body}`).toBeDefined()
    walked.add(`${method} ${pattern} ${answer.statusCode}`)
    const schema = told!.content?.['application/json']?.schema
    if (schema === undefined) return answer
    expect(checkerOf(schema).safeParse(answer.json()), `${method} ${pattern}: ${answer.body}`).toMatchObject({
      success: true,
    })
    return answer
  }

  async id(method: 'GET' | 'POST', url: string, body: object): Promise<string> {
    return (await this.ask(method, url, body)).json().id
  }
}

function operationAt(method: string, path: string) {
  for (const [pattern, operations] of Object.entries(doc.paths)) {
    const fits = new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
    const operation = fits ? operations[method.toLowerCase()] : undefined
    if (operation !== undefined) return { pattern, operation }
  }
  throw new Error(`${method} ${path} is not in the document.`)
}

const checkers = new Map<string, z.ZodType>()
function checkerOf(schema: object): z.ZodType {
  const key = JSON.stringify(schema)
  const text = JSON.stringify({ ...schema, $defs: doc.components.schemas })
  const made =
    checkers.get(key) ?? z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
  checkers.set(key, made)
  return made
}

describe('the document of the API', () => {
  it('contains every registered route, and no other', () => {
    const told = Object.entries(doc.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(doc.openapi).toBe('3.1.0')
    expect(told.length).toBeGreaterThan(25)
    expect(told.sort()).toEqual([...registered].sort())
  })

  it('describes the purpose, the input and the answers of each route', () => {
    for (const [path, operations] of Object.entries(doc.paths))
      for (const [method, { summary, parameters, requestBody, responses }] of Object.entries(operations)) {
        const where = `${method} ${path}`
        expect(summary, where).toMatch(/\.$/)
        expect(
          Object.keys(responses).some((status) => status.startsWith('2')),
          where,
        ).toBe(true)
        const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
        expect(path.match(/\{\w+\}/g) ?? [], where).toEqual(inPath)
        if (method === 'patch') expect(requestBody, where).toBeDefined()
      }
  })

  it('agrees with the answers to people', async () => {
    const ann = new Walker()
    const id = await ann.id('POST', '/api/guest', { name: 'Ann' })
    await ann.ask('POST', '/api/guest', { name: '' })
    await ann.ask('GET', '/api/me')
    await ann.ask('PATCH', '/api/me', { name: 'Anna' })
    await ann.ask('POST', '/api/account', { login: 'anna', password: 'correct horse' })
    await ann.ask('POST', '/api/account', { login: 'anna', password: 'correct horse' })
    await ann.ask('GET', '/api/games')
    const table = await ann.id('POST', '/api/tables', { game: 'tally', options: { goal: 99 } })
    await ann.ask('POST', '/api/tables', { game: 'chess' })
    const bob = new Walker()
    await bob.id('POST', '/api/guest', { name: 'Bob' })
    await bob.ask('POST', '/api/account', { login: 'bob', password: 'correct horse' })
    await bob.ask('GET', '/api/tables?game=tally')
    await bob.ask('GET', '/api/tables?colour=red')
    await bob.ask('GET', `/api/tables/${table}`)
    await bob.ask('GET', '/api/tables/none')
    await bob.ask('POST', `/api/tables/${table}/join`, {})
    await bob.ask('POST', '/api/tables/none/join', {})
    const wish = { game: 'tally', language: 'fr' }
    await Promise.all([ann, bob].map((one) => one.ask('POST', '/api/pairing', wish)))
    await bob.ask('POST', '/api/pairing', { ...wish, game: 'chess' })
    for (const one of [ann, bob]) {
      await one.ask('POST', `/api/tables/${table}/commands`, { action: { type: 'ready', seed: '' } })
      await one.ask('GET', '/api/mine')
    }
    for (const about of ['turn 1', 'turn 2'])
      for (const one of [ann, bob])
        await one.ask('POST', `/api/tables/${table}/commands`, {
          action: { type: 'act', about, action: { type: 'add', n: 1 } },
        })
    await bob.ask('POST', `/api/tables/${table}/commands`, { action: { type: 'concede' } })
    await bob.ask('POST', `/api/tables/${table}/commands`, { action: { type: 'act' } })
    await expect
      .poll(async () => (await ann.ask('GET', `/api/tables/${table}/ratings`)).json())
      .toHaveLength(2)
    for (const path of [`tables/${table}/logs`, 'finished', `players/${id}`, 'players/none', 'sessions'])
      await ann.ask('GET', `/api/${path}`)
    await ann.ask('GET', '/api/leaders?game=tally&language=fr')
    await ann.ask('POST', '/api/finished', {
      log: { header: { game: 'tally' }, steps: [], serverSeed: '' },
      seat: 0,
      bots: [],
    })
    await bob.ask('POST', '/api/reports', { about: id, text: 'Too good.' })
    await bob.ask('POST', '/api/reports', { about: 'none', text: '?' })
    await ann.ask('POST', '/api/password', { ticket: 'none', password: 'correct horse' })
    await ann.ask('POST', '/api/sign-in', { ticket: 'none' })
    await ann.ask('DELETE', '/api/sessions/none')
    await bob.ask('POST', '/api/login', { login: 'anna', password: 'correct horse' })
    await bob.ask('POST', '/api/login', { login: 'anna', password: 'another horse' })
    const [{ id: session }] = (await bob.ask('GET', '/api/sessions')).json()
    await ann.ask('DELETE', `/api/sessions/${session}`)
    await ann.ask('POST', '/api/logout')
  })

  it('agrees with the answers to programs, and of the remaining routes', async () => {
    const ann = new Walker()
    await ann.id('POST', '/api/guest', { name: 'Ann' })
    await ann.ask('POST', '/api/programs', { name: 'Too early' })
    await ann.ask('POST', '/api/account', { login: 'ann2', password: 'correct horse' })
    const { id, token } = (await ann.ask('POST', '/api/programs', { name: 'Élan' })).json()
    const robot = new Walker({ authorization: `Bearer ${token}` })
    await robot.ask('GET', '/api/me')
    await robot.ask('POST', '/api/account', { login: 'robot', password: 'correct horse' })
    const table = await robot.id('POST', '/api/tables', { game: 'tally', bots: ['adder'] })
    await robot.ask('GET', `/api/tables/${table}`)
    await robot.ask('GET', `/api/players/${id}`)
    await robot.ask('GET', '/api/tables/none/stream')
    await ann.ask('GET', '/api/programs')
    await ann.ask('DELETE', `/api/programs/${id}`)
    await ann.ask('DELETE', '/api/programs/none')
    for (const path of ['offer', 'ask']) await ann.ask('POST', `/api/passkeys/${path}`)
    await ann.ask('GET', '/api/passkeys')
    await ann.ask('DELETE', '/api/passkeys/none')
    await ann.ask('GET', '/api/notifications')
    await ann.ask('DELETE', '/api/notifications/email')
    await ann.ask('POST', '/api/notifications/unsubscribe/none')
    await ann.ask('POST', '/api/notifications/browsers/remove', { endpoint: 'none' })
    await ann.ask('POST', '/api/vacation', { days: 3 })
    await ann.ask('DELETE', '/api/vacation')
    await ann.ask('GET', '/api/me/export')
    await ann.ask('POST', '/api/me/leave', { password: 'wrong horse' })
    for (const path of ['/healthz', '/readyz', '/metrics', '/api/openapi.json']) await ann.ask('GET', path)
    for (const path of [
      '/words/fr.lexicon',
      '/words/de.lexicon',
      '/words/none',
      '/glosses/fr/ab.json',
      '/glosses/fr/zz.json',
    ])
      await ann.ask('GET', path)
    await ann.ask('POST', '/api/me/leave', { password: 'correct horse', concede: true })
  })

  it('agrees with the answers to moderators and moderated players', async () => {
    const [ann, mod] = [new Walker(), new Walker()]
    const id = await ann.id('POST', '/api/guest', { name: 'Ann' })
    const modId = await mod.id('POST', '/api/guest', { name: 'Mod' })
    await ann.ask('GET', '/api/moderation/reports')
    await server.store.setRole(modId, 'moderator')
    const table = await ann.id('POST', '/api/tables', { game: 'tally', sides: 2 })
    const report = await mod.id('POST', '/api/reports', { about: id, table, text: 'Look.' })
    const appeal = await ann.id('POST', '/api/appeals', { language: 'fr', word: 'ZUT' })
    for (const path of ['reports', 'appeals', 'bans', 'outliers', 'log'])
      await mod.ask('GET', `/api/moderation/${path}`)
    await mod.ask('POST', `/api/moderation/reports/${report}`, { answer: 'Seen.' })
    await mod.ask('POST', `/api/moderation/appeals/${appeal}`, { admitted: false })
    const change = { language: 'fr', word: 'ordi', change: 'added', scope: 'entry', reason: '' }
    await mod.ask('POST', '/api/moderation/words', change)
    await mod.ask('GET', '/api/moderation/words')
    await ann.ask('GET', '/api/words/fr')
    await mod.ask('DELETE', '/api/moderation/words/fr/ordi')
    await mod.ask('PUT', '/api/moderation/family', { on: true })
    await mod.ask('PUT', '/api/moderation/family', { on: false })
    for (const act of ['mute', 'ban']) {
      await mod.ask('POST', `/api/moderation/players/${id}/${act}`, { reason: '' })
      await mod.ask('POST', `/api/moderation/players/${id}/un${act}`, {})
    }
    await mod.ask('POST', `/api/moderation/players/${id}/warn`, { text: 'Be kind.' })
    await mod.ask('POST', `/api/moderation/tables/${table}/close`, { reason: '' })
    const [{ id: notice }] = (await mod.ask('GET', '/api/notices')).json()
    await mod.ask('DELETE', `/api/notices/${notice}`)
    await mod.ask('PUT', `/api/blocks/${id}`)
    await mod.ask('GET', '/api/blocks')
    await mod.ask('DELETE', `/api/blocks/${id}`)
  })

  it('requires an identity where it says so, and only there', async () => {
    for (const [pattern, operations] of Object.entries(doc.paths))
      for (const [method, { security }] of Object.entries(operations)) {
        const url = pattern.replace(/\{\w+\}/g, 'none')
        const { statusCode } = await server.app.inject({ method: method.toUpperCase() as 'GET', url })
        const closed = security !== undefined && !security.some((one) => Object.keys(one).length === 0)
        expect(statusCode === 401, `${method} ${pattern}: ${statusCode}`).toBe(closed)
      }
  })

  it('was covered: each route has succeeded at least once', () => {
    // Tested elsewhere: a stream does not end (programs.test.ts), uploads of matches (offline-upload.test.ts).
    const elsewhere = new Set([
      'GET /api/tables/{id}/stream',
      'POST /api/finished',
      // By a link from the operator (admin.test.ts).
      'POST /api/password',
      'POST /api/sign-in',
      // With an authenticator (passkeys.test.ts).
      'POST /api/passkeys',
      'POST /api/passkeys/enter',
      'DELETE /api/passkeys/{id}',
      // With an SMTP server (notifications.test.ts).
      'POST /api/notifications/email',
      'POST /api/notifications/email/confirm',
      'POST /api/notifications/unsubscribe/{token}',
      'POST /api/notifications/browsers',
    ])
    for (const [path, operations] of Object.entries(doc.paths))
      for (const method of Object.keys(operations)) {
        const where = `${method.toUpperCase()} ${path}`
        const well = [...walked].some((line) => line.startsWith(`${where} 2`))
        expect(well || elsewhere.has(where), where).toBe(true)
      }
  })
})
