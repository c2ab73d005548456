import type { GameTypes, Live, Seat } from '@estocade/kernel'
import { limits, type Recent } from './table.ts'

/** A chain, so that the tables of a match share it: a list would be copied with every step. */
export const remembered = (
  earlier: Recent | undefined,
  live: Live<GameTypes>,
  by: Seat | undefined,
): Recent =>
  earlier === undefined
    ? { live, by, earlier, count: 1 }
    : earlier.count < 2 * limits.undo
      ? { live, by, earlier, count: earlier.count + 1 }
      : remembered(shortened(earlier), live, by)

/** The latest of a long chain: the others may be forgotten. */
function shortened(long: Recent): Recent {
  const latest = [...chain(long)].reverse()
  return latest.reduce<Recent | undefined>((so, { live, by }) => remembered(so, live, by), undefined)!
}

/** Latest first, as far as an undo reaches. */
export function* chain(recent: Recent | undefined): Iterable<Recent> {
  let left: number = limits.undo
  for (let one = recent; one !== undefined && left > 0; one = one.earlier, left--) yield one
}
