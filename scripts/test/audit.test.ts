import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isLong } from '../test-scale.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const script = `${root}/scripts/audit.mjs`

/** From the lock file, because npm also asks about packages that are not installed. */
const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))

function versionsOf(path: string): object {
  const name = decodeURIComponent(path.slice(1))
  const version = packages[`node_modules/${name}`]?.version ?? '1.0.0'
  const versions = { [version]: { name, version, dist: {} } }
  return { name, 'dist-tags': { latest: version }, versions }
}

/** The output of `npm run audit` for this answer of the registry. */
async function audit(status: number, advisories: object): Promise<{ code: number | null; said: string }> {
  const registry = createServer((request, response) => {
    request.resume().on('end', () => {
      // npm also asks which versions of a package there are.
      const answer = request.method === 'GET' ? versionsOf(request.url!) : advisories
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
  const { port } = registry.address() as { port: number }
  // npm caches advisories.
  const cache = mkdtempSync(join(tmpdir(), 'estocade-audit-'))
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: cache,
      npm_config_fetch_retries: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  registry.close()
  rmSync(cache, { recursive: true })
  return { code, said }
}

const advisory = (severity: string) => ({
  ws: [{ id: 1, url: 'https://example.org/1', title: 'x', severity, vulnerable_versions: '*' }],
})

it('reports known vulnerabilities, and when the registry does not answer', async () => {
  if (isLong) {
    expect(await audit(200, {})).toMatchObject({ code: 0 })
    expect(await audit(200, advisory('low'))).toMatchObject({ code: 0 })
  }
  const bad = await audit(200, advisory('high'))
  expect(bad.code).toBe(1)
  expect(bad.said).toContain('high: ws ')
  const unasked = await audit(405, {})
  expect(unasked.code).toBe(2)
  expect(unasked.said).toMatch(/^Not checked: /)
})
