import { es as commands } from './commands/es.ts'
import type { Texts } from './en.ts'
import { es as games } from './games/es.ts'
import { es as house } from './house/es.ts'
import { es as refusals } from './refusals/es.ts'
import { es as rules } from './rules/es.ts'

export const es: Texts = { ...house, ...commands, ...games, ...refusals, ...rules }
