import { afterEach } from 'vitest'
import { expectNoDeath } from './deaths.ts'

afterEach(expectNoDeath)
