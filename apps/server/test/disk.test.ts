import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Disk } from '../src/store/sqlite/disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
function newDisk(): Disk {
  const path = join(folder, String(files++))
  writeFileSync(path, 'content')
  return new Disk(path)
}

describe('the disk', () => {
  it('makes every writer wait for a sync, also one that comes during a sync', async () => {
    const disk = newDisk()
    await disk.settled()
    const waits: Promise<void>[] = []
    for (let n = 0; n < 50; n++) {
      disk.wrote()
      waits.push(disk.settled())
      if (n % 7 === 0) await new Promise((next) => setImmediate(next))
    }
    await Promise.all(waits)
    await disk.close()
  })

  it('reports nothing as durable after a sync has failed', async () => {
    // This file cannot be synced.
    const disk = new Disk('/dev/null')
    await disk.settled()
    disk.wrote()
    await expect(disk.settled()).rejects.toThrow()
    await expect(disk.settled()).rejects.toThrow()
    disk.wrote()
    await expect(disk.settled()).rejects.toThrow()
  })
})
