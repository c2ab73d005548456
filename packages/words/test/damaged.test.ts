import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { cacheFolder, lexiconFile, loadLexicon, openLexicons } from '../node/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  [
    'changed in the middle',
    (bytes: Buffer) => bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 50_000),
  ],
  ['truncated', (bytes: Buffer) => bytes.subarray(0, -1000)],
])('a lexicon file that is %s is not used, and removed to be built again', (_, damage) => {
  const file = lexiconFile(folder, 'fr')
  copyFileSync(lexiconFile(cacheFolder(), 'fr'), file)
  expect(loadLexicon(folder, 'fr').size).toBeGreaterThan(100_000)
  const damaged = damage(readFileSync(file))
  writeFileSync(file, damaged)
  expect(() => loadLexicon(folder, 'fr')).toThrow(/fr: .*lexicon file/)
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, damaged)
  expect(openLexicons(folder)('fr')).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})
