import { jarnac } from '@estocade/games'
import { rulesFrom } from '../../new-table/game-rules.ts'

export const jarnacRules = rulesFrom(jarnac.jarnacOptions, jarnac.configure, jarnac.seats)
