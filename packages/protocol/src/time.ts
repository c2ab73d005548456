import * as z from 'zod/mini'

/** The last moment that a `Date` can name. */
const LAST = 8_640_000_000_000_000

/** ms since the epoch. */
export const time = z.int().check(z.gte(0), z.lte(LAST))
