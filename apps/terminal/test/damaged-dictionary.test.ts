import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkHash } from '@estocade/words'
import { cacheFolder, lexiconFile } from '@estocade/words/node'
import { afterAll, expect, it } from 'vitest'
import { estocade } from './estocade.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))
const bin = fileURLToPath(new URL('../bin/estocade.mjs', import.meta.url))
const isWhole = (file: string): boolean =>
  existsSync(file) &&
  checkHash(readFileSync(file), (content) => createHash('sha256').update(content).digest()).ok

it('a damaged dictionary is said, and built again at the next start', async () => {
  await estocade('--version')
  const whole = lexiconFile(cacheFolder(), 'vi')
  const damaged = join(folder, basename(whole))
  for (const name of readdirSync(cacheFolder()))
    if (name !== basename(whole)) symlinkSync(join(cacheFolder(), name), join(folder, name))
  const bytes = readFileSync(whole)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(damaged, bytes)
  expect(isWhole(damaged)).toBe(false)
  const args = ['serve', '--port', '0', '--data', join(folder, 'data')]
  const server = spawn(process.execPath, [bin, ...args], {
    env: { ...process.env, ESTOCADE_CACHE: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  await expect.poll(() => isWhole(damaged), { timeout: 240_000, interval: 250 }).toBe(true)
  expect(said).toMatch(/^vi: .*has been removed/m)
  expect(readFileSync(damaged).equals(readFileSync(whole))).toBe(true)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}, 300_000)
