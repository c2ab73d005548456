import { abrahaminetzRules } from './abrahaminetz-rules.ts'
import type { GameRules } from './game-rules.ts'
import { jarnacRules } from './jarnac-rules.ts'
import { kreuzwortRules, pointRules, prestoRules, rechtRules } from './typ-dom-rules.ts'

const rules: Readonly<Record<string, GameRules>> = {
  jarnac: jarnacRules,
  abrahaminetz: abrahaminetzRules,
  kreuzwort: kreuzwortRules,
  point: pointRules,
  presto: prestoRules,
  recht: rechtRules,
}

export const rulesOf = (game: string): GameRules | undefined => rules[game]
