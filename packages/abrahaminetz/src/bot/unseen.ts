import { type Dice, piecesOf, type Seat, without } from '@estocade/kernel'
import { type Cards, fullDeck } from '../cards.ts'
import { cardShowing } from '../rack.ts'
import type { View } from '../types.ts'

/** The cards a side cannot see: other hands, the stock, cards face down. */
export function unseenBy(view: View, seat: Seat): Cards {
  const showing = [...view.rack].map(cardShowing).filter((card) => card !== undefined)
  const seen = [...(view.hands[seat] ?? ''), ...piecesOf(view.covered), ...showing]
  return piecesOf(without(fullDeck(view.config.language), seen) ?? {}).join('')
}

/** `count` random cards of `cards`. */
export function someOf(cards: Cards, count: number, dice: Dice): Cards {
  const pool = [...cards]
  const most = Math.min(count, pool.length)
  for (let i = 0; i < most; i++) {
    const j = i + dice.below(pool.length - i)
    const card = pool[i]!
    pool[i] = pool[j]!
    pool[j] = card
  }
  return pool.slice(0, most).join('')
}
