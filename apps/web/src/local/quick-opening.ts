import { gameOf } from '../games/index.ts'
import { isCoached } from '../table/coach.ts'
import type { Opening } from './saved-games.ts'

/** How many hints a beginner gets; a table of several people has the hints of its options. */
const HINTS = 9

/** Alone or against one bot, with the default rules of the language. */
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

/** The same table once more; only a player who still gets advice begins again. */
export const openingAgain = (opening: Opening): Opening => ({
  ...opening,
  guided: opening.guided === true && !isCoached(opening.game),
})

/** Several people who share one device. */
export const togetherOpening = (game: string, language: string, names: readonly string[]): Opening => ({
  game,
  language,
  options: { language },
  sides: names.map((name) => ({ type: 'person', name })),
})
