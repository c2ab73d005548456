export { configureRecht, rechtOptions, rechtSeats } from './config.ts'
export { createRecht } from './game.ts'
export { beginnings, ends, fulfilments, missing, neededAt } from './naming.ts'
export type * from './types.ts'
