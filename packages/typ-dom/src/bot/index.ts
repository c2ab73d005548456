export { kreuzwortBot, pointBot } from './crossword-bot.ts'
export { type Dials, dials, type Level, levels } from './levels.ts'
export { type PrestoBot, prestoBot } from './presto-bot.ts'
export { rechtBot } from './recht-bot.ts'
