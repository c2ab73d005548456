import { abrahaminetzRules } from '../games/abrahaminetz/option-form.ts'
import { jarnacRules } from '../games/jarnac/option-form.ts'
import { kreuzwortRules, pointRules, prestoRules, rechtRules } from '../games/typ-dom/option-form.ts'
import type { GameRules } from './game-rules.ts'

const rules: Readonly<Record<string, GameRules>> = {
  jarnac: jarnacRules,
  abrahaminetz: abrahaminetzRules,
  kreuzwort: kreuzwortRules,
  point: pointRules,
  presto: prestoRules,
  recht: rechtRules,
}

export const rulesOf = (game: string): GameRules | undefined => rules[game]
