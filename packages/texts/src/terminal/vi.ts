import { vi as bests } from '../bests/vi.ts'
import { vi as both } from '../common/vi.ts'
import { vi as events } from '../events/vi.ts'
import { vi as names } from '../names/vi.ts'
import { vi as options } from '../options/vi.ts'
import { vi as refusals } from '../refusals/vi.ts'
import { vi as commands } from './commands/vi.ts'
import { vi as common } from './common/vi.ts'
import type { Texts } from './en.ts'
import { vi as errors } from './errors/vi.ts'
import { vi as flags } from './flags/vi.ts'
import { vi as games } from './games/vi.ts'
import { vi as manual } from './manual/vi.ts'
import { vi as rules } from './rules/vi.ts'

export const vi: Texts = {
  ...bests,
  ...common,
  ...commands,
  ...errors,
  ...flags,
  ...games,
  ...both,
  ...events,
  ...names,
  ...options,
  ...refusals,
  ...manual,
  ...rules,
}
