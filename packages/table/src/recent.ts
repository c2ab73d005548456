import type { GameTypes, Live, Seat } from '@estocade/kernel'
import { limits, type Recent } from './table.ts'

/** A linked list, so that successive tables share it; an array would be copied with every step. */
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

/** The newest part of a long list; older states are dropped. */
function shortened(long: Recent): Recent {
  const latest = [...chain(long)].reverse()
  return latest.reduce<Recent | undefined>((so, { live, by }) => remembered(so, live, by), undefined)!
}

/** Newest first, as far as an undo reaches. */
export function* chain(recent: Recent | undefined): Iterable<Recent> {
  let left: number = limits.undo
  for (let one = recent; one !== undefined && left > 0; one = one.earlier, left--) yield one
}
