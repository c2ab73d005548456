import fc from 'fast-check'
import { afterEach } from 'vitest'
import { testSeed } from '../apps/server/test/seed.ts'
import { expectNoDeath } from '../apps/web/test/chromium/deaths.ts'

fc.configureGlobal({ seed: Number(testSeed) })

afterEach(expectNoDeath)
