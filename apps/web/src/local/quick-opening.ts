import { gameOf } from '../games/index.ts'
import { isCoached } from '../table/coach.ts'
import type { Opening } from './saved-games.ts'

/** Hints that help a beginner along; a table of several has what it was opened with. */
const HINTS = 9

/** Alone or against one bot, by the usual rules of the language. */
export const quickOpening = (game: string, language: string, opponent: string, name: string): Opening => ({
  game,
  language,
  options: {
    language,
    ...(opponent === 'solo' ? { preset: 'solo' } : {}),
    ...gameOf(game)?.quickOptions,
  },
  sides: [
    { type: 'person', name },
    ...(opponent === 'solo' ? [] : [{ type: 'bot', bot: opponent } as const]),
  ],
  settings: { hints: HINTS },
  guided: !isCoached(game),
})

/** Several people around one device. */
export const togetherOpening = (game: string, language: string, names: readonly string[]): Opening => ({
  game,
  language,
  options: { language },
  sides: names.map((name) => ({ type: 'person', name })),
})
