import { fr as commands } from './commands/fr.ts'
import type { Texts } from './en.ts'
import { fr as games } from './games/fr.ts'
import { fr as house } from './house/fr.ts'
import { fr as refusals } from './refusals/fr.ts'
import { fr as rules } from './rules/fr.ts'

export const fr: Texts = { ...house, ...commands, ...games, ...refusals, ...rules }
