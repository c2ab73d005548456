import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/index.ts'
import { Person } from '../harness.ts'
import { bundleChild } from '../kill/bundle.ts'
import { type Ack, Robot } from '../kill/robot.ts'
import { canMount, onSmallDisk, seenBy } from '../small-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-disk-'))
const disk = mkdtempSync(join(folder, 'disk-'))
const bundle = join(folder, 'child.mjs')
beforeAll(() => bundleChild(bundle))
afterAll(() => rmSync(folder, { recursive: true }))

/** Larger than SQLite's write-ahead log, which grows to about 4 MB. */
const DISK_KB = 32 * 1024

describe.skipIf(!canMount)('a disk that fills up during a game', () => {
  it('stops play, shows at /readyz and loses nothing; with free space again play continues', async () => {
    const program = [process.execPath, bundle, '--data', join(disk, 'data'), '--port', '0']
    const child = onSmallDisk(disk, DISK_KB, program)
    child.stderr!.resume()
    const url = await new Promise<string>((resolve) => createInterface(child.stdout!).once('line', resolve))
    const person = await Person.named(url, 'Robot')
    const table = await person.open('tally', { options: { goal: 100_000 }, bots: ['adder'] })
    const acks: Ack[] = []
    const robot = new Robot(person, table, (ack) => acks.push(ack))
    await expect.poll(() => acks.length, { timeout: 60_000 }).toBeGreaterThan(5)
    const ready = async () => (await fetch(`${url}/readyz`)).status
    expect(await ready()).toBe(200)
    const filler = seenBy(child.pid!, join(disk, 'filler'))
    try {
      writeFileSync(filler, Buffer.alloc(DISK_KB * 1024))
    } catch {
      // The write fails because the disk is full, as intended.
    }
    await expect.poll(ready, { timeout: 60_000 }).toBe(503)
    rmSync(filler)
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
    const stuck = acks.length
    await expect.poll(() => acks.length, { timeout: 60_000 }).toBeGreaterThan(stuck + 5)
    robot.connection.close()
    const kept = join(folder, 'kept')
    child.kill('SIGSTOP')
    cpSync(seenBy(child.pid!, join(disk, 'data')), kept, { recursive: true })
    child.kill('SIGCONT')
    const store = sqliteStore(join(kept, 'estocade.db'))
    for (const { key, version } of acks) expect(await store.answer(table, key)).toBe(version)
    await store.close()
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }, 240_000)
})
