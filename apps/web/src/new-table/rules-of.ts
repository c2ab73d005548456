import type { GameRules } from './game-rules.ts'
import { jarnacRules } from './jarnac-rules.ts'

const rules: Readonly<Record<string, GameRules>> = { jarnac: jarnacRules }

export const rulesOf = (game: string): GameRules | undefined => rules[game]
