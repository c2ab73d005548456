export { type Hint, hintsFor, swapsFor } from './hints.ts'
export { pictureOf, recordLine, recordOf } from './record.ts'
export { reviewOf, type TurnReview } from './review.ts'
