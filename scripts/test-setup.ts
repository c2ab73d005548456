import fc from 'fast-check'
import { afterEach } from 'vitest'
import { luck } from '../apps/server/test/luck.ts'
import { expectNoDeath } from '../apps/web/test/chromium/deaths.ts'

fc.configureGlobal({ seed: Number(luck) })

afterEach(expectNoDeath)
