export { type Dials, dialsOf, type Level, levels, rungs } from './levels.ts'
export { dialledBot, type JudgeSource, jarnacBot } from './player.ts'
export { bestWordPerRow, stepwise } from './reference.ts'
