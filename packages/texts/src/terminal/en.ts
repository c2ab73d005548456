import { en as bests } from '../bests/en.ts'
import { en as both } from '../common/en.ts'
import { en as events } from '../events/en.ts'
import { en as names } from '../names/en.ts'
import { en as options } from '../options/en.ts'
import { en as refusals } from '../refusals/en.ts'
import { en as commands } from './commands/en.ts'
import { en as common } from './common/en.ts'
import { en as errors } from './errors/en.ts'
import { en as flags } from './flags/en.ts'
import { en as games } from './games/en.ts'
import { en as manual } from './manual/en.ts'
import { en as rules } from './rules/en.ts'

/** All texts of the terminal, from all namespaces. The types require every key in the other languages. */
export const en = {
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
export type Texts = Readonly<Record<keyof typeof en, string>>
