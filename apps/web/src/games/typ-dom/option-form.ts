import { typDom } from '@estocade/games'
import { rulesFrom } from '../../new-table/game-rules.ts'

const crosswordSeats = (most: number) => (config: typDom.CrosswordConfig) => typDom.seatsFor(config, most)

export const kreuzwortRules = rulesFrom(
  typDom.kreuzwortOptions,
  typDom.configureKreuzwort,
  crosswordSeats(typDom.mostSeats.kreuzwort),
)
export const pointRules = rulesFrom(
  typDom.pointOptions,
  typDom.configurePoint,
  crosswordSeats(typDom.mostSeats.point),
)
export const prestoRules = rulesFrom(typDom.prestoOptions, typDom.configurePresto, typDom.prestoSeats)
export const rechtRules = rulesFrom(typDom.rechtOptions, typDom.configureRecht, typDom.rechtSeats)
