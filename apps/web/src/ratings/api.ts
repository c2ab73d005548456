import type { Leader, RatingChange } from '@estocade/protocol'
import { ask } from '../online/api.ts'

/** The leaderboard of a game in a language. */
export const leaders = (game: string, language: string): Promise<readonly Leader[]> =>
  ask('GET', `/api/leaders?${new URLSearchParams({ game, language })}`)
/** The rating changes by the matches of a table. */
export const tableRatings = (id: string): Promise<readonly RatingChange[]> =>
  ask('GET', `/api/tables/${id}/ratings`)
