import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttp, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { cacheFolder, lexiconFile } from '@estocade/words/node'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { checkClock, checkSpace } from '../src/doctor/data.ts'
import { checkVersion } from '../src/doctor/postgres.ts'
import { createServer, examine, type Finding, postgresStore, sqliteStore } from '../src/index.ts'
import { readOptions } from '../src/options.ts'
import { DatabaseSync } from '../src/store/sqlite/driver.ts'
import { start } from './harness.ts'
import { RealPostgres } from './real/postgres.ts'
import { fixedEntropy } from './seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
const newFolder = (): string => join(folder, String(count++))

/** The findings with these options, by check. */
async function findings(args: readonly string[], words = { folder: newFolder(), ids: ['fr'] as const }) {
  const options = readOptions(args, {})
  if (!options.ok) throw new Error(options.error.text)
  const all = await examine(options.value, words)
  return (check: string): readonly Finding[] => all.filter((one) => one.check === check)
}

async function serverIn(data: string): Promise<void> {
  const server = await createServer({ catalogue: testCatalogue, entropy: fixedEntropy(), data })
  await server.listen()
  await server.close()
}

describe('estocade doctor', () => {
  it('finds no error in a folder that a server has used, nor in an empty one', async () => {
    const data = newFolder()
    const before = await findings(['--data', data, '--port', '1'])
    expect(before('permissions')).toMatchObject([{ state: 'ok' }])
    expect(before('database')).toMatchObject([{ state: 'ok' }])
    await serverIn(data)
    const after = await findings(['--data', data, '--port', '1'])
    for (const check of ['configuration', 'permissions', 'disk', 'clock', 'database'])
      expect(after(check)).toMatchObject([{ state: 'ok' }])
    expect(after('database')[0]!.text).toMatch(/^schema \d+$/)
    expect(after('proxy headers')).toMatchObject([{ state: 'warning' }])
  })

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:1'],
    ['::', 'http://[::1]:1'],
    ['::1', 'http://[::1]:1'],
    ['localhost', 'http://localhost:1'],
  ])('says why a server at %s does not answer', async (host, address) => {
    const found = await findings(['--data', newFolder(), '--host', host, '--port', '1'])
    expect(found('proxy headers')).toMatchObject([
      { state: 'warning', text: expect.stringMatching(/^(\S+) does not answer \(.*(ECONN|EADDR).*\)/) },
    ])
    expect(found('proxy headers')[0]!.text.split(' ')[0]).toBe(address)
  })

  it('reports files that others can read, a file instead of the folder, a newer schema and a damaged database', async () => {
    const data = newFolder()
    await serverIn(data)
    chmodSync(data, 0o755)
    expect((await findings(['--data', data]))('permissions')).toMatchObject([{ state: 'error' }])
    chmodSync(data, 0o700)
    const file = join(data, 'estocade.db')
    expect((await findings(['--data', file]))('permissions')).toMatchObject([{ state: 'error' }])
    const db = new DatabaseSync(file)
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect((await findings(['--data', data]))('database')[0]!.text).toContain('newer Estocade')
    writeFileSync(file, Buffer.alloc(8192, 7))
    expect((await findings(['--data', data]))('database')).toMatchObject([{ state: 'error' }])
  })

  it('reports a disk with little space, and one with hardly any', () => {
    expect(checkSpace(2e9, '/data')).toMatchObject({ state: 'ok' })
    expect(checkSpace(0.9e9, '/data')).toMatchObject({ state: 'warning', text: '0.9 GB free in /data.' })
    expect(checkSpace(0.04e9, '/data')).toMatchObject({ state: 'error' })
  })

  it('reports a clock that was set back', async () => {
    const data = newFolder()
    mkdirSync(data, { mode: 0o700 })
    const store = sqliteStore(join(data, 'estocade.db'))
    await store.beat(Date.now() + 3_600_000)
    await store.close()
    expect((await findings(['--data', data]))('clock')).toMatchObject([{ state: 'error' }])
    expect(checkClock(undefined, Date.parse('2001-01-01'))).toMatchObject({ state: 'error' })
  })

  it('reports which dictionaries are intact, damaged or missing, and does not change them', async () => {
    const words = { folder: newFolder(), ids: ['fr', 'en', 'vi'] as const }
    mkdirSync(words.folder)
    const [whole, damaged] = [lexiconFile(cacheFolder(), 'fr'), lexiconFile(cacheFolder(), 'en')]
    copyFileSync(whole, join(words.folder, basename(whole)))
    const bytes = readFileSync(damaged)
    bytes[bytes.length >> 1]! ^= 1
    const broken = join(words.folder, basename(damaged))
    writeFileSync(broken, bytes)
    const found = (await findings(['--data', newFolder()], words as never))('dictionaries')
    expect(found.map(({ state, text }) => [state, text.slice(0, 20)])).toEqual([
      ['error', 'damaged: en; the nex'],
      ['warning', 'not built yet: vi'],
      ['ok', 'fr'],
    ])
    expect(readFileSync(broken).equals(bytes)).toBe(true)
  })

  it('reports options that contradict each other', async () => {
    const found = await findings(['--data', newFolder(), '--origin', 'https://a.invalid', '--metrics'])
    expect(found('configuration')).toMatchObject([{ state: 'warning' }])
    const open = await findings(['--data', newFolder(), '--host', '0.0.0.0', '--metrics', '--port', '1'])
    expect(open('configuration')).toHaveLength(2)
  })

  it('reports a database that does not answer', async () => {
    const found = await findings(['--database', 'postgres://nobody@127.0.0.1:1/x', '--port', '1'])
    expect(found('database')).toMatchObject([{ state: 'error' }])
  })
})

