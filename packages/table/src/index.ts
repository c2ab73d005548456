export type {
  AnyAction,
  AnyGame,
  Catalogue,
  Log,
  Playable,
  Refusal,
  Seat,
  Viewer,
} from '@estocade/kernel'
export * from './bot-runner.ts'
export * from './commands.ts'
export { decideCommand, decideServerCommand } from './decide.ts'
export type { TableDecision } from './decision.ts'
export { DEPARTED, withoutPerson } from './departure.ts'
export * from './events.ts'
export { apply, foldTable } from './evolve.ts'
export { openTable } from './gather.ts'
export * from './host.ts'
export * from './jobs.ts'
export * from './ladder/ladder.ts'
export * from './ladder/match.ts'
export * from './ladder/position.ts'
export * from './ladder/rating.ts'
export { logsOf } from './log.ts'
export * from './own-rating.ts'
export { furtherPause } from './pauses.ts'
export { mayWatch, placeOf, viewerOf } from './seats.ts'
export { suggestedLevel } from './suggested-level.ts'
export * from './table.ts'
export { clockOf, deadline } from './time.ts'
export * from './view.ts'
