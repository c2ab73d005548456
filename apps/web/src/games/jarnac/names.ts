/** Seats in the order they lie before one: the own side first, the others as their turns follow. */
export const seatsFrom = (me: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (me + i) % count)

/** Whose it is, by shape and colour: one's own is always the brass disc. */
export const markOf = (seat: number, me: number, count: number): string =>
  `mark s${(seat - me + count) % count}`
