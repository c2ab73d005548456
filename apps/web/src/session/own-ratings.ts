/** Where the ratings of this device's player are kept, by game and language. */
export const RATINGS = 'own-ratings'

export function ratingsHere(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(RATINGS) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** `undefined` before the first game. */
export const ratingHere = (game: string, language: string): number | undefined =>
  ratingsHere()[`${game} ${language}`]
