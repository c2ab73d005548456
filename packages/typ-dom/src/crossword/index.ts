export {
  configureKreuzwort,
  configurePoint,
  kreuzwortOptions,
  kreuzwortSeats,
  pointOptions,
  pointSeats,
} from './config.ts'
export { createKreuzwort, createPoint } from './game.ts'
export { leftPoints } from './rules.ts'
export type * from './types.ts'
