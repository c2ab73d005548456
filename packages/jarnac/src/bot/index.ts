export { type Level, levels } from '@estocade/kernel'
export { type Dials, dialsOf } from './levels.ts'
export { dialledBot, type JudgeSource, jarnacBot } from './player.ts'
export { bestWordPerRow, stepwise } from './reference.ts'
