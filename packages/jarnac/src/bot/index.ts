export { type Level, levels } from '@estocade/kernel'
export { type LevelSettings, levelSettings } from './levels.ts'
export { botWithSettings, type JudgeSource, jarnacBot } from './player.ts'
export { bestWordPerRow, stepwise } from './reference.ts'
