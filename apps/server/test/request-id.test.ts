import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { start } from './harness.ts'
import { bundleChild } from './kill/bundle.ts'

it('every answer has the id of its request: that of the proxy, or a new one', async () => {
  const { server, url } = await start()
  const idOf = async (path: string, id?: string) =>
    (await fetch(url + path, { headers: id === undefined ? {} : { 'x-request-id': id } })).headers.get(
      'x-request-id',
    )
  expect(await idOf('/api/games', 'proxy-7.a:1')).toBe('proxy-7.a:1')
  const [first, second] = [await idOf('/api/games'), await idOf('/nowhere')]
  expect(first).toMatch(/^[\w-]{36}$/)
  expect(second).toMatch(/^[\w-]{36}$/)
  expect(first).not.toBe(second)
  // Ids that could add lines to the log, or fill it, are replaced.
  for (const bad of ['a b', '{"x":1}', 'x'.repeat(65)]) expect(await idOf('/api/games', bad)).not.toBe(bad)
  await server.close()
})

it('the lines of the log have the id', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'estocade-log-'))
  const program = join(folder, 'logging.mjs')
  await bundleChild(program, new URL('logging-child.ts', import.meta.url))
  const child = spawn(process.execPath, [program, join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.startsWith('http'))
      await fetch(`${line}/api/games`, { headers: { 'x-request-id': 'from-the-proxy' } })
    if (line.includes('request completed')) break
  }
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  expect(logged.filter(({ reqId }) => reqId === 'from-the-proxy')).toMatchObject([
    { req: { method: 'GET', path: '/api/games' } },
    { res: { status: 200 } },
  ])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true })
})
