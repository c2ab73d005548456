import { it as commands } from './commands/it.ts'
import type { Texts } from './en.ts'
import { it as games } from './games/it.ts'
import { it as house } from './house/it.ts'
import { it as refusals } from './refusals/it.ts'
import { it as rules } from './rules/it.ts'

export const it: Texts = { ...house, ...commands, ...games, ...refusals, ...rules }
