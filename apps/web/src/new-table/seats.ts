/** The kinds of opponents. */
export type Opposite = 'friend' | 'anyone' | 'computer' | 'here'

/** A seat other than the player's own: left open, a person at this device, or a bot. */
export type SeatWish =
  | { readonly type: 'open' }
  | { readonly type: 'here'; readonly name: string }
  | { readonly type: 'bot'; readonly bot: string }

export function usualSeat(opposite: Opposite, level: string): SeatWish {
  if (opposite === 'computer') return { type: 'bot', bot: level }
  return opposite === 'here' ? { type: 'here', name: '' } : { type: 'open' }
}

/** Limits the number of seats to what the rules allow; new seats are like the others. */
export function resized(
  seats: readonly SeatWish[],
  sides: number,
  opposite: Opposite,
  level: string,
): readonly SeatWish[] {
  return Array.from({ length: sides - 1 }, (_, i) => seats[i] ?? usualSeat(opposite, level))
}
