import { de as bests } from '../bests/de.ts'
import { de as both } from '../common/de.ts'
import { de as events } from '../events/de.ts'
import { de as names } from '../names/de.ts'
import { de as options } from '../options/de.ts'
import { de as refusals } from '../refusals/de.ts'
import { de as commands } from './commands/de.ts'
import { de as common } from './common/de.ts'
import type { Texts } from './en.ts'
import { de as errors } from './errors/de.ts'
import { de as flags } from './flags/de.ts'
import { de as games } from './games/de.ts'
import { de as manual } from './manual/de.ts'
import { de as rules } from './rules/de.ts'

export const de: Texts = {
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
