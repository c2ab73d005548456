import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { glossFolder, lexiconFile } from '@estocade/words/node'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBySchemas } from '../src/http/route-schema.ts'
import { wordsRoutes } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
const bytes = Buffer.from('a lexicon '.repeat(20_000))
const app = fastify()
checkBySchemas(app)
wordsRoutes(app, { folder, progress: (id) => (id === 'de' ? 0.25 : 0) })

beforeAll(() => {
  writeFileSync(lexiconFile(folder, 'fr'), bytes)
  const glosses = glossFolder(folder, 'fr')
  mkdirSync(glosses)
  writeFileSync(join(glosses, 'ab.json'), '{"ab":1}')
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('dictionaries', () => {
  it('are sent in a compression that the client accepts, also to several clients at once', async () => {
    const br = { 'accept-encoding': 'gzip, br' }
    const [plain, gzip, one, two] = await Promise.all([
      get('/words/fr.lexicon'),
      get('/words/fr.lexicon', { 'accept-encoding': 'gzip' }),
      get('/words/fr.lexicon', br),
      get('/words/fr.lexicon', br),
    ])
    expect(plain.rawPayload.equals(bytes)).toBe(true)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).equals(bytes)).toBe(true)
    for (const { headers, rawPayload } of [one, two]) {
      expect(headers['content-encoding']).toBe('br')
      expect(headers['content-length']).toBe(String(rawPayload.length))
      expect(brotliDecompressSync(rawPayload).equals(bytes)).toBe(true)
    }
  })

  it('are not sent again to a client that has them', async () => {
    const { etag } = (await get('/words/fr.lexicon')).headers
    const again = await get('/words/fr.lexicon', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('that are still being built are answered with `building`; unknown ones with 404', async () => {
    const building = await get('/words/de.lexicon')
    expect(building.statusCode).toBe(503)
    expect(building.json()).toMatchObject({ code: 'building', params: { share: 0.25 } })
    for (const url of ['/words/xx.lexicon', '/words/..%2Ffr.lexicon', '/words/fr.lexicon.br'])
      expect((await get(url)).statusCode).toBe(404)
  })

  it('glosses are read by shard', async () => {
    expect((await get('/glosses/fr/ab.json')).json()).toEqual({ ab: 1 })
    for (const url of ['/glosses/fr/zz.json', '/glosses/xx/ab.json', '/glosses/fr/..%2F..%2Fab.json'])
      expect((await get(url)).statusCode).toBe(404)
  })
})
