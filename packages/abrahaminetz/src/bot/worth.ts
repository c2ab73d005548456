import { type Cards, costOfHand, ERASER, HAND, JOKER, type Values } from '../cards.ts'
import type { View } from '../types.ts'

/** What a joker or an eraser in the hand brings later, in points, while there is a stock (measured). */
const JOKER_KEPT = 5
const ERASER_KEPT = -0.5

/**
 * What the cards kept are worth beyond this turn. While cards are to come a joker is a promise; when none
 * come any more every card left is a cost; in between, both by the share of turns still to come.
 */
export function worthOfHand(hand: Cards, view: View, values: Values): number {
  const late = Math.max(0, 1 - view.stock / (3 * HAND))
  let kept = 0
  for (const card of hand) kept += card === JOKER ? JOKER_KEPT : card === ERASER ? ERASER_KEPT : 0
  return (1 - late) * kept - late * costOfHand(hand, values)
}
