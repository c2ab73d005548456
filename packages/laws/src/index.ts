export type { Kit, Passage, Setting, Trial } from './kit.ts'
export { laws } from './laws.ts'
export { type Report, simplestFault, tryLaws } from './report.ts'
export { playedLog } from './walk.ts'
