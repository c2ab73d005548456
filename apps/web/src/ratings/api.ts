import type { Leader, RatingChange } from '@estocade/protocol'
import { ask } from '../online/api.ts'

/** The best of a game in a language. */
export const leaders = (game: string, language: string): Promise<readonly Leader[]> =>
  ask('GET', `/api/leaders?${new URLSearchParams({ game, language })}`)
/** What the matches of a table have made of its players' ratings. */
export const tableRatings = (id: string): Promise<readonly RatingChange[]> =>
  ask('GET', `/api/tables/${id}/ratings`)
