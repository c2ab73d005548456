import { fr as bests } from '../bests/fr.ts'
import { fr as both } from '../common/fr.ts'
import { fr as events } from '../events/fr.ts'
import { fr as names } from '../names/fr.ts'
import { fr as options } from '../options/fr.ts'
import { fr as refusals } from '../refusals/fr.ts'
import { fr as commands } from './commands/fr.ts'
import { fr as common } from './common/fr.ts'
import type { Texts } from './en.ts'
import { fr as errors } from './errors/fr.ts'
import { fr as flags } from './flags/fr.ts'
import { fr as games } from './games/fr.ts'
import { fr as manual } from './manual/fr.ts'
import { fr as rules } from './rules/fr.ts'

export const fr: Texts = {
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
