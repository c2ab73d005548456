import fc from 'fast-check'
import { testSeed } from '../apps/server/test/seed.ts'

// As `test-setup.ts`, without what only tests in a browser need.
fc.configureGlobal({ seed: Number(testSeed) })
