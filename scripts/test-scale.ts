/** Is this `npm run test:long`, where everything is tried as often as there is time for? */
export const isLong = process.env.ESTOCADE_LONG !== undefined

/** How much of something: `usual` in `npm test`, `long` in `npm run test:long`. */
export const byScale = <T>(usual: T, long: T): T => (isLong ? long : usual)

/** What only `npm run test:long` adds to what is always tried. */
export const alsoLong = <T>(usual: readonly T[], more: readonly T[]): readonly T[] => [
  ...usual,
  ...byScale([], more),
]
