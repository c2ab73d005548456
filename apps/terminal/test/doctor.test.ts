import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { here } from './estocade.ts'

const data = mkdtempSync(join(tmpdir(), 'estocade-doctor-'))
afterAll(() => rmSync(data, { recursive: true }))

it('estocade doctor prints one line for each check; an error is exit code 2', async () => {
  const { code, out } = await here('doctor', '--data', data, '--port', '1')
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  for (const check of ['configuration', 'permissions', 'disk', 'clock', 'database', 'dictionaries'])
    expect(lines.filter((line) => new RegExp(`^(ok|warning) +${check} `).test(line))).toHaveLength(1)
  chmodSync(data, 0o755)
  const open = await here('doctor', '--data', data, '--port', '1')
  expect(open).toMatchObject({ code: 2, err: 'estocade: One check failed.\n' })
  expect(open.out).toMatch(/^error +permissions +Other users/m)
})
