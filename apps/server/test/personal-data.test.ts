import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { personalDataContract } from './contract/personal-data-contract.ts'

const data = mkdtempSync(join(tmpdir(), 'estocade-own-data-'))
afterAll(() => rmSync(data, { recursive: true }))

personalDataContract('sqlite', async () => ({ data }))
