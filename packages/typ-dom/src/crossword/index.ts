export {
  configureKreuzwort,
  configurePoint,
  kreuzwortOptions,
  kreuzwortSeats,
  pointOptions,
  pointSeats,
} from './config.ts'
export { createKreuzwort, createPoint } from './game.ts'
export { FIRST_OUT_BONUS, leftPoints } from './rules.ts'
export type * from './types.ts'
