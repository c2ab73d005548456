import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureWeb } from '../../../scripts/bundle.mjs'
import { scriptSizes } from './script-sizes.ts'

const KB = 1000

describe('what a first visit loads', () => {
  beforeAll(() => ensureWeb())

  it('is at most 150 kB of compressed script for the home page, 120 kB more for a table of Jarnac', () => {
    const { home, jarnac } = scriptSizes()
    expect(home).toBeLessThanOrEqual(150 * KB)
    expect(jarnac).toBeLessThanOrEqual(120 * KB)
  })

  it('is compressed at build time, so that the server need not do it', () => {
    const dist = new URL('../dist', import.meta.url).pathname
    const html = readFileSync(join(dist, 'index.html'))
    expect(readFileSync(join(dist, 'index.html.gz')).equals(gzipSync(html, { level: 9 }))).toBe(true)
  })
})
