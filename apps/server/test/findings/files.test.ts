import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { backup, createServer, type Store, sourceFor, sqliteStore } from '../../src/index.ts'
import { Person, start } from '../harness.ts'
import { fixedEntropy } from '../seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
afterAll(() => rmSync(folder, { recursive: true }))
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('files', () => {
  it('can be read only by the user who runs the server, also files of older versions', async () => {
    const data = join(folder, 'data')
    const before = process.umask(0o022)
    try {
      for (const round of ['new', 'old']) {
        const server = await createServer({
          catalogue: testCatalogue,
          entropy: fixedEntropy(),
          data,
          port: 0,
        })
        await Person.named(await server.listen(), 'Ann')
        expect(modeOf(data), round).toBe('700')
        for (const name of readdirSync(data)) expect(modeOf(join(data, name)), name).toBe('600')
        await server.close()
        // As a version left them that did not take care.
        chmodSync(data, 0o755)
        for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644)
      }
      const file = join(folder, 'x.backup')
      await backup(sourceFor({ data }), file, testCatalogue, 1)
      expect(modeOf(file)).toBe('600')
    } finally {
      process.umask(before)
    }
  })

  it('that are not a database are named in the error', () => {
    const file = join(folder, 'noise.db')
    writeFileSync(file, 'x'.repeat(5000))
    expect(() => sqliteStore(file)).toThrow(/noise\.db.*not a database/)
  })
})

describe('a full disk', () => {
  const full = () => Object.assign(new Error('database or disk is full'), { errcode: 13 })

  it('makes the server not ready, and requests are answered with `unavailable`', async () => {
    const store = sqliteStore(':memory:')
    const broken = { on: false }
    const failing: Store = {
      ...store,
      beat: (at) => (broken.on ? Promise.reject(full()) : store.beat(at)),
      addPlayer: (player) => (broken.on ? Promise.reject(full()) : store.addPlayer(player)),
    }
    const { server, url } = await start({ store: failing })
    const ready = async () => (await fetch(`${url}/readyz`)).status
    expect(await ready()).toBe(200)
    broken.on = true
    await expect.poll(ready).toBe(503)
    expect(await new Person(url).post('/api/guest', { name: 'Ann' })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    broken.on = false
    await expect.poll(ready).toBe(200)
    await server.close()
  })
})
