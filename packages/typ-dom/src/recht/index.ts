export { configureRecht, rechtOptions } from './config.ts'
export { createRecht, rechtSeats } from './game.ts'
export { beginnings, ends, fulfilments, missing, neededAt } from './naming.ts'
export type * from './types.ts'
