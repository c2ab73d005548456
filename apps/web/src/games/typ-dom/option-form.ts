import { typDom } from '@estocade/games'
import { rulesFrom } from '../../new-table/game-rules.ts'

export const kreuzwortRules = rulesFrom(
  typDom.kreuzwortOptions,
  typDom.configureKreuzwort,
  typDom.kreuzwortSeats,
)
export const pointRules = rulesFrom(typDom.pointOptions, typDom.configurePoint, typDom.pointSeats)
export const prestoRules = rulesFrom(typDom.prestoOptions, typDom.configurePresto, typDom.prestoSeats)
export const rechtRules = rulesFrom(typDom.rechtOptions, typDom.configureRecht, typDom.rechtSeats)
