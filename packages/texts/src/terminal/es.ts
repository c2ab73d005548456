import { es as bests } from '../bests/es.ts'
import { es as both } from '../common/es.ts'
import { es as events } from '../events/es.ts'
import { es as names } from '../names/es.ts'
import { es as options } from '../options/es.ts'
import { es as refusals } from '../refusals/es.ts'
import { es as commands } from './commands/es.ts'
import { es as common } from './common/es.ts'
import type { Texts } from './en.ts'
import { es as errors } from './errors/es.ts'
import { es as flags } from './flags/es.ts'
import { es as games } from './games/es.ts'
import { es as manual } from './manual/es.ts'
import { es as rules } from './rules/es.ts'

export const es: Texts = {
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
