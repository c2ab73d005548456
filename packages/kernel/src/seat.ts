declare const seatMark: unique symbol
declare const viewMark: unique symbol

/** A side of the game, 0-based in turn order. The table knows who sits there: a player, a team or a bot. */
export type Seat = number & { readonly [seatMark]: true }

export type Viewer = Seat | 'spectator'

export const seat = (index: number): Seat => index as Seat

export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, i) => seat(i))

/** Branded, so that a State cannot be used as a View by mistake. Only a game's `view` makes one. */
export type ViewOf<T> = T & { readonly [viewMark]: true }

export const asView = <T>(value: T): ViewOf<T> => value as ViewOf<T>
