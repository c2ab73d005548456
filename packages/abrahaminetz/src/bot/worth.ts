import { type Cards, costOfHand, HAND, JOKER, type Values } from '../cards.ts'
import type { View } from '../types.ts'

/** The later gain of a joker in the hand, in points, while there is a stock (measured). */
const JOKER_KEPT = 3

/**
 * The value of the kept cards after this turn. While there is a stock, jokers have a value. When the stock is
 * empty, every card left is a cost. In between, both are weighted by the share of turns still to come.
 */
export function worthOfHand(hand: Cards, view: View, values: Values): number {
  const late = Math.max(0, 1 - view.stock / (2 * HAND))
  let kept = 0
  for (const card of hand) if (card === JOKER) kept += JOKER_KEPT
  return (1 - late) * kept - late * costOfHand(hand, values)
}
