import { it as bests } from '../bests/it.ts'
import { it as both } from '../common/it.ts'
import { it as events } from '../events/it.ts'
import { it as names } from '../names/it.ts'
import { it as options } from '../options/it.ts'
import { it as refusals } from '../refusals/it.ts'
import { it as commands } from './commands/it.ts'
import { it as common } from './common/it.ts'
import type { Texts } from './en.ts'
import { it as errors } from './errors/it.ts'
import { it as flags } from './flags/it.ts'
import { it as games } from './games/it.ts'
import { it as manual } from './manual/it.ts'
import { it as rules } from './rules/it.ts'

export const it: Texts = {
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