/** A proxy in front of a server, with what is wrong with it. */
async function proxyTo(target: string, fault: { host?: string; upgrades?: false; appends?: true }) {
  const { hostname, port } = new URL(target)
  const proxy: Server = createHttp((asked, answer) => {
    const { upgrade: _, connection: __, ...rest } = asked.headers
    const headers: NodeJS.Dict<string | string[]> = { ...rest, host: fault.host ?? rest.host }
    const from = asked.socket.remoteAddress!
    headers['x-forwarded-for'] = fault.appends ? `${headers['x-forwarded-for'] ?? from}` : from
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode!, got.headers)
      got.pipe(answer)
    })
    asked.pipe(passed)
  })
  if (fault.upgrades !== false)
    proxy.on('upgrade', (asked, socket) => {
      socket.on('error', () => {})
      const passed = request({ hostname, port, path: asked.url, headers: asked.headers })
      passed.on('upgrade', (got, other) => {
        other.on('error', () => {})
        socket.write('HTTP/1.1 101 Switching Protocols\r\n')
        for (const [name, value] of Object.entries(got.headers)) socket.write(`${name}: ${value}\r\n`)
        socket.write('\r\n')
        other.pipe(socket).pipe(other)
      })
      passed.end()
    })
  await new Promise<void>((then) => proxy.listen(0, '127.0.0.1', then))
  const { port: own } = proxy.address() as { port: number }
  return { url: `http://127.0.0.1:${own}`, close: () => proxy.close() }
}

describe('estocade doctor on postgres', () => {
  let postgres: RealPostgres
  beforeAll(async () => {
    postgres = await RealPostgres.start()
  })
  afterAll(() => postgres?.stop())

  it('finds no error in an empty database, nor in one that a server has used, but in a newer one', async () => {
    const database = await postgres.database('doctor')
    const look = () => findings(['--database', database, '--port', '1'])
    const empty = await look()
    expect(empty('clock')).toMatchObject([{ state: 'ok' }])
    expect(empty('database')).toMatchObject([{ state: 'ok', text: expect.stringContaining('empty') }])
    await (await postgresStore(database)).close()
    expect((await look())('database')).toMatchObject([
      { state: 'ok', text: expect.stringMatching(/^schema \d+$/) },
    ])
    const client = new Client({ connectionString: database })
    await client.connect()
    await client.query('UPDATE schema_version SET at = at + 1')
    await client.end()
    expect((await look())('database')).toMatchObject([
      { state: 'error', text: expect.stringContaining('newer Estocade') },
    ])
  })

  it('reports a clock that differs from that of the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    const found = await findings(['--database', postgres.url(), '--port', '1'])
    expect(found('clock')).toMatchObject([{ state: 'error', text: expect.stringContaining('apart') }])
  })

  it('reports a Postgres that is too old', () => {
    expect(checkVersion(130_012)).toMatchObject({ state: 'error' })
    for (const version of [140_000, 150_004, 180_001]) expect(checkVersion(version)).toBeUndefined()
  })
})

describe('estocade doctor behind a proxy', () => {
  it('reports which headers the proxy does not forward correctly', async () => {
    const { server, url } = await start({ trustProxy: ['loopback'], limits: { requests: 1000 } })
    const look = async (fault: Parameters<typeof proxyTo>[1]) => {
      const proxy = await proxyTo(url, fault)
      const found = await findings(['--data', newFolder(), '--origin', proxy.url])
      proxy.close()
      return found('proxy headers')
    }
    expect(await look({})).toMatchObject([{ state: 'ok' }])
    expect((await look({ host: 'inside.invalid' }))[0]!.text).toContain('Host')
    expect((await look({ upgrades: false }))[0]!.text).toContain('upgrades')
    expect((await look({ appends: true }))[0]!.text).toContain('believed')
    await server.close()
  })
})
