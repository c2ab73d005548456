export {
  configureKreuzwort,
  configurePoint,
  kreuzwortOptions,
  mostSeats,
  pointOptions,
  seatsFor,
} from './config.ts'
export { createKreuzwort, createPoint } from './game.ts'
export { kreuzwort, leftPoints, point } from './rules.ts'
export type * from './types.ts'
