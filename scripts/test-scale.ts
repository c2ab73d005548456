/** Whether this is `npm run test:long`, which runs as many cases as there is time for. */
export const isLong = process.env.ESTOCADE_LONG !== undefined

/** The number of cases: `usual` in `npm test`, `long` in `npm run test:long`. */
export const byScale = <T>(usual: T, long: T): T => (isLong ? long : usual)

/** The usual cases, and in `npm run test:long` the additional ones. */
export const alsoLong = <T>(usual: readonly T[], more: readonly T[]): readonly T[] => [
  ...usual,
  ...byScale([], more),
]
