export type { Play } from './analyst.ts'
export { effectiveSteps } from './effective-steps.ts'
export { strongHints } from './hints.ts'
export * from './review.ts'
