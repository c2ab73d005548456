export { createRecht } from './game.ts'
export type * from './types.ts'
