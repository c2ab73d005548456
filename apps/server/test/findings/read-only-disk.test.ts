import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/index.ts'
import { Person } from '../harness.ts'
import { bundleChild } from '../kill/bundle.ts'
import { type Ack, checkTables, Robot } from '../kill/robot.ts'
import { canMakeReadOnly, inOwnNamespace, makeReadOnly, makeWritable } from '../read-only-disk.ts'
import { seenBy } from '../small-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-read-only-'))
const bundle = join(folder, 'child.mjs')
beforeAll(() => bundleChild(bundle))
afterAll(() => rmSync(folder, { recursive: true }))

const patience = { timeout: 60_000 }

describe.skipIf(!canMakeReadOnly)('a disk that becomes read-only during a game', () => {
  let data: string
  let child: ReturnType<typeof inOwnNamespace>
  let ended: Promise<unknown>
  let url: string
  let person: Person
  let acks: Ack[]
  let robot: Robot

  async function startServer(): Promise<void> {
    child = inOwnNamespace([process.execPath, bundle, '--data', data, '--port', '0'])
    child.stderr!.resume()
    ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
    url = await new Promise<string>((resolve) => createInterface(child.stdout!).once('line', resolve))
  }

  const ready = async () => (await fetch(`${url}/readyz`)).status
  const moreAcks = (than: number) => expect.poll(() => acks.length, patience).toBeGreaterThan(than)

  beforeEach(async () => {
    data = mkdtempSync(join(folder, 'data-'))
    await startServer()
    person = await Person.named(url, 'Robot')
    const table = await person.open('tally', { options: { goal: 100_000 }, bots: ['adder'] })
    acks = []
    robot = new Robot(
      person,
      table,
      (ack) => acks.push(ack),
      () => url,
    )
    await moreAcks(5)
  })

  /** Ends the server; every acknowledged move must be stored, once. */
  async function checkStored(): Promise<void> {
    robot.pause()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const store = sqliteStore(join(data, 'estocade.db'))
    await checkTables(store, [robot], acks)
    await store.close()
  }

  afterEach(() => {
    robot.connection.close()
    makeWritable(undefined, data)
    child.kill('SIGKILL')
  })

  it('stops play, says so to players and at /readyz, and loses nothing; writable again, play continues', async () => {
    expect(await ready()).toBe(200)
    makeReadOnly(child.pid!, data, false)
    expect(() => writeFileSync(seenBy(child.pid!, join(data, 'new')), '')).toThrow('EROFS')
    await expect.poll(ready, patience).toBe(503)
    const refused = { status: 503, body: { code: 'unavailable' } }
    const command = { action: { type: 'say', to: 'table', text: 'Is anybody there?' } }
    expect(await person.post(`/api/tables/${robot.table}/commands`, command)).toMatchObject(refused)
    const stored = acks.length
    expect(await new Person(url).post('/api/guest', { name: 'Bea' })).toMatchObject(refused)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(acks.length).toBe(stored)
    makeWritable(child.pid!, data)
    await expect.poll(ready, patience).toBe(200)
    await moreAcks(stored + 5)
    await checkStored()
  }, 240_000)

  it('loses nothing if the write to a mapped file ends the server, and it is started on a writable disk', async () => {
    makeReadOnly(child.pid!, data, true)
    // Not every file system ends the process.
    const stopped = async () => child.signalCode !== null || (await ready().catch(() => 0)) !== 200
    await expect.poll(stopped, patience).toBe(true)
    child.kill('SIGKILL')
    await ended
    makeWritable(undefined, data)
    const stored = acks.length
    await startServer()
    await moreAcks(stored + 5)
    await checkStored()
  }, 240_000)
})
