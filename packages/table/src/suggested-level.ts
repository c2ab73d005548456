import { type Level, levels } from '@estocade/kernel'

/** What the lowest level is rated, and how much more each next one: it wins about three games of four. */
export const LOWEST = 800
export const STEP = 200

/**
 * The level nearest to a rating, the lowest for a player who has none. It stands apart from the counting, which the home
 * page does not load.
 */
export const suggestedLevel = (rating = LOWEST): Level =>
  levels[Math.max(0, Math.min(levels.length - 1, Math.round((rating - LOWEST) / STEP)))]!
