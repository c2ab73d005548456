export { type Hint, hintsFor, swapsFor } from './hints.ts'
export { type BuilderReview, type PrestoHint, prestoHint, reviewPresto } from './presto-review.ts'
export { type RechtHint, type RechtReview, rechtHints, reviewRecht } from './recht-review.ts'
export { isRecord, logJsonOf, pictureOf, printRecord, recordLine, recordOf } from './record.ts'
export { reviewOf, type TurnReview } from './review.ts'
export {
  type MatchReview,
  printLog,
  reviewLog,
  type TypDomGame,
  type TypDomLog,
  typDomGames,
} from './review-log.ts'
