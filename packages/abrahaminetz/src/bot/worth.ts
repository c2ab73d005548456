import { type Cards, costOfHand, HAND, JOKER, type Values } from '../cards.ts'
import type { View } from '../types.ts'

/** What a joker in the hand brings later, in points, while there is a stock (measured). */
const JOKER_KEPT = 3

/**
 * What the cards kept are worth beyond this turn. While cards are to come a joker is a promise; when none
 * come any more every card left is a cost; in between, both by the share of turns still to come.
 */
export function worthOfHand(hand: Cards, view: View, values: Values): number {
  const late = Math.max(0, 1 - view.stock / (2 * HAND))
  let kept = 0
  for (const card of hand) if (card === JOKER) kept += JOKER_KEPT
  return (1 - late) * kept - late * costOfHand(hand, values)
}
