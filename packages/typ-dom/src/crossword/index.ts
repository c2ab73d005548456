export { configureKreuzwort, configurePoint, pointPresets, seatsFor } from './config.ts'
export { createKreuzwort, createPoint } from './game.ts'
export { leftPoints } from './rules.ts'
export type * from './types.ts'
