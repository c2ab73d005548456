import { type Dice, type Seat, seat } from '@estocade/kernel'
import type { Play, PlayFinder } from '../plays/finder.ts'
import type { View } from '../types.ts'
import { someOf, unseenBy } from './unseen.ts'

export interface Weighed {
  readonly play: Play
  readonly value: number
}

/** Plays whose replies are looked at. */
const CANDIDATES = 8

/**
 * Takes away what the next side may be expected to score on the rack each play leaves: its best play from
 * hands drawn by lot out of the unseen cards (exact when the stock is empty and two sides are left). With
 * more sides a single rival's points weigh less.
 */
export function weighReplies(
  valued: readonly Weighed[],
  view: View,
  own: Seat,
  { search }: PlayFinder,
  work: number,
  dice: Dice,
): readonly Weighed[] {
  const next = nextSide(view, own)
  const unseen = unseenBy(view, own)
  const candidates = valued.slice(0, CANDIDATES)
  const sides = view.out.filter((out) => !out).length
  const certain = sides === 2 && view.stock === 0
  const samples = certain ? 1 : Math.max(1, Math.floor(work / candidates.length))
  // The same hands for every candidate: only the racks differ.
  const hands = Array.from({ length: samples }, () => someOf(unseen, view.handSizes[next]!, dice))
  const { beginners, coverSame } = view.config
  return candidates
    .map(({ play, value }) => {
      let sum = 0
      for (const hand of hands)
        sum += Math.max(0, search.bestPoints({ rack: play.rack, hand, beginners, coverSame, exchanges: 0 }))
      return { play, value: value - sum / samples / (sides - 1) }
    })
    .sort((a, b) => b.value - a.value)
}

function nextSide({ out }: View, own: Seat): Seat {
  let next = own as number
  do next = (next + 1) % out.length
  while (out[next])
  return seat(next)
}
