import { de as commands } from './commands/de.ts'
import type { Texts } from './en.ts'
import { de as games } from './games/de.ts'
import { de as house } from './house/de.ts'
import { de as refusals } from './refusals/de.ts'
import { de as rules } from './rules/de.ts'

export const de: Texts = { ...house, ...commands, ...games, ...refusals, ...rules }
