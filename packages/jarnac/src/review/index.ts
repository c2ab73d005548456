export type { Play } from './analyst.ts'
export { strongHints } from './hints.ts'
export * from './review.ts'
