import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { openAdmin } from '../src/index.ts'
import { adminContract } from './contract/admin-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'estocade-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

adminContract('sqlite', async () => ({ data: join(folder, 'data') }))

it('refuses a folder without a database', async () => {
  await expect(openAdmin({ data: join(folder, 'nowhere') }, testCatalogue)).rejects.toThrow(/no database/)
})
