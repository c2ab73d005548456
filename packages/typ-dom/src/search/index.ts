export type { Limit } from './board.ts'
export { ANY_JOLLY } from './hand.ts'
export type { Moves } from './moves.ts'
export { type MoveSearch, moveSearch, type Position } from './search.ts'
