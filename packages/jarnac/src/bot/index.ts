export { dialsOf, type Dials, type Level, levels, rungs } from './levels.ts'
export { dialledBot, jarnacBot, type JudgeSource } from './player.ts'
export { bestWordPerRow, stepwise } from './reference.ts'
